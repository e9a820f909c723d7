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

## Ce que dit `coyote --help`. Chaque commande par la première phrase de son aide.

help-title = Coyote, le jeu de bluff de Spartaco Albertarelli.
help-about = Chacun porte un nombre sur la tête et voit tous les autres, pas le sien. Monte, ou crie « Coyote ! »
help-example-serve = jouer : ouvre la page
help-example-play = jouer ici, dans le terminal, contre des bots
help-example-score = compter une manche
help-example-replay = vérifier un relevé et le raconter
help-extra = La page demande un complément : { $command }
help-uvx = Sans rien installer : { $command }
help-checkout = Depuis les sources : { $command }, et de même pour chaque commande
help-usage = Utilisation :
help-options = Options
help-commands = Commandes
help-version = Affiche la version.
help-this = Affiche cette aide.
help-more = Pour en savoir plus sur une commande : { $command }
help-command-serve = Sert la page et ses tables.
help-command-backup = Copie une base de données dans FILE, même pendant qu’un serveur s’en sert.
help-command-restore = Restaure la sauvegarde FILE dans une base encore vide.
help-command-doctor = Lit toute une base et dit quelles tables vont bien et ce qui ne va pas chez les autres.
help-command-play = Jouer dans ce terminal : contre des bots, ou à une nouvelle table sur un serveur.
help-command-join = S’asseoir ou regarder à une table d’un serveur, dans ce terminal.
help-command-watch = Regarder une partie finie comme un film, à travers les yeux de qui l’on veut.
help-command-score = Compte une manche pas à pas.
help-command-replay = Vérifie des relevés d’après les règles et les raconte.
help-command-review = Revoit une partie, avec ce que chacun pouvait savoir.
help-command-verify = Vérifie que la donne était honnête : que personne n’a choisi les cartes.
help-command-odds = Les chances de chaque total pour qui voit ces cartes et pas la sienne.
help-command-simulate = Joue des parties entières au hasard.
help-command-arena = Fait jouer des bots entre eux et montre qui gagne.
help-command-league = Tient un championnat de bots dans un dossier : matchs, classement et une page.
help-command-bot = Vérifie ton propre bot et l’assied à une table.
help-command-mcp = Fait jouer un assistant : un serveur MCP sur l’entrée et la sortie standard.
help-command-editions = Liste les éditions avec leurs paquets, places et options.

## L’aide de chaque commande, et ce qui ne va pas dans ses arguments.

