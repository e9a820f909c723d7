# A revelação: o que se diz entre as cartas, o resultado e o que valia cada jogada. $chance é quão provável um número parecia.

show-you = Você
show-yours = E agora, a sua própria carta…
show-the-last = E agora, a carta de { $name }…
show-the-middle = E agora, a carta do meio…
show-sum = { $sum } = { $total }, e foi dito { $number }.
show-sum-alone = { $total }, e foi dito { $number }.
show-exact = Exatamente { $total }!
show-near = Um a mais!
show-huge = Que blefe: { $gap } a mais!
show-last-life = Mais um coiote e { $name } está fora.
show-last-life-you = Mais um coiote e você está fora.
show-last-eye = { $name } só tem mais um olho.
show-last-eye-you = Você só tem mais um olho.
show-now = { $card }, agora { $value }
show-gone = { $card }, retirada
show-dark = { $card }, agora vale 0
show-stay = Toque para ficar aqui.
show-again = Rever a última rodada
verdict-safe-held = { $number } parecia seguro ({ $chance }), e era.
verdict-safe-failed = { $number } parecia seguro ({ $chance }): que azar.
verdict-safe-passed = { $number } parecia seguro ({ $chance }) e era demais, mas ninguém gritou.
verdict-fair-held = { $number } era uma boa aposta ({ $chance }), e se confirmou.
verdict-fair-failed = { $number } era uma boa aposta ({ $chance }), e não se confirmou.
verdict-fair-passed = { $number } era uma boa aposta ({ $chance }) e era demais, mas ninguém gritou.
verdict-bluff-held = { $number } era um blefe ({ $chance }), e mesmo assim se confirmou.
verdict-bluff-failed = { $number } era um blefe ({ $chance }), e foi pego.
verdict-bluff-passed = { $number } era um blefe ({ $chance }), e ninguém percebeu.
verdict-call-good-right = Gritar parecia certo ({ $chance }), e era.
verdict-call-good-wrong = Gritar parecia certo ({ $chance }): que azar, { $number } se confirmou.
verdict-call-bold-right = Gritar foi ousado ({ $chance }), e deu certo.
verdict-call-bold-wrong = Gritar foi precipitado ({ $chance }): { $number } se confirmou.
settings-pace = Ritmo da contagem
settings-pace-calm = calmo
settings-pace-normal = normal
settings-pace-fast = rápido

## O que se diz ao abrir as cartas.

show-title = A contagem da rodada { $round }
show-number = Dito
show-total = Total
show-pile = do monte
show-coyotes = { $name }: { $count } de { $of } coiotes
show-on = Continuar
show-skip = Pular

## O fim de um jogo: a colina, a imagem para compartilhar e a repetição que avança sozinha.

end-hill = { $name } uiva para a lua em uma colina, acima dos outros.
end-places = A alcateia
end-picture = Compartilhar a imagem
end-picture-saved = A imagem foi salva.
end-more = Mais
replay-page-play = Reproduzir
replay-page-pause = Pausar
replay-page-keys = Teclas: ← e → para um passo, Page Up e Page Down para uma rodada, espaço para reproduzir ou pausar.
replay-page-yours = { $name } (você)

## O que se vê depois de um jogo: cada jogada com sua probabilidade, os prêmios e quem ousou o quê. $chance é o que via quem jogou.

award-boldest-bluff = O blefe mais ousado
award-boldest-bluff-why = { $name } disse { $number } com probabilidade de { $chance }, e colou.
award-best-call = O melhor grito
award-best-call-why = { $name } gritou “Coyote!” para o { $number } de { $other } e acertou, com probabilidade de { $chance }.
award-luckiest-escape = Escapou por um triz
award-luckiest-escape-why = O { $number } de { $name } era alto demais, e { $other } deixou passar: um grito teria probabilidade de { $chance }.
award-steadiest-nerve = Nervos de aço
award-steadiest-nerve-why = { $name } blefou { $bluffs } vezes, e ninguém pegou.
award-false-alarm = Alarme falso
award-false-alarm-why = { $name } gritou “Coyote!” para o { $number } de { $other } com probabilidade de { $chance }. O número se confirmou.
award-hard-luck = Que azar
award-hard-luck-why = { $name } disse { $number } com probabilidade de { $chance }. { $other } gritou, e o número não se confirmou.
review-caption = O que foi dito, a probabilidade que tinha para quem disse (de o número se confirmar, de o grito acertar) e o total.
review-round = Rodada { $round }
review-held = total { $total }, confirmado
review-too-high = total { $total }, alto demais
review-right = total { $total }, acertou
review-wrong = total { $total }, errou
review-awards = Prêmios
review-award = { $award }: { $why }
review-nobody = Desta vez ninguém mereceu um.
review-bravery = Quem ousou o quê
dared-declarations = números
dared-mean-chance = seguros
dared-bluffs = blefes
dared-caught = pegos
dared-calls = gritos
dared-right = certos

## Prêmios que citam quem lê

award-boldest-bluff-why-you = Você disse { $number } com probabilidade de { $chance }, e colou.
award-best-call-why-you = Você gritou “Coyote!” para o { $number } de { $other } e acertou, com probabilidade de { $chance }.
award-best-call-why-at-you = { $name } gritou “Coyote!” para o seu { $number } e acertou, com probabilidade de { $chance }.
award-luckiest-escape-why-you = O seu { $number } era alto demais, e { $other } deixou passar: um grito teria probabilidade de { $chance }.
award-luckiest-escape-why-at-you = O { $number } de { $name } era alto demais, e você deixou passar: um grito teria probabilidade de { $chance }.
award-steadiest-nerve-why-you = Você blefou { $bluffs } vezes, e ninguém pegou.
award-false-alarm-why-you = Você gritou “Coyote!” para o { $number } de { $other } com probabilidade de { $chance }. O número se confirmou.
award-false-alarm-why-at-you = { $name } gritou “Coyote!” para o seu { $number } com probabilidade de { $chance }. O número se confirmou.
award-hard-luck-why-you = Você disse { $number } com probabilidade de { $chance }. { $other } gritou, e o número não se confirmou.
award-hard-luck-why-at-you = { $name } disse { $number } com probabilidade de { $chance }. Você gritou, e o número não se confirmou.

