# Ce que la ligne de commande affiche autour des événements et des comptes.
replay-game = { $edition }, { $seats } places : { $names }
replay-through = Ce que { $name } a vu ; « tu », c’est { $name }.
replay-standing = Coyotes : { $standing }
replay-in-progress = La partie n’est pas finie. C’est à { $name } de jouer.
replay-waits = La partie n’est pas finie. C’est au Donneur.
replay-error = { $file }, ligne { $line } : { $message } [{ $code }]
replay-error-file = { $message } [{ $code }]
simulate-summary = { $games ->
    [one] Une partie ({ $edition }) à { $seats } places, graine { $seed } :
   *[other] { $games } parties ({ $edition }) à { $seats } places, graine { $seed } :
}
simulate-rounds = manches par partie
simulate-moves = coups par partie
simulate-calls = « Coyote ! » criés à raison
simulate-wins = victoires par place
editions-seats = places : de { $least } à { $most }
editions-seats-more = et de { $least } à { $most } avec deux boîtes mais un seul paquet
editions-deck = { $size } cartes : { $cards }
editions-order = ordre du décompte : { $order }
editions-out-at = hors jeu à { $out_at } coyotes
editions-least = plus petit nombre : { $least }
editions-least-none = n’importe quel nombre entier peut ouvrir une manche
editions-coins = pièces : { $coins }
editions-specials = actions spéciales : { $specials }
editions-rulings = Points de règle que chaque table peut changer (valeur par défaut en premier) :
serve-open = Coyote est ouvert à l’adresse { $address }
serve-end = Ctrl-C l’arrête. Les tables restent et reprennent au prochain démarrage.
serve-port = Impossible d’ouvrir { $host }, port { $port } : { $reason }. Coyote tourne peut-être déjà ? Sinon, choisis un autre port avec --port.
serve-host = Coyote ne peut pas écouter sur { $host } : { $reason }. Choisis avec --host une adresse de cette machine, ou 0.0.0.0 pour toutes.
serve-unfit = { $value } ne convient pas après { $option } : cela devrait ressembler à { $example }.
error-file = Impossible de lire { $file } : { $reason }
error-write = { $file } ne peut pas être écrit : { $reason }
error-extra = { $command } a besoin de l’extra [{ $extra }], car { $package } n’est pas installé ici : pip install "coyote-game[{ $extra }]"
odds-holds = { $number } a { $chance } de chances de tenir.
odds-best = jusqu’à { $number }, au moins { $chance } de chances de tenir
editions-any = chaque table peut avoir de 2 à 12 places et convenir de 1 à 99 coyotes
backup-done = { $tables ->
    [1] Une table est
   *[other] { $tables } tables sont
} dans { $file }. Personne d’autre que toi ne peut le lire : il contient les graines des parties en cours.
restore-done = { $tables ->
    [1] Une table est
   *[other] { $tables } tables sont
} dans { $database }. Lance le serveur avec --database { $database }
doctor-fine = { $tables ->
    [0] Il n’y a encore aucune table.
    [1] Une table est intacte.
   *[other] { $tables } tables sont intactes.
}
doctor-healthy = Tout va bien.
doctor-database = La base dit : { $said }
doctor-older = { $database } vient d’un Coyote plus ancien. Lance le serveur une fois pour la mettre à jour, puis relance « { $coyote } doctor ».
doctor-log-empty = La table { $table } n’a pas de journal : un serveur a été arrêté pendant son ouverture. Personne n’a pu s’y asseoir.
doctor-rows-unreadable = Table { $table } : la base ne peut pas lire son journal. Restaure-la depuis une sauvegarde.
doctor-log-broken = Table { $table } : l’entrée { $seq } manque ou n’est plus ce qui a été écrit. Restaure-la depuis une sauvegarde.
doctor-deed-unreadable = Table { $table } : l’entrée { $seq } est incompréhensible. Vient-elle d’un Coyote plus récent ?
doctor-replay-fails = Table { $table } : son journal est entier mais ne peut pas être rejoué. Signale-le, s’il te plaît.
doctor-seed-missing = Table { $table } : la graine de l’entrée { $seq } manque ; la partie ne peut pas continuer. Restaure-la depuis une sauvegarde.
doctor-seed-differs = Table { $table } : la graine de l’entrée { $seq } n’est pas celle qui était promise ; la partie ne peut pas continuer. Restaure-la depuis une sauvegarde.
serve-home = Il n’y a pas de dossier personnel pour la base ({ $reason }). Dis où la garder avec --database FICHIER
