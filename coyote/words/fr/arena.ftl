# L’arène.
arena-summary = { $games ->
    [one] Une partie de { $edition } à { $seats } places, graine { $seed } :
   *[other] { $games } parties de { $edition } à { $seats } places, graine { $seed } :
}
arena-legend = Victoires par place avec leur intervalle à 99 % (équitable : { $fair }) et classements.
arena-unknown = Il n’y a pas de bot « { $name } ». Il y a : { $names }. Ton propre bot s’indique par son chemin : ./{ $name }
arena-plot-title = { $games ->
    [one] Une partie de { $edition }, { $seats } places
   *[other] { $games } parties de { $edition }, { $seats } places
}
arena-plot-axis = victoires par place ; trait épais 95 %, trait fin 99 %
arena-plot-fair = équitable : { $fair }
arena-stand-ins = { $name } : coups joués par un autre bot : { $moves } sur { $all } ({ $why }).
arena-mostly = { $name } n’a pas joué lui-même la plupart de ses coups : ce résultat est celui de l’autre bot.
arena-attack = L’attaque gagne { $points } points de plus qu’une part équitable (sûr à 95 % : de { $low } à { $high }).
arena-bits = Bits encore ouverts sur la carte de qui écoute, avant et après le premier nombre, et ce que révèle chaque coup suivant ; { $rounds } manches :
