# O que o servidor lembra de um convidado: meus jogos, progresso, escada e mudança de aparelho.
memory-games = Meus jogos
memory-finished = Terminados
memory-back = Voltar à mesa
memory-with = com { $names }
memory-won = Vitória
memory-place = { $place }º lugar de { $seats }
memory-replay = Ver de novo
progress-title = Seu progresso
progress-about = Fica neste servidor e em nenhum outro lugar. “Me esqueça”, nos ajustes, apaga tudo.
progress-none = Nada ainda: aqui conta o primeiro jogo que você jogar até o fim.
progress-games = { $number ->
    [1] jogo
   *[other] jogos
}
progress-wins = { $number ->
    [1] vitória
   *[other] vitórias
}
progress-right = { $number ->
    [1] grito certo
   *[other] gritos certos
}
progress-held = { $number ->
    [1] blefe que passou
   *[other] blefes que passaram
}
progress-streak = { $number ->
    [1] vitória seguida
   *[other] vitórias seguidas
}
progress-longest = recorde de vitórias seguidas
progress-best = Seu blefe mais ousado que passou: { $number }, com probabilidade de { $chance }.
progress-pending = Alguns jogos ainda não foram contados. Olhe de novo daqui a pouco.
progress-feats = Façanhas
progress-new-feat = Nova: { $feat }
progress-of = { $have } de { $need }
feat-first-howl = Primeiro uivo
feat-first-howl-about = Vença um jogo.
feat-regular = Em casa junto à fogueira
feat-regular-about = Jogue dez jogos até o fim.
feat-pack-leader = Líder da alcateia
feat-pack-leader-about = Vença dez jogos.
feat-three-moons = Três luas
feat-three-moons-about = Vença três jogos seguidos.
feat-keen-ear = Ouvido apurado
feat-keen-ear-about = Acerte 25 gritos.
feat-stone-face = Cara de pedra
feat-stone-face-about = Faça passar 25 blefes.
feat-moonshot = Rumo à lua
feat-moonshot-about = Faça passar um blefe com probabilidade abaixo de 10%.
feat-decorated = Chuva de prêmios
feat-decorated-about = Ganhe quatro prêmios diferentes.
ladder-title = Contra quem você joga?
ladder-about = Vença, e na próxima vez vêm bots mais fortes. Você também pode escolher.
ladder-rung = Três bots: { $name }
ladder-here = seu degrau
ladder-beaten = vencido
move-title = Continuar em outro aparelho
move-about = Seu apelido, seus jogos e seu progresso vão para lá, e este aparelho os esquece. O código vale uma vez só, por { $minutes } minutos.
move-make = Mostrar um código
move-code = Código
move-how = Aponte a câmera do outro aparelho para a imagem, ou abra { $address } nele e digite o código.
move-qr = Código QR que leva você para o aparelho que o lê
move-in-title = Trazer meu progresso de outro aparelho
move-in-about = Digite o código que o outro aparelho mostra. Quem jogava aqui até agora fica para trás: este aparelho esquece essa pessoa.
move-in-code = O código do outro aparelho
move-in-go = Continuar aqui
move-in-done = Você é { $name } de novo.
server-guest-moved = Você foi para outro aparelho. Aqui você pode começar de novo.
server-move-unknown = Este código não vale, ou não vale mais. Peça um novo no outro aparelho.
home-progress = Seu progresso
home-progress-about = Vitórias, façanhas e outro aparelho
memory-more = Ver mais
