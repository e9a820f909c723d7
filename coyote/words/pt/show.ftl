# O que se diz ao abrir as cartas; os passos estão em count.ftl, os acontecimentos em events.ftl.
show-title = A contagem da rodada { $round }
show-number = Dito
show-total = Total
show-pile = do monte
show-coyotes = { $name }: { $count } de { $of } coiotes
show-on = Continuar
show-skip = Pular
