# Em volta da fogueira: a roda, a mão, moedas e ações especiais, o fim entre bots.
ring-clockwise = A vez passa no sentido horário.
ring-other-way = A vez passa no sentido anti-horário.

card-ask = O que { $name } tem na cabeça
card-ask-middle = A carta do meio
card-about-positive = { $card }: soma { $card } ao total.
card-about-negative = −{ $card }: tira { $card } do total.
card-about-zero = Um zero não soma nada ao total.
card-about-special = { $card } { $about }
card-about-own = A sua própria carta: todos a veem, menos você.
card-about-hidden = Uma carta que não se vê daqui.
card-first = Carta nova. { $about }
seat-piece = { $piece }: ainda por usar.
seat-piece-spent = { $piece }: já usou nesta rodada.

play-prepare = Prepare o seu número
play-prepare-late = Os outros já passaram desse número.
play-guess-sure-title = Tem certeza?
play-guess-sure = Você diz que a sua carta é: { $card }. Se errar, leva um coiote. Não dá para voltar atrás.
play-guess-go = Sim: { $card }
play-guess-back = Outra carta
play-power-sure-title = Usar agora?
play-power-sure = Não dá para voltar atrás.
play-power-go = Sim: { $power }
play-powers-wait = Você pode usar quando for a sua vez.
play-piece-ready = você ainda pode usar
play-piece-spent = você já usou nesta rodada
deck-specials = O que fazem as cartas especiais
rules-here = As regras desta mesa
rules-here-read = Ler aqui as regras
leave-sure = Sair deste jogo? Um bot joga por você; você pode voltar com o mesmo link.
leave-sure-out = Sair desta mesa? Você está fora, então ninguém espera por você; dá para voltar com o mesmo link.
leave-go = Sim, sair
leave-stay = Ficar
out-to-the-end = Até o fim
out-to-the-end-about = Só restam bots: eles terminam em um instante.
out-new-game = Novo jogo
out-new-game-sure = Ir para uma nova mesa com as mesmas regras? Aqui os outros continuam sem você.

settings-theme-system = Igual ao sistema
setting-box = Que caixa você tem?
setting-box-none = Nenhuma? Escolha a primeira: é a mais fácil para começar.
setting-clock-sum = Cada jogada tem { $turn } segundos. Quem precisa de mais gasta a sua reserva: { $bank } segundos para o jogo todo.
setting-turn-each = { $seconds ->
    [1] { $seconds } segundo por jogada
   *[other] { $seconds } segundos por jogada
}
headband-how = Como funciona
headband-how-wear = Cada um põe o telefone na testa: ele mostra a carta aos outros.
headband-how-say = Os números são ditos em voz alta, um de cada vez.
headband-how-type = Quem baixar o telefone primeiro digita o número, ou alguém digita no aparelho que está na mesa: basta uma pessoa.
headband-dead = O telefone de { $name } apagou, e ninguém vê essa carta. A rodada continua: digam os números em voz alta e digitem os de { $name }; a carta conta mesmo assim.

table-not-only-bots = Ainda há pessoas no jogo, e só os bots se apressam.
