# À volta do fogo: a roda, a mão, moedas e especiais, o fim entre bots.
ring-clockwise = A vez passa no sentido dos ponteiros do relógio.
ring-other-way = A vez passa no sentido contrário.

card-ask = O que { $name } leva
card-ask-middle = A carta do meio
card-about-positive = { $card }: soma { $card } ao total.
card-about-negative = −{ $card }: tira { $card } do total.
card-about-zero = Zero: não soma nada ao total.
card-about-own = A sua própria carta: todos a veem, menos você.
card-about-hidden = Uma carta que não se vê daqui.
card-first = Novidade: { $about }
seat-piece = { $piece }: ainda por usar.
seat-piece-spent = { $piece }: já usado nesta rodada.

play-prepare = Prepare o seu número
play-prepare-late = Os outros já passaram desse número.
play-guess-sure-title = Tem certeza?
play-guess-sure = Você diz que a sua carta é: { $card }. Se errar, leva um coiote. Não dá para voltar atrás.
play-guess-go = Sim: { $card }
play-guess-back = Outra carta
play-powers-wait = Use-as quando for a sua vez.
play-piece-ready = a sua está pronta
play-piece-spent = a sua já foi usada nesta rodada
deck-specials = O que fazem as cartas especiais
rules-here = As regras desta mesa
rules-here-read = Ler aqui as regras
leave-sure = Sair deste jogo? Um bot joga por você; pode voltar com o mesmo link.
leave-go = Sim, sair
leave-stay = Ficar
out-to-the-end = Até ao fim
out-to-the-end-about = Só restam bots: terminam num instante.
out-new-game = Novo jogo

settings-theme-system = Como o sistema
setting-box = Que caixa você tem?
setting-box-none = Nenhuma? Escolha a primeira: é a mais fácil para começar.
setting-clock-sum = Cada vez tem { $turn } segundos. Quem precisa de mais gasta a sua reserva: { $bank } segundos para o jogo todo.
headband-how = Como funciona
headband-how-wear = Cada um põe o telefone na testa: ele mostra a carta aos outros.
headband-how-say = Os números são ditos em voz alta, à vez.
headband-how-type = Quem baixar primeiro o telefone escreve o número, ou escreve-se no aparelho que está na mesa: basta uma pessoa.
headband-dead = O telefone de { $name } apagou-se, por isso ninguém vê essa carta. A rodada continua: digam os números em voz alta e escrevam-nos por { $name }; a carta conta na mesma.

table-not-only-bots = Ainda há pessoas no jogo, e só os bots se apressam.
