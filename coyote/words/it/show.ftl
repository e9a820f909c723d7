# Che cosa dice lo scoprire le carte; i passi sono in count.ftl, gli eventi in events.ftl.
show-title = Il conteggio della mano { $round }
show-number = Detto
show-total = Totale
show-pile = dalla pila
show-coyotes = { $name }: { $count } coyote su { $of }
show-on = Avanti
show-skip = Salta
