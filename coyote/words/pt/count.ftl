# A contagem, passo a passo. $cards são as cartas atingidas, $sum é quanto valem todas depois do passo.
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