manual-database = Un fichier SQLite, ou postgresql://…  [par défaut : un fichier dans ton dossier personnel]
manual-lang = Langue de la sortie ; par défaut celle de COYOTE_LANG ou de LANG si nous la parlons, sinon l’anglais.
manual-json = Écrit un objet JSON.
manual-option = N’importe quelle option de la table (voir `editions`).
manual-full-screen = Remplit l’écran, ou parle en lignes simples, pour lecteurs d’écran et scripts.  [par défaut : ce que le terminal sait faire]
manual-seats = Combien de joueurs.
manual-edition = L’édition à jouer ; par défaut kidult_2003.
manual-turn-ms = Le temps d’un programme pour un coup.
manual-bank-ms = Sa réserve au-delà, pour toute une partie.
manual-memory-mb = Mémoire de chaque programme.
manual-workers = Combien de processus ; par défaut un par cœur. Ne change aucun résultat.
manual-dask = Emploie les workers d’un ordonnanceur Dask, tcp://…. Ne change aucun résultat.
manual-serve-1 = Sur un ordinateur portable, aucune option n’est nécessaire : tout tient dans un fichier SQLite, et seule cette machine peut entrer. Chaque coup confirmé est sur le disque : arrête le serveur par Ctrl-C ou tue-le, les tables continuent au prochain démarrage.
manual-serve-2 = Avec --lan, les amis dans la pièce scannent un code. Avec PostgreSQL, autant de processus que tu veux partagent une base ; Redis les réveille, ou PostgreSQL lui-même. Derrière un proxy qui parle HTTPS, un WebSocket n’entre que depuis une --origin de la liste, écrite exactement ainsi. Avec --turn, caméras et micros marchent aussi là où les navigateurs ne peuvent pas se joindre ; rien n’est contacté au-dehors, sauf ce que --stun ou --turn nomme.
manual-serve-3 = Le serveur ne répond que sous ses propres noms : ceux de cette machine et ceux des --origin. Un proxy doit transmettre les WebSockets (Upgrade, Connection) et le Host. /api/health dit que le processus est vivant, /api/ready s’il faut y envoyer du monde (503 pendant qu’il se vide), et /metrics compte pour Prometheus, s’il demande depuis cette machine. SIGTERM le vide : les connexions se ferment avec 1012, les clients reviennent d’eux-mêmes, et d’autres processus reprennent les horloges en dix secondes.
manual-serve-host = L’adresse où écouter.
manual-serve-port = Le port ; 0 en prend un libre.
manual-serve-lan = Laisse entrer les téléphones du même réseau : affiche l’adresse et un code QR.
manual-serve-open = Ouvre la page dans un navigateur.  [par défaut : dans un terminal]
manual-serve-redis = redis://… pour réveiller les autres processus ; sans lui, les notifications de PostgreSQL s’en chargent.
manual-serve-origin = Une autre adresse de la page, par exemple https://coyote.example
manual-serve-proxy = Se fie au X-Forwarded-For de ce proxy et d’aucun autre.
manual-serve-open-metrics = Montre /metrics à tout le monde, pas seulement à cette machine.
manual-serve-keep-days = Combien de jours on garde les tables inactives.
manual-serve-journal-level = Ce que le journal raconte.
manual-serve-stun = Les navigateurs dont la caméra ou le micro est allumé demandent leur adresse à ce serveur STUN.
manual-serve-turn = Les navigateurs qui ne peuvent pas se joindre passent par ce serveur TURN.
manual-serve-turn-secret = Le fichier du secret que le serveur TURN partage avec celui-ci.
manual-backup-1 = La sauvegarde est un fichier SQLite, quelle que soit la base, et seul son propriétaire peut le lire, car il contient les graines des parties en cours. Copier coyote.db à la main ne suffit pas : les derniers coups sont dans le fichier -wal à côté.
manual-restore-1 = Rien n’est jamais écrasé : déplace d’abord un coyote.db abîmé (et les fichiers -wal et -shm à côté). Une sauvegarde de SQLite se restaure dans PostgreSQL, et inversement. Liens et clés restent comme ils étaient.
manual-doctor-1 = Chaque journal est vérifié entrée par entrée et rejoué, et chaque graine est comparée à ce à quoi le serveur s’était engagé. Rien n’est modifié, et le serveur peut tourner. Finit avec le statut 1 si quelque chose ne va pas.
manual-play-1 = Sans options, un court dialogue demande à quoi jouer. La partie est gardée comme relevé quand elle est finie ou quittée, et --resume reprend celle qu’on a quittée. Avec --server, la table s’ouvre là-bas, et son lien et son code QR s’affichent.
manual-play-2 = En lignes simples, tape un nombre pour l’annoncer, "coyote" pour crier, et "help" pour le reste.
manual-play-edition = Quelle édition jouer.
manual-play-seats = Combien de joueurs, en te comptant.
manual-play-mind = Qui joue contre toi ; à répéter pour chaque place.
manual-play-name = Comment tu t’appelles.
manual-play-seed = Redonne les mêmes cartes : même graine et mêmes coups, même partie.
manual-play-save = Où garder la partie.  [par défaut : dans ton dossier personnel]
manual-play-resume = Reprend une partie quittée ; sans FILE, la dernière.
manual-play-server = Ouvre une table là-bas, où tes amis peuvent venir.
manual-join-1 = Une connexion perdue revient d’elle-même, et qui s’en va revient à la même place avec la même commande : la clé de cette place est gardée dans ton dossier personnel. Avec un autre --name, tu viens comme quelqu’un d’autre.
manual-join-server = Où est la table, si tu donnes un code.
manual-join-name = Comment tu t’y appelles.  [par défaut : comme la dernière fois]
manual-join-watch = Regarder seulement, même s’il y a une place libre.
manual-watch-1 = FILE est un relevé ; une URL est le lien d’une partie à revoir sur un serveur. En lignes simples, Entrée montre le coup suivant ; "eyes NAME" regarde à travers les yeux de quelqu’un d’autre.
manual-watch-seat = À travers les yeux de ce joueur ; sans cela, comme qui regarde.
manual-score-1 = Les cartes sont des nombres entiers et les mots ?, discard, flip, cancel, double, night (le ? entre guillemets). Sans --edition, toute sorte de carte est admise, et comptée dans un ordre qui convient à toutes les éditions. Pour chaque ?, la carte retournée se nomme après --pile.
manual-score-2 = Avec --json et sans cartes, chaque ligne de l’entrée standard est une manche, avec la pioche depuis le dessus après une barre ; chaque ligne de la sortie est un objet avec total, reshuffle et steps, ou avec error et la carte en cause. Avec des cartes, un seul objet est écrit.
manual-score-edition = N’admet que les cartes de cette édition, et compte dans son ordre.
manual-score-json = Écrit du JSON ; sans cartes, lit les manches sur l’entrée standard.
manual-score-pile = La pioche depuis le dessus, à retourner pour `?` ; `none` si elle était vide.
manual-replay-1 = FILE - est l’entrée standard. Finit avec le statut 1 si un relevé est refusé ; l’erreur nomme la ligne, un code stable et ce qui était attendu.
manual-replay-seat = Ne raconte que ce que ce joueur a vu.
manual-replay-json = Un objet JSON par relevé.
manual-replay-many = Un texte contient plusieurs relevés, séparés par des lignes `---` ; sans FILE, c’est -.
manual-review-1 = Quelle chance avait chaque nombre et chaque cri pour la personne qui l’a lancé, et qui a mérité quel prix ? FILE est un relevé, - est l’entrée standard. La chance qu’un nombre tienne, ou qu’un cri soit juste, est exacte, et découle de ce que ce joueur voyait à ce moment. Les manches inachevées sont laissées de côté.
manual-verify-1 = FILE est la preuve d’une partie, - est l’entrée standard ; une URL est l’endroit où un serveur garde la partie, comme le lien qui sert à la revoir. Chaque engagement est vérifié, chaque mélange est refait depuis les graines, et chaque carte de la partie est comparée au résultat ; docs/fair-deal.md dit ce que cela prouve et ce que cela ne prouve pas. Finit avec le statut 1 si quelque chose ne va pas.
manual-odds-edition = L’édition ; par défaut la première qui a un tel paquet (voir `editions`).
manual-odds-feathers = La taille du paquet, dans les éditions qui en ont plusieurs.
manual-odds-see = Ce que tu vois sur les autres têtes.
manual-odds-open = Ce qui est face visible sur la table et compte.
manual-odds-middle = Ce que tu as vu des cartes face cachée au milieu.
manual-odds-discards = Ce qu’il y a dans la défausse.
manual-odds-declared = Le dernier nombre annoncé.
manual-odds-json = Écrit des entiers exacts en un objet JSON.
manual-simulate-1 = Les coups sont tirés au hasard, à chances égales, parmi ceux qui sont permis ; une annonce dépasse à peine la précédente.
manual-simulate-edition = L’édition à jouer.
manual-simulate-games = Combien de parties.
manual-simulate-seed = Même graine, mêmes parties, octet par octet.
manual-simulate-coins = Avec les pièces, dans les éditions qui en ont.
manual-simulate-specials = Avec les actions spéciales, dans les éditions qui en ont.
manual-simulate-out-at = Combien de coyotes mettent hors jeu ; par défaut le nombre de l’édition.
manual-simulate-record = Y écrit chaque relevé, séparés par des lignes `---` ; - est la sortie standard.
manual-arena-1 = Chaque groupe de bots qui remplit la table joue, avec les mêmes cartes, toutes les rotations des places. Un BOT est l’un des nôtres, ou le chemin d’un programme dans n’importe quel langage (docs/bots.md). Les programmes tournent avec tes droits : lance ceux d’inconnus dans un conteneur.
manual-arena-games = Au moins autant de parties ; chaque rotation est achevée.
manual-arena-seed = Même graine, même résultat.
manual-arena-against = Une place pour BOT, les autres pour ceux-ci (peut se répéter).
manual-arena-attack = Fait attaquer une table pleine de BOT par qui sait comment il joue ; sans sauts, ou sans lire les autres.
manual-arena-rollouts = Avec --attack : essais de chaque coup.
manual-arena-bits = Mesure ce que les nombres de chaque BOT apprennent aux autres sur leurs propres cartes.
manual-arena-exploit = Entraîne un nouvel élève contre une table de loups, et mesure ce qu’il gagne.
manual-arena-head-start = Avec --exploit : l’élève commence lui-même en loup.
manual-arena-lessons = Avec --exploit : combien de temps l’entraîner.
manual-arena-json = Écrit tout en un objet JSON.
manual-arena-plot = Dessine une image, .png ou .svg.
help-command-league-init = Commence un championnat dans FOLDER.
manual-league-init-seed = Même graine, même classement ; par défaut une que personne ne peut deviner.
help-command-league-add = Inscrit BOT, l’un des nôtres ou le chemin d’un programme.
manual-league-add-name = Son nom dans le championnat ; par défaut celui du bot ou du fichier.
help-command-league-run = Joue des matchs et écrit le classement. Arrête quand tu veux : aucun match fini n’est perdu.
manual-league-run-games = Jusqu’à ce que chacun ait joué autant de parties.
manual-league-run-sprt = Teste si NEW est plus fort que OLD, et s’arrête quand c’est clair.
manual-league-run-gain = Avec --sprt : de combien de pour cent.
manual-league-run-error = Avec --sprt : combien de fois il peut se tromper.
help-command-league-table = Affiche le classement, et écrit table.csv, table.json et index.html.
manual-league-table-json = Affiche le classement en JSON.
manual-bot-1 = Un bot est un programme, dans n’importe quel langage, qui lit et écrit des lignes de JSON ; docs/bots.md montre comment en écrire un en dix minutes.
help-command-bot-check = Parcourt le protocole avec PROGRAM, et explique ce qu’il dit.
help-command-bot-sit = Fait jouer PROGRAM à la table derrière LINK, là où les bots d’ailleurs sont admis.
manual-bot-sit-server = Où est la table, si LINK n’est que son code.
manual-bot-sit-name = Le nom du bot à la table ; par défaut celui de son fichier.
manual-bot-sit-games = Se lève après autant de parties ; par défaut jamais.
manual-mcp-1 = L’assistant s’assied comme un invité marqué comme bot, là où les bots d’ailleurs sont admis ; il voit ce qu’on montre à sa place et rien d’autre.
manual-mcp-2 = Ceci va dans la configuration de l’assistant :
manual-editions-json = Une liste JSON de toutes les éditions.

