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

## O que se compartilha à mesa: animais, toques, quem assiste, um telefone para todos, links e o primeiro jogo guiado.

animal = Seu animal
animal-gone = { $animal } (ocupado)
animal-coyote = Coiote
animal-roadrunner = Papa-léguas
animal-puma = Puma
animal-lizard = Lagarto
animal-ram = Carneiro
animal-bat = Morcego
animal-ringtail = Bassarisco
animal-snake = Cobra
animal-armadillo = Tatu
animal-toad = Sapo
table-animal-unknown = Aqui ninguém pode ser “{ $animal }”. Escolha um destes: { $animals }.
table-animal-taken = Alguém já é esse animal. Escolha outro.
event-picked = { $name } agora é outro animal.
event-picked-you = Agora você é outro animal.
name-becomes = Na mesa você se chamará { $name }.
name-needs-letters = Um nome precisa de letras ou algarismos.
nudge = Dar um toque em { $name }
table-not-slow = Só se pode dar um toque em { $name } quando for a vez dessa pessoa, e só a cada { $seconds } segundos.
event-nudged = { $name } dá um toque em { $target }.
event-nudged-you = Você dá um toque em { $target }.
event-nudged-at-you = { $name } dá um toque em você: é a sua vez.
watchers =
    { $number ->
        [1] { $number } pessoa assistindo
       *[other] { $number } pessoas assistindo
    }
call-me = Avise-me quando for a minha vez
call-me-about = Se você estiver em outra página, o navegador avisa que os outros esperam.
call-me-no = Agora não
call-turn = É a sua vez, junto à fogueira
call-turn-about = Os outros esperam por você.
home-pass = Um telefone para todos
home-pass-about = Passem adiante; ninguém vê a própria carta
pass-about = Todos jogam neste telefone. Quem o tem vê as cartas dos outros, nunca a própria. Passem adiante e digam quem são antes que ele mostre algo.
pass-player = Jogador { $number }
pass-add = Mais um jogador
pass-remove = Tirar
pass-hand = Passe o telefone para { $name }
pass-hand-about = Agora ninguém mais olha. O aparelho não mostra nada antes que { $name } confirme.
pass-iam = Eu sou { $name }
pass-done = Pronto
pass-again = Jogar de novo
pass-end = Terminar aqui
pass-names-alike = Cada pessoa precisa de um nome só seu.
setting-heads-handed = Um telefone que passa de mão em mão
table-handed-public = Uma mesa com um telefone para todos não pode ser pública.
preview-table = Um lugar junto à fogueira: venha jogar Coyote
preview-names = Junto à fogueira: { $names }.
preview-free = Lugares ocupados: { $taken } de { $seats }.
preview-playing = Há um jogo em andamento; você pode assistir.
preview-replay = Um jogo terminado de Coyote
preview-replay-about = Veja jogada por jogada, pelos olhos de quem você quiser.
preview-picture = Animais em volta de uma fogueira à noite, cada um com um número na cabeça que não vê
guide = Uma dica para o primeiro jogo
guide-see = As cartas que você vê somam { $sum }. A sua você não conhece.
guide-open = Comece com um número a que todas juntas certamente chegam. Quem vem depois sobe ou grita.
guide-enough = Está em { $number }, e você já vê { $sum }: subir um pouco é bastante seguro.
guide-missing = Está em { $number }. Você vê { $sum }: a sua carta teria de trazer { $missing }. Se duvidar, grite “Coyote!”
guide-off = Chega de dicas
install = Instalar Coyote
install-about = Um ícone próprio, a um toque.

## Olhos: a carta no meio, espiar, apontar e a carta Coyote; acontecimentos, recusas, páginas e regras.

event-dealt-middle = Há uma carta fechada no meio.
event-peeked = { $name } fecha um olho e espia: a carta do meio é { $card }.
event-peeked-you = Você fecha um olho e espia: a carta do meio é { $card }.
event-peeked-hidden = { $name } fecha um olho e espia a carta do meio.
event-peeked-hidden-you = Você fecha um olho e espia a carta do meio.
event-card-laid = { $name } usa a carta Coyote e põe { $card } fechada no meio.
event-card-laid-you = Você usa a carta Coyote e põe { $card } fechada no meio.
event-card-laid-hidden = { $name } usa a carta Coyote e põe mais uma carta fechada no meio.
event-card-laid-hidden-you = Você usa a carta Coyote e põe mais uma carta fechada no meio.
event-pointed = { $name } aponta para { $target }.
event-pointed-you = Você aponta para { $target }.
event-pointed-at-you = { $name } aponta para você.
event-pointed-hidden = { $name } já decidiu quem vai ganhar.
event-pointed-hidden-you = Você já decidiu quem vai ganhar.
event-eye-opened = { $name } abre um olho.
event-eye-opened-you = Você abre um olho.
event-eye-closed = { $name } fecha um olho.
event-eye-closed-you = Você fecha um olho.
event-eye-given-up-open = { $name } entrega um olho aberto.
event-eye-given-up-open-you = Você entrega um olho aberto.
event-eye-given-up-closed = { $name } entrega um olho fechado.
event-eye-given-up-closed-you = Você entrega um olho fechado.
event-coyote-card-taken = { $name } recebe a carta Coyote.
event-coyote-card-taken-you = Você recebe a carta Coyote.
event-eyes-lost = { $coyotes ->
    [1] { $name } perde um olho.
   *[other] { $name } perde { $coyotes } olhos.
}
event-eyes-lost-you = { $coyotes ->
    [1] Você perde um olho.
   *[other] Você perde { $coyotes } olhos.
}
event-reshuffled-always = Todas as cartas são embaralhadas para a próxima rodada.
event-shown-middle = o meio

