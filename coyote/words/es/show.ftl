# Lo que dice la revelación; los pasos están en count.ftl, los sucesos en events.ftl.
show-title = El recuento de la ronda { $round }
show-number = Dicho
show-total = Total
show-pile = del mazo
show-coyotes = { $name }: { $count } de { $of } coyotes
show-on = Seguir
show-skip = Saltar