## Um jogo terminado, revisto pelos olhos de quem se quiser.

replay-page-title = Rever um jogo
replay-page-about = Todo jogo terminado pode ser revisto jogada por jogada, pelos olhos de qualquer pessoa que estava na mesa.
replay-page-which = O link ou o nome do jogo
replay-page-open = Ver
replay-page-none = Este jogo não pode ser mostrado
replay-page-eyes = Pelos olhos de quem?
replay-page-watcher = De ninguém: só assistir
replay-page-hidden = Uma carta que estes olhos não veem
replay-page-begin = O jogo está prestes a começar.
replay-page-place = Jogada { $place } de { $of }
replay-page-back = Jogada anterior
replay-page-next = Próxima jogada
replay-page-round-back = Rodada anterior
replay-page-round-next = Próxima rodada
replay-page-go = Mostrar essa jogada
replay-page-seat = Nome
replay-page-chance-number = Para { $name }, { $number } tinha probabilidade de { $chance }.
replay-page-chance-number-you = Para você, { $number } tinha probabilidade de { $chance }.
replay-page-chance-call = Para { $name }, gritar contra { $number } tinha probabilidade de { $chance }.
replay-page-chance-call-you = Para você, gritar contra { $number } tinha probabilidade de { $chance }.
replay-page-later = revelado após a contagem
replay-page-curve = Os totais que { $name } podia esperar
replay-page-curve-holds = { $number }: probabilidade de { $chance }
replay-page-total = total { $total }
replay-page-no-spoilers = Quem ganha e quem mereceu um prêmio só se vê no fim.
replay-page-to-end = Ir ao fim
replay-page-share = Compartilhar este momento
replay-page-copied = Link copiado.

## O que diz `verify`. Uma época vai de um embaralhamento de todas as cartas até o seguinte.

fair-epochs = Épocas, de um embaralhamento de todas as cartas até o seguinte: { $number }
fair-shuffles = Embaralhamentos refeitos: { $number }
fair-cards = Cartas dadas, compradas e viradas, todas como embaralhadas: { $number }
fair-seeds = Sementes de quem jogou, todas como prometidas: { $number }
fair-without = Lugares sem semente, época por época: { $number }
fair-withheld = { $number ->
    [1] Um deles prometeu uma semente e não a mostrou: a pessoa saiu, ou o servidor a deixou de fora.
   *[other] { $number } deles prometeram uma semente e não a mostraram: as pessoas saíram, ou o servidor as deixou de fora.
}
fair-alone = { $number ->
    [1] Em uma época ninguém deu semente: ali o servidor poderia ter escolhido as cartas.
   *[other] Em { $number } épocas ninguém deu semente: ali o servidor poderia ter escolhido as cartas.
}
fair-not-over = O jogo não acabou. O que foi dado até agora está conferido.
fair-good = As cartas do jogo { $game } são as que suas sementes decidiram.
fair-wrong = { $file } não prova que as cartas foram dadas de forma justa. Guarde o arquivo e mostre a quem jogou com você.
fair-next = Baixe de novo a prova do jogo do servidor que deu as cartas e passe-a sem mudar nada; ou - para a entrada padrão.
unfair-not-json = Isto não é JSON (linha { $line }).
unfair-malformed = Isto não é uma prova: em { $where } deveria haver { $expected }.
unfair-record-refused = As regras recusam a linha { $line } do jogo: { $reason }
unfair-record-rewritten = O registro do jogo não está na forma em que o servidor o escreve.
unfair-deck-differs = O baralho não é o desta mesa.
unfair-epochs-number = Épocas no arquivo: { $epochs }; no jogo: { $expected }.
unfair-shuffles-number = Época { $epoch }: embaralhamentos no arquivo: { $shuffles }; no jogo: { $expected }.
unfair-seats-differ = Época { $epoch }: nem todos os lugares aparecem uma vez, em ordem, com semente ou sem.
unfair-server-commit-differs = Época { $epoch }: a semente do servidor não é a que ele prometeu.
unfair-commit-missing = Época { $epoch }: { $name } deu uma semente sem ter prometido antes.
unfair-commit-differs = Época { $epoch }: a semente de { $name } não é a prometida.
unfair-commit-copied = Época { $epoch }: { $name } fez a mesma promessa que { $other }; uma semente conta duas vezes.
unfair-seed-copied = Época { $epoch }: { $name } deu a mesma semente que { $other }; uma semente conta duas vezes.
unfair-cards-differ = Época { $epoch }, embaralhamento { $shuffle }: as cartas embaralhadas não são as que estavam no monte.
unfair-root-differs = Época { $epoch }, embaralhamento { $shuffle }: as sementes dão uma ordem diferente da que foi selada.
unfair-starter-differs = { $name } começou, mas o sorteio tinha escolhido { $expected }.
unfair-deal-differs = Rodada { $round }: do monte saiu { $card }, mas em cima estava { $expected } (época { $epoch }, embaralhamento { $shuffle }, posição { $position }).
