# Palavras que dependem do que há na caixa: a resposta própria de uma opção, e o que uma carta faz onde falta outra.
value-nothing-empty_pile = fica vazio
value-nothing-no_green = não acontece nada
value-round-masks_per = uma vez por rodada
learn-card-double-without-flip = faz cada carta verde contar em dobro.
