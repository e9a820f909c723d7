# Como se chamam as cartas. Entre parênteses, o que se digita.

card-number = { $card }
card-mystery = mistério (?)
card-discard = ladrão
card-flip = espelho
card-cancel = eclipse
card-double = eco
card-night = noite
card-typed = { $name } ({ $token })
card-mystery-begins = O mistério (?)
card-discard-begins = O ladrão
card-flip-begins = O espelho
card-cancel-begins = O eclipse
card-double-begins = O eco
card-night-begins = A noite

## A contagem, passo a passo. $cards são as cartas atingidas, $sum é quanto valem todas depois do passo.

count-cards = Cartas: { $cards }
count-start = Todos os números juntos: { $sum }
count-mystery = O mistério (?) vira { $cards }: { $sum }
count-mystery-none = O mistério (?) não acha carta para virar e vale 0: { $sum }
count-discard = O ladrão sai e leva { $cards }: { $sum }
count-discard-none = O ladrão não acha carta verde para levar: { $sum }
count-flip = O espelho deixa { $cards } negativo: { $sum }
count-flip-none = O espelho não acha carta verde para inverter: { $sum }
count-cancel = O eclipse faz { $cards } valer 0: { $sum }
count-cancel-none = O eclipse não acha carta verde: { $sum }
count-double = O eco dobra { $cards }: { $sum }
count-double-none = O eco não acha nada para dobrar: { $sum }
count-night = A noite vale 0: { $sum }
count-total = Total: { $total }
count-reshuffle = A noite apareceu: depois desta rodada, todas as cartas são embaralhadas de novo.

## Palavras que dependem do que há na caixa: a resposta própria de uma opção, e o que uma carta faz onde falta outra.

value-nothing-empty_pile = fica vazio
value-nothing-no_green = não acontece nada
value-round-masks_per = uma vez por rodada
learn-card-double-without-flip = faz cada carta verde contar em dobro.

## De onde vem o que sabemos de uma caixa e quão certo é.

sources-title = De onde sabemos isto
source-line = { $parts }: { $origin } ({ $certainty })
part-seats = número de pessoas
part-deck = as cartas
part-count = a contagem
part-numbers = o que se pode dizer
part-lives = quando se fica fora
part-starter = quem começa a rodada seguinte
part-powers = as regras extras
part-coins = quantas moedas há de cada tipo
origin-booklet = impresso no manual
origin-reconstruction = nossa reconstrução
origin-owners = segundo donos e lojas
origin-program = tirado de outro programa
origin-as-2003 = não se sabe, por isso como na caixa de 2003
certainty-sure = certo
certainty-likely = provável
certainty-guess = um palpite nosso

## Cada opção em uma linha; onde os manuais se calam, vale o padrão.

option-coins = oito moedas na mesa, cada uma boa para um truque por rodada
option-specials = cada pessoa tem { $piece ->
    [mask] uma máscara
    [twig] um graveto
   *[token] uma ficha
} para uma ação especial por rodada
option-out_at = com quantos coiotes se fica fora
option-least_number = o menor número que pode abrir uma rodada
option-highest_number = o maior número que pode ser dito
option-feathers = com quantas penas se joga
option-deck = um baralho só seu, na forma CARDxCOUNT …
option-coin_counts = quantas moedas de cada tipo, na forma COINxCOUNT …
option-mystery_special = uma especial virada por um mistério age, ou não faz nada
option-mystery_chain = um mistério virado por um mistério vira mais uma carta
option-empty_pile = um monte que acaba no meio da rodada é refeito com o descarte, ou fica vazio
option-turned_cards = cartas viradas por um mistério vão para o descarte, ou voltam ao monte
option-night_reshuffle = a noite faz embaralhar como quer que apareça, ou só se foi contada ou trocada
option-no_green = { $cards }: sem carta verde não acontece nada, ou o efeito vai para a carta vermelha mais alta, ou para a de número mais alto, também um 0
option-ties = se várias cartas são as mais altas, o efeito atinge uma, ou todas
option-discard_first = o ladrão age antes do espelho
option-starter_out = se quem deveria começar está fora, começa quem vem depois, ou quem vem antes
option-opening_skip = quem começa pode usar a moeda de salto
option-call_after_skip = pode-se gritar “Coyote!” mesmo que alguém no meio não tenha dito nada
option-back_to_declarer = quando a vez volta a quem disse o número, é preciso subir, ou a rodada acaba
option-sit_out = quem acerta o palpite fica de fora até o fim da rodada
option-call_after_coin = pode-se gritar “Coyote!” na mesma vez depois de uma moeda
option-agree_makes = o número passa a ser de quem concorda, ou só é passado adiante
option-double_lasts = dobrar vale por uma jogada, ou por toda a rodada
option-again_on_agreed = pode-se dizer “mude” de um número com que alguém concordou
option-specials_with_two = pode-se usar { $piece ->
    [mask] máscaras
    [twig] gravetos
   *[token] ações especiais
} quando restam duas pessoas
option-doubles = o eco dobra as cartas verdes, ou o total inteiro, também as vermelhas
option-masks_per = { $piece ->
    [mask] uma máscara
    [twig] um graveto
   *[token] uma ficha
} vale uma vez por rodada, ou uma vez por jogo
