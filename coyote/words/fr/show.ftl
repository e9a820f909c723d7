# Ce que dit la révélation ; les étapes sont dans count.ftl, les événements dans events.ftl.
show-title = Le décompte de la manche { $round }
show-number = Annoncé
show-total = Total
show-pile = de la pioche
show-coyotes = { $count ->
    [one] { $name } : { $count } coyote sur { $of }
   *[other] { $name } : { $count } coyotes sur { $of }
}
show-on = Continuer
show-skip = Passer
