# El que diu el destapament; els passos són a count.ftl, els fets a events.ftl.
show-title = El recompte de la ronda { $round }
show-number = Dit
show-total = Total
show-pile = de la pila
show-coyotes = { $name }: { $count } de { $of } coiots
show-on = Continua
show-skip = Salta
