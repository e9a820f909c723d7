# Olhos: a carta no meio, espiar, apontar e a carta Coyote; acontecimentos, recusas, páginas e regras.
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
