# Ce que dit la révélation ; les étapes sont dans count.ftl, les événements dans events.ftl.
show-title = Le décompte de la manche { $round }
show-number = Annoncé
show-total = Total
show-pile = de la pioche
show-coyotes = { $name } : { $count } sur { $of } coyotes
show-on = Continuer
show-skip = Passer
