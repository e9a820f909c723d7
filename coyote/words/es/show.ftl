# Lo que dice la revelación; los pasos están en count.ftl, los sucesos en events.ftl.
show-title = El recuento de la ronda { $round }
show-number = Declarado
show-total = Total
show-pile = del mazo
show-coyotes = { $name }: { $count } coyotes de { $of }
show-on = Seguir
show-skip = Saltar