option-trickster = os outros apontam para quem vai ganhar, e quem perde recebe a carta Coyote
option-out_at-eyes = com quantos olhos se começa
setting-trickster = Trickster
setting-out-at-eyes = Olhos no começo
edition-heidelbaer_2020 = Olhos, 2020
edition-heidelbaer_2020-about = 17 cartas, uma delas fechada no meio; suas vidas são olhos que podem espiar essa carta.

refusal-no-trickster-in-edition = A edição { $edition } não tem a variante Trickster: deixe a opção trickster desligada.
refusal-must-raise = Depois de espiar você precisa dizer um número maior.
refusal-no-open-eye = Você não tem nenhum olho aberto para espiar.
refusal-peek-known = No meio não há mais nada que você possa espiar.
refusal-first-turn = Na sua primeira jogada da rodada, não: diga um número.
refusal-turn-begun = Só no começo da sua vez: agora diga um número.
refusal-raise-no-room = Não dá para subir acima de { $farthest }, então espiar não adianta: grite “Coyote!”.
refusal-no-coyote-card = Você não tem a carta Coyote.
refusal-coyote-card-used = A carta Coyote já foi usada nesta rodada.
refusal-must-point = Primeiro aponte para quem vai ganhar.
refusal-point-aside = Aponte para quem gritou ou para quem disse o número.
refusal-must-give-up = Primeiro diga qual olho você entrega: um aberto ou um fechado.
refusal-not-now = Isso só pode ser feito depois de um grito, por quem for chamado a responder.
table-phones-face-down = Nesta edição alguém olha uma carta em segredo, mas um telefone na testa mostra suas cartas a todos os outros. Joguem cada um no seu aparelho.

play-peek = Espiar
play-lay = Carta Coyote
move-withdraw = Ficar de fora
move-point = Apontar
play-look-about = Espia-se antes de dizer o número: depois você precisa subir.
play-point-title = Quem vai ganhar?
play-point-about = Se acertar, você abre um olho; se errar, fecha um. Ninguém vê sua escolha antes de todos apontarem.
play-point-caller = { $name }, que gritou
play-point-declarer = { $name }, que disse { $number }
play-give-title = Qual olho você entrega?
play-give-open = Um aberto
play-give-closed = Um fechado
play-out-at-eyes = { $number ->
    [1] Um olho por pessoa
   *[other] { $number } olhos por pessoa
}
seat-eyes = Olhos abertos: { $open }; fechados: { $closed }.
seat-coyote-card = Tem a carta Coyote.
seat-pointed = Já apontou.
middle-down = Uma carta fechada no meio.
middle-yours = No meio, vista por você: { $card }.
middle-looked = Vista por { $names }.
show-middle = Meio

learn-round-loser-stays = Quem perdeu começa a próxima rodada; se ficou fora, começa a pessoa à esquerda de quem perdeu.
learn-eyes-title = Os olhos e a carta do meio
learn-eyes-deal = Antes de cada rodada todas as cartas são embaralhadas. Mais uma carta fica fechada no meio; ela conta.
learn-eyes-count = Depois de um grito todas as cartas são mostradas e contadas, também a do meio. Se o total chega ao número, quem gritou entrega um olho; se não, quem o disse. Quem ganha abre um olho fechado, se tiver algum.
learn-eyes-lives = Todos têm { $eyes } olhos, { $open } deles abertos. Quem perde entrega um, aberto ou fechado. Quem não tem nenhum está fora, e quem ficar por último ganha.
learn-eyes-peek = No começo da sua vez você pode fechar um olho aberto e espiar a carta do meio em segredo. Depois precisa subir. Quem começa não pode espiar na primeira jogada.
learn-trickster-title = Trickster
learn-trickster = Se a mesa quiser: cada um começa com { $open } olho aberto.
learn-trickster-point = Antes da contagem, todos os outros apontam para quem acham que vai ganhar. Quem acerta abre um olho; quem erra fecha um.
learn-trickster-card = Quem perde recebe a carta Coyote. Uma vez na próxima rodada, mas não na sua primeira jogada, pode, no começo da sua vez, comprar a carta de cima do monte, olhá-la em segredo e deixá-la fechada no meio, onde ela conta e ninguém pode espiar. Depois precisa subir.
count-middle-hint = Não se esqueça da carta do meio.
