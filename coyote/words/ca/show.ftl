# El que diu el destapament; els passos són a count.ftl, els fets a events.ftl.
show-title = El recompte de la ronda { $round }
show-number = Declarat
show-total = Total
show-pile = de la pila
show-coyotes = { $name }: { $count } coiots de { $of }
show-on = Continua
show-skip = Salta