# Ce que click dit des arguments.
click-default = par défaut : { $default }
click-required = obligatoire
click-aborted = Interrompu !
click-error = Erreur : { $message }
click-try = Pour de l’aide : « { $command } { $option } ».
click-invalid = Valeur incorrecte : { $message }
click-invalid-for = Valeur incorrecte pour { $param_hint } : { $message }
click-missing-argument = Il manque l’argument
click-missing-option = Il manque l’option
click-missing-command = Il manque une commande.
click-choose = Choisis parmi : { $choices }
click-no-option = L’option { $name } n’existe pas.
click-no-command = La commande { $name } n’existe pas.
click-meant = Voulais-tu dire { $possibility } ?
click-meant-one-of = (Voulais-tu dire l’un de ceux-ci : { $possibilities } ?)
click-extra = Arguments en trop : { $args }
click-takes-none = L’option { $name } ne prend pas de valeur.
click-takes-one = L’option { $name } demande une valeur.
click-takes = L’option { $name } demande { $nargs } valeurs.
click-not-that = { $value } n’est pas { $choice }.
click-not-one-of = { $value } n’est pas parmi { $choices }.
click-not-a-number = { $value } n’est pas un nombre.
click-out-of-range = { $value } n’est pas dans l’intervalle { $range }.
click-no-file = { $filename } n’existe pas.
click-is-file = { $filename } est un fichier.
click-is-folder = { $filename } est un dossier.
click-unreadable = { $filename } ne peut pas être lu.
click-unwritable = { $filename } ne peut pas être écrit.

# Ce qu’une commande dit de ses propres arguments.
usage-cards = Donne les cartes à compter ; ou --json seul, pour lire des manches sur l’entrée standard.
usage-file = Donne un FILE, ou - pour l’entrée standard.
usage-option = --option { $pair } : écris NAME=VALUE, et chaque nom une seule fois.
usage-both = { $flag } et { $option } ne vont pas ensemble.
usage-workers = --workers est pour cette machine, --dask pour une grappe : n’en donne qu’un.
usage-against = --against vaut pour un seul BOT.
usage-exploit = --exploit ne marche que contre le loup : arena wolf --exploit.
usage-attack = --attack vaut pour un seul BOT : arena wolf --attack.
usage-plot = --plot écrit du .png ou du .svg.
usage-minds = --attack et --bits demandent des bots qui disent combien de fois ils jouent chaque coup, et ni pièces ni actions spéciales.
usage-rulings = --exploit n’apprend que le décompte habituel : choisis une édition et des options sans autres interprétations.

## L’arène.

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
