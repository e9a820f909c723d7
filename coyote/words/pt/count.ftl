# A contagem, passo a passo. $cards são as cartas atingidas, $sum é quanto valem todas depois do passo.
count-cards = Cartas: { $cards }
count-start = Todos os números juntos: { $sum }
count-mystery = O mistério (?) vira { $cards }: { $sum }
count-mystery-none = O mistério (?) não acha carta para virar e vale 0: { $sum }
count-discard = O ladrão (discard) sai e leva { $cards }: { $sum }
count-discard-none = O ladrão (discard) não acha carta verde para levar: { $sum }
count-flip = O espelho (flip) deixa { $cards } negativo: { $sum }
count-flip-none = O espelho (flip) não acha carta verde para inverter: { $sum }
count-cancel = O eclipse (cancel) faz { $cards } valer 0: { $sum }
count-cancel-none = O eclipse (cancel) não acha carta positiva: { $sum }
count-double = O eco (double) dobra { $cards }: { $sum }
count-double-none = O eco (double) não acha carta verde para dobrar: { $sum }
count-night = A noite (night) vale 0: { $sum }
count-total = Total: { $total }
count-reshuffle = A noite apareceu: depois desta rodada, todas as cartas são embaralhadas de novo.
