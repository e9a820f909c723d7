# Ce que dit `verify`. Une époque va d’un mélange de toutes les cartes au suivant.
fair-epochs = Époques, d’un mélange de toutes les cartes au suivant : { $number }
fair-shuffles = Mélanges refaits : { $number }
fair-cards = Cartes distribuées, piochées et retournées, toutes conformes au mélange : { $number }
fair-seeds = Graines des joueurs, toutes conformes à l’engagement : { $number }
fair-without = Places sans graine, époque par époque : { $number }
fair-withheld = { $number ->
    [one] Une d’elles s’était engagée sur une graine et ne l’a pas montrée : le joueur est parti, ou le serveur l’a écartée.
   *[other] { $number } d’entre elles s’étaient engagées sur une graine et ne l’ont pas montrée : les joueurs sont partis, ou le serveur les a écartées.
}
fair-alone = { $number ->
    [one] Dans une époque, aucun joueur n’a donné de graine : là, le serveur aurait pu choisir les cartes.
   *[other] Dans { $number } époques, aucun joueur n’a donné de graine : là, le serveur aurait pu choisir les cartes.
}
fair-not-over = La partie n’est pas finie. Ce qui a été distribué jusqu’ici a été vérifié.
fair-good = Les cartes de la partie { $game } sont celles que ses graines avaient décidées.
fair-wrong = { $file } ne prouve pas une donne honnête. Garde le fichier et montre-le à celles et ceux qui ont joué avec toi.
fair-next = Reprends la preuve de la partie sur le serveur qui a distribué et donne-la telle quelle ; ou - pour l’entrée standard.
unfair-not-json = Ce n’est pas du JSON (ligne { $line }).
unfair-malformed = Ce n’est pas une preuve : à { $where }, il faudrait { $expected }.
unfair-record-refused = Les règles refusent la ligne { $line } de la partie : { $reason }
unfair-record-rewritten = La partie n’est pas notée sous la forme dans laquelle le serveur l’écrit.
unfair-deck-differs = Le paquet n’est pas celui de cette table.
unfair-epochs-number = Il y a { $epochs } époques, mais la partie en compte { $expected }.
unfair-shuffles-number = L’époque { $epoch } a { $shuffles } mélanges, mais il y en a { $expected } dans la partie.
unfair-seats-differ = Époque { $epoch } : chaque place devrait figurer une fois, dans l’ordre, avec ou sans graine.
unfair-server-commit-differs = Époque { $epoch } : la graine du serveur n’est pas celle de son engagement.
unfair-commit-missing = Époque { $epoch } : { $name } a donné une graine sans engagement préalable.
unfair-commit-differs = Époque { $epoch } : la graine de { $name } n’est pas celle de l’engagement.
unfair-commit-copied = Époque { $epoch } : { $name } a le même engagement que { $other } ; une graine compte donc deux fois.
unfair-seed-copied = Époque { $epoch } : { $name } a donné la même graine que { $other } ; une graine compte donc deux fois.
unfair-cards-differ = Époque { $epoch }, mélange { $shuffle } : les cartes mélangées ne sont pas celles de la pioche.
unfair-root-differs = Époque { $epoch }, mélange { $shuffle } : les graines donnent un autre ordre que celui qui a été scellé.
unfair-starter-differs = { $name } a commencé, mais le sort avait désigné { $expected }.
unfair-deal-differs = Manche { $round } : { $card } est sortie de la pioche, mais il y avait { $expected } au-dessus (époque { $epoch }, mélange { $shuffle }, position { $position }).
