# Ce que dit la page, écran par écran.
#
# Un mot pour chaque chose ; tests/every/forbidden_words.py refuse les autres. On tutoie.
#   carte, plume · nombre · annoncer · monter · crier « Coyote ! » (le cri) · tenir · total · décompte
#   coyote · hors jeu · meute · manche · partie · tour, coup · place · table · hôte · bot
#   pioche, défausse · paquet · pièce (ajout, inversion, passe, échange, devinette) · action spéciale · jeton, masque, brindille
#   téléphone sur le front · graine (seed) · preuve (fairness record) · relevé (record) · journal (log) · boîte
#   œil (qu’on ouvre, ferme, sacrifie) · carte du milieu · chrono · nom · calcul des chances (coach)
#   Une chance : « 62 % de chances de tenir ». Guillemets : « … ». Espace insécable devant : et dans les guillemets,
#   espace fine insécable (U+202F) devant ; ! ? %.

# Sur chaque page
app-skip = Aller au contenu
app-name = Coyote
app-about = Un jeu de bluff au coin du feu : tout le monde voit ta carte, sauf toi.
app-not-loaded = Cette partie de la page ne s’est pas chargée. Vérifie le réseau et réessaie.
app-log = Ce qui s’est passé
list-more = { $list }, { $item }
list-last = { $list } et { $item }
settings = Réglages
settings-mute = Sans son
settings-language = Langue
settings-theme = Couleurs
settings-theme-night = Nuit
settings-theme-dusk = Crépuscule (clair)
settings-theme-contrast = Contraste élevé
settings-still = Sans mouvement
settings-forget = Oublie-moi…
forget-title = On t’oublie ?
forget-about = Ton nom et ta clé sont effacés et tu quittes toutes les tables ; en cours de partie, un bot continue. C’est irréversible. Les parties finies gardent le nom sous lequel tu as joué.
forget-go = Oui, oublie-moi
forget-done = C’est fait : nous ne savons plus qui tu es.
go-home = Retour à l’accueil
lost-title = Rien que du sable
lost-text = Il n’y a pas de page ici.
try-again = Réessayer
close = Fermer
cancel = Annuler
leave = Quitter la table
your-name = Ton nom
nicknames = Puma Lézard Tatou Crapaud Chauve-souris Bélier Corbeau Grillon Blaireau Gecko Faucon Cigale
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}

# Accueil
home-title = Tout le monde voit ta carte, sauf toi.
home-about = Annonce un nombre que toutes les cartes ensemble peuvent atteindre, chaque fois un peu plus haut. Ou crie « Coyote ! » si quelqu’un est allé trop loin.
home-play = Jouer
home-play-busy = On allume le feu…
home-play-about = Toi et trois bots, sans compte, tout de suite.
home-ways = D’autres façons de jouer
home-new = Nouvelle table
home-new-about = Entre amis, avec un lien à envoyer
home-join = Rejoindre avec un code
home-join-about = Quelqu’un t’a lu un code
home-public = Tables publiques
home-public-about = Assieds-toi avec des inconnus
home-learn = Apprendre
home-learn-about = En deux minutes, en jouant
home-count = Compter
home-count-about = Tu as la vraie boîte ? Touche les cartes
home-replay = Revoir une partie
home-replay-about = Une partie finie, à travers les yeux de qui tu veux
home-credit = Coyote est un jeu de Spartaco Albertarelli. Cette page n’est liée ni à lui ni à aucun éditeur ; ses textes et ses images sont originaux.

# Éditions
edition-oliphante_2010 = Plumes, 2010
edition-oliphante_2010-about = 30 plumes ; on peut ouvrir avec n’importe quel nombre, même négatif.
edition-devir_2021 = Plumes, 2021
edition-devir_2021-about = Le même jeu avec 30 ou 49 plumes, jusqu’à douze autour de la table.
edition-kidult_2003 = Cartes, 2003
edition-kidult_2003-about = 36 cartes avec des zéros et une éclipse ; la personne qui perd commence la manche suivante.
edition-japan_2015 = Cartes, 2015 (Japon)
edition-japan_2015-about = Les 36 cartes de 2003, jusqu’à dix autour de la table. L’écho double tout le total, cartes rouges comprises ; avec des masques si on veut.
edition-powwow_2006 = Plumes, 2006
edition-powwow_2006-about = 36 plumes, de trois à huit. On peut annoncer des nombres négatifs, et chaque personne a une brindille pour esquiver un nombre.

# Une nouvelle table
new-title = Nouvelle table
new-go = Allumer le feu
setting-edition = À quoi jouez-vous ?
setting-seats = Places
setting-seats-about = combien de personnes peuvent s’asseoir
setting-out-at = Hors jeu à combien de coyotes
setting-heads = Où êtes-vous ?
setting-heads-screens = Chacun devant son écran
setting-heads-screens-about = Tu vois les cartes des autres sur ton écran. Pour des amis au loin et pour les bots.
setting-heads-phones = Téléphones sur le front, dans la même pièce
setting-heads-phones-about = Tiens ton téléphone sur le front : il montre ta carte aux autres. Les nombres s’annoncent à voix haute.
setting-coins = Pièces
setting-specials = Actions spéciales
setting-turn = Temps par tour
setting-turn-none = Sans chrono
setting-turn-about = quand il est écoulé, un bot joue pour toi
setting-bank = Réserve
setting-bank-about = du temps en plus pour chaque personne, pour toute la partie
setting-programs = Bots venus d’ailleurs
setting-programs-about = Des programmes écrits par d’autres peuvent s’asseoir ; on voit que ce sont des bots.
setting-public = Table publique
setting-public-about = Tout le monde peut la trouver et s’y asseoir.
setting-public-clock = Des inconnus n’attendent pas indéfiniment : une table publique a un chrono.
setting-public-not-phones = Pas avec les téléphones sur le front : n’importe qui pourrait saisir des coups.
setting-deck = Le paquet : { $cards } cartes
setting-house-rules = Règles maison
value-on = oui
value-off = non
value-acts = agit
value-nothing = ne fait rien
value-discards = se refait avec la défausse
value-discard = vont à la défausse
value-pile = reviennent dans la pioche
value-shown = peu importe comment
value-counted = comptée ou échangée
value-highest = la plus haute carte rouge
value-any = le nombre le plus haut
value-one = une seule
value-all = toutes
value-next = la suivante
value-previous = la précédente
value-raise = elle doit monter
value-ends = la manche se termine
value-declarer = la reprend à son compte
value-passer = ne fait que transmettre
value-turn = un tour
value-round = toute la manche
value-greens = les cartes vertes
value-total = tout le total
value-game = une fois par partie

# Rejoindre
join-title = Rejoindre une table
join-code = Le code de la table
join-hint = Deux mots comme sira-goga. Un lien marche aussi.
join-go = Y aller
public-title = Tables publiques
public-none = Aucune table publique pour l’instant. Ouvres-en une, d’autres la trouveront.
public-seats = places prises : { $taken } sur { $seats }
public-open = en attente
public-playing = en cours
public-over = entre deux parties
dead-link-title = Ce feu s’est éteint
dead-link-text = Il n’y a plus de table ici, ou le lien n’est pas complet. Redemande-le, ou ouvre ta propre table.
gone-title = Pas moyen de passer
trouble-unreachable = Le serveur ne répond pas. Vérifie le réseau ; il revient peut-être dans un instant.
trouble-not-understood = Le serveur n’a pas compris cette page. Recharge-la, s’il te plaît.
trouble-unknown = Ça n’a pas marché ({ $code }). Réessaie, s’il te plaît.

# La ligne
connection-connecting = Connexion…
connection-lost = La connexion est coupée.
connection-lost-about = On réessaie sans arrêt.

# Avant la partie
lobby-title = Autour du feu
lobby-seats = Places prises : { $taken } sur { $seats }
lobby-you = toi
lobby-host = hôte
lobby-program = bot venu d’ailleurs
lobby-free = place libre
lobby-bot = Quel bot
lobby-add-bot = Ajouter un bot
lobby-remove-bot = Retirer
lobby-remove = Faire sortir
lobby-pass-host = Nommer hôte
lobby-lock = Fermer la table
lobby-unlock = Rouvrir la table
lobby-locked = Fermée : personne d’autre n’entre
lobby-unlocked = Ouverte à qui a le lien ou le code
lobby-faces-open = Ceux qui regardent peuvent voir et entendre ceux qui ont allumé quelque chose
lobby-faces-closed = Ceux qui regardent ne voient et n’entendent personne
lobby-open-faces = Leur permettre
lobby-close-faces = Ne plus permettre
knock = Demander à saisir les nombres ici
knock-about = Seuls les gens assis à la table et les écrans que l’hôte fait entrer peuvent saisir ce qui est annoncé.
knock-waits = On demande à l’hôte de faire entrer cet écran, sous le nom de { $name }.
let-in = Faire entrer { $name }
turn-away = Renvoyer { $name }
let-in-about = { $name } frappe et voudrait saisir ce qui est annoncé.
lobby-setting = À quoi on joue
lobby-change = Changer
lobby-change-go = Appliquer
lobby-start = Commencer
lobby-wait = { $name } lance la partie quand tout le monde est là.
sit-down = S’asseoir
sit-back = Retour à ta place
watch-full = Toutes les places sont prises. Tu peux regarder.
watch-playing = Une partie est en cours. Tu regardes.
watch-stop = Ne plus regarder
share-title = Invite tes amis
share-code = Code
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer
share-qr = QR code
share-qr-label = QR code avec le lien vers cette table

# La partie
play-title = Coyote, manche { $round }
play-hand = Ton coup
play-round = Manche { $round }
play-said = Annoncé dans cette manche
said-entered = saisi par { $name }
play-no-number = pas encore de nombre
play-stands = { $name } a annoncé { $number }.
play-doubled = Si quelqu’un crie « Coyote ! » maintenant, qui perd en prend deux
play-dealing = On mélange les cartes…
play-your-turn = C’est à toi de jouer.
play-your-turn-short = C’est à toi
play-waits = { $name } réfléchit…
stand-in = Laisser un bot jouer pour { $name }
stand-in-about = { $name } n’a pas bougé depuis une minute. Un bot peut jouer jusqu’à son retour.
stand-in-together = Il faut que tout le monde ici soit d’accord.
stand-in-wished = On attend l’accord des autres.
asleep-you = Tu n’as rien fait depuis longtemps : un bot joue pour toi.
asleep-back = Me revoilà
play-you-are-out = Tu es hors jeu. Regarde qui mènera la meute.
play-number = Ton nombre
play-less = un de moins
play-sign = changer de signe
play-say = Annoncer { $number }
play-coyote = Coyote !
play-number-unreadable = Écris un nombre entier.
play-number-unless = Annonce un autre nombre que { $number }.
play-number-low = Annonce au moins { $least }.
coach = Calcul des chances
coach-off = non
coach-after = après chaque manche
coach-live = pendant le jeu
coach-about = Après chaque manche : ce que valaient les nombres et les cris de tout le monde. Aussi pendant le jeu, si tu joues seulement avec des bots.
coach-round = Manche { $round } : quelles étaient les chances ?
coach-number = { $number } a { $chance } de chances de tenir.
coach-call = Crier a { $chance } de chances d’être juste.
play-coins = Pièces
piece-token = Actions spéciales
piece-mask = Masques
piece-twig = Brindilles
play-with = avec « { $special } » { $target }
play-without = sans
play-guess-title = Qu’as-tu sur la tête ?
play-aim-title = { $special } : pour qui ?
play-coins-left = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
play-deck = Paquet · reste { $pile }
play-table = Table
play-out-at = { $number ->
    [one] Un coyote et tu es hors jeu
   *[other] { $number } coyotes et tu es hors jeu
}
play-time = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
play-bank = + { $seconds } de réserve
deck-title = Le paquet
deck-about = Cartes encore cachées : { $pile }. Les sortes barrées sont toutes dans la défausse.
deck-gone = { $number ->
    [one] { $number } sortie
   *[other] { $number } sorties
}
leave-game = Quitter la partie
leave-game-about = Un bot continue pour toi. Avec le même lien, tu peux revenir à ta place.
seat-out = Hors jeu.
seat-hidden = La carte ne se voit pas d’ici.
seat-own-hidden = Tu ne vois pas ta carte.
seat-wears = Porte { $card }.
seat-also = Et { $card }.
seat-replaced = Ne compte pas : { $card }.
seat-coyotes = Coyotes : { $number } sur { $most }.
seat-turn = C’est son tour.
seat-camera = Caméra allumée.
seat-microphone = Micro allumé.
seat-muted = Micro coupé.
seat-speaking = Parle en ce moment.
seat-away = pas là
seat-left = plus là, un bot joue
seat-asleep = dort, un bot joue
coin-extra = Ajout
coin-extra-about = Une carte de plus, face visible devant toi : elle compte. Annonce ensuite un nombre.
coin-reverse = Inversion
coin-reverse-about = Le sens du jeu s’inverse jusqu’à la fin de la manche. Annonce ensuite un nombre.
coin-skip = Passe
coin-skip-about = Tu n’annonces rien ; c’est à la personne suivante.
coin-exchange = Échange
coin-exchange-about = Une nouvelle carte, sans la voir ; l’ancienne ne compte plus, mais si c’est la nuit, on remélange quand même. Annonce ensuite un nombre.
coin-guess = Devinette
coin-guess-about = Nomme ta propre carte. Juste : elle reste face visible et compte, et tu peux te retirer de la manche sans risque, ou rester et annoncer un nombre. Faux : tu prends un coyote, la manche s’arrête sans décompte et tu commences la suivante.
special-agree = Approuver
special-agree-about = Le nombre annoncé devient le tien. La personne suivante ne peut pas en faire autant tout de suite, mais plus tard si.
special-double = Doubler
special-double-about = Avec ton nombre : si la personne suivante crie, qui perd prend deux coyotes.
special-reverse = Inverser
special-reverse-about = Avec ton nombre : le sens du jeu s’inverse jusqu’à la fin de la manche.
special-more = Une carte de plus
special-more-about = Avec ton nombre : quelqu’un d’autre porte une carte de plus, et les deux comptent. Une seule fois par manche, pour toute la table.
special-again = Change-le
special-again-about = Qui a annoncé le nombre doit le changer : plus haut ou plus bas, pas le même, mais au-dessus du nombre d’avant ou, si c’était le premier, pas au-dessous du nombre minimal. Puis c’est de nouveau à toi.
special-next = À qui le tour
special-next-about = Avec ton nombre : tu choisis qui joue après toi, et l’ordre continue à partir de là.
special-dodge = Esquiver
special-dodge-about = Au lieu d’un nombre : le sens du jeu s’inverse, et c’est à l’autre voisin de qui l’a annoncé de répondre. Pas quand on n’est plus que deux.
reactions = Donner de la voix
reaction-howl = Hurler
reaction-yip = Japper
reaction-growl = Grogner
reaction-laugh = Rire
reaction-gulp = Déglutir
reaction-stare = Fixer
reaction-paw = Patte
reaction-sleep = Bâiller

# Téléphones sur le front
headband-turn = { $name }, annonce ton nombre à voix haute.
headband-wear = Mets-le sur ton front
headband-wear-about = Dans trois secondes, les autres voient ta carte. Touche deux fois pour crier « Coyote ! »
headband-lift = Sur le front, et ne triche pas.
headband-hide = Cacher
headband-enter = Qu’annonce { $name } ?

# Après la partie
after-rematch = Une autre partie
after-arrange = Places et règles
after-wait = { $name } peut lancer une autre partie.
after-replay = Revoir, avec les chances
after-share = Partager cette partie
after-keep = À garder
after-record = La partie en texte
after-fairness = Preuve de la donne
after-fairness-about = La preuve montre que personne n’a choisi les cartes. Ton navigateur peut la vérifier ici, et tout autre programme aussi.
after-verify = Vérifier la donne
after-checking = On remélange tout…
after-fair = { $seeds ->
    [0] Les cartes sont sorties comme elles étaient scellées. Mais seul le serveur a donné une graine.
    [one] Les cartes sont sorties comme elles étaient scellées, et { $seeds } graine des joueurs a décidé avec celle du serveur.
   *[other] Les cartes sont sorties comme elles étaient scellées, et { $seeds } graines des joueurs ont décidé avec celle du serveur.
}
after-not-checked = Ce navigateur ne peut pas la vérifier ici : garde la preuve et vérifie-la avec coyote verify.
seen-same = { $decks ->
    [one] Les engagements, les graines et les sceaux que cette page a vus pendant la partie sont les mêmes.
   *[other] Les engagements, les graines et les sceaux que cette page a vus pendant la partie sont les mêmes (paquets comparés : { $seen } sur { $decks }).
}
seen-nothing = Cette page n’a pas vu jouer la partie : elle n’a rien à quoi comparer la preuve.
seen-own-used = { $decks ->
    [one] Ta graine a servi.
   *[other] Tes graines ont servi, dans { $decks } paquets.
}
seen-own-missing = Ta graine manque dans ces paquets : { $decks }. Elle est arrivée trop tard, ou le serveur l’a écartée.
seen-fallen = Graines écartées (et de quels paquets) : { $who }. Ils s’étaient engagés sur une graine ; puis ils n’étaient plus là, ou le serveur l’a écartée.
seen-differs = Ce n’est pas ce que la page a vu pendant la partie ! Garde la preuve et montre-la à ceux qui ont joué avec toi.
seen-other-game = C’est la preuve d’une autre partie.
seen-other-deck = Le paquet { $deck } a été joué et manque dans la preuve.
seen-other-server = Paquet { $deck } : le serveur avait pris un autre engagement.
seen-other-commit = Paquet { $deck } : { $name } avait pris un autre engagement.
seen-other-seed = Paquet { $deck } : { $name } avait donné une autre graine.
seen-other-root = Paquet { $deck } : il avait été scellé dans un autre ordre.

# Ce qui s’est passé d’autre à la table
event-sat = { $name } s’assied.
event-sat-bot = { $name }, un bot, s’assied.
event-left = { $name } a quitté la table.
event-removed = On a fait sortir { $name }.
event-away = { $name } n’est pas là.
event-back = { $name } est de retour.
event-host-passed = { $name } devient l’hôte.
event-locked = La table est fermée : personne d’autre n’entre.
event-unlocked = La table est de nouveau ouverte.
event-faces-opened = Ceux qui regardent peuvent maintenant voir et entendre ceux qui ont allumé caméra ou micro.
event-faces-closed = Ceux qui regardent ne voient et n’entendent plus personne.
event-knocked = { $name } frappe.
event-let-in = { $name } peut entrer.
event-turned-away = { $name } ne peut pas entrer.
event-setting-changed = Les règles de cette table ont changé.
event-started = Une nouvelle partie commence.
event-stood-in-stand-in = Un bot joue pour { $name }.
event-stood-in-clock = Le temps de { $name } est écoulé : un bot joue à sa place.
event-entered = { $by } saisit ce que { $name } a annoncé.
event-wished = { $name } voudrait qu’un bot joue pour { $target }.
event-slept = { $name } dort : un bot continue.
event-hurried = { $name } veut voir la fin : les bots se pressent.
event-woke = { $name } ne dort plus.
event-reacted-howl = { $name } hurle à la lune.
event-reacted-yip = { $name } jappe.
event-reacted-growl = { $name } grogne.
event-reacted-laugh = { $name } rit.
event-reacted-gulp = { $name } déglutit.
event-reacted-stare = { $name } fixe tout le monde.
event-reacted-paw = { $name } lève une patte.
event-reacted-sleep = { $name } bâille.
value-may = si elle le veut
play-withdraw-title = Bien deviné !
play-withdraw-about = Retire-toi, et tu ne risques plus rien cette manche ; ou reste et annonce un nombre.
play-withdraw = Je me retire
seat-withdrawn = Hors de la manche, sans risque.
lobby-first = Qui commence la première manche
lobby-first-drawn = tirage au sort
setting-least-number = Nombre minimal
setting-least-none = n’importe lequel
setting-least-number-about = le plus petit pour ouvrir une manche ; vide : n’importe quel nombre
setting-coins-not-two = À deux, les pièces ne servent pas : c’est la règle.
setting-coin-counts = Combien de pièces de chaque sorte
setting-deck-about = Change-le pour qu’il corresponde à ta boîte.
setting-deck-reconstructed = La règle n’indique ni les valeurs ni les quantités : ceci est notre reconstitution. Change-la pour qu’elle corresponde à ta boîte.
setting-house-rules-about = On ne liste que ce qui peut compter à cette table.
counts-of = Combien : { $name }
counts-less = Un de moins : { $name }
counts-more = Un de plus : { $name }
counts-other = Un autre nombre
counts-add = Ajouter
counts-usual = Comme dans la boîte

## Compter avec la vraie boîte sur la table.

count-page-title = Compter une manche
count-page-about = Tu joues avec la vraie boîte ? Touche ce que chacun portait, et suis le décompte pas à pas.
count-page-edition = Ta boîte
count-page-size = Plumes
count-page-number = Le nombre annoncé (facultatif)
count-page-worn = Sur les têtes
count-page-none = Touche les cartes ci-dessous, une par personne.
count-page-remove = Remettre { $card }
count-page-turned = Retournée par le mystère
count-page-turn = Choisir ce que le mystère a retourné
count-page-turn-now = Touche maintenant la carte qui a été retournée.
count-page-count = Compter
count-page-clear = Recommencer
count-page-deck = Dans la boîte
count-page-add = Ajouter { $card }, il en reste { $left }
count-page-steps = Le décompte, pas à pas
count-page-back = Retour
count-page-next = Étape suivante
count-page-end = Jusqu’à la fin
count-page-more = Nous pensions qu’une boîte en contient { $count } ({ $card }). La tienne en a davantage ?
count-page-more-yes = Oui, ajoute-la
count-page-more-no = Non
count-page-turn-missing = Qu’a retourné le mystère ? Touche la carte ci-dessous.
count-page-turn-none = Il n’y avait plus de carte

## Le feu du jour : une table par jour, la même pour tout le monde

home-daily = Le feu du jour
home-daily-about = Les mêmes cartes pour tous, une fois par jour
daily-about = Une table par jour : tout le monde a les mêmes cartes et les mêmes bots, et les mêmes coups reçoivent les mêmes réponses. Tu as un seul essai.
daily-against = Aujourd’hui, tu joues contre { $names }.
daily-go = Allumer le feu
daily-back = Retourner à ton feu
daily-begun = { $games ->
    [0] Personne n’a encore allumé le feu d’aujourd’hui.
    [one] { $games } feu a été allumé aujourd’hui.
   *[other] { $games } feux ont été allumés aujourd’hui.
}
daily-rounds = { $rounds ->
    [one] Tu as tenu { $rounds } manche.
   *[other] Tu as tenu { $rounds } manches.
}
daily-hits = { $hits ->
    [one] Tu as pris un coyote à la manche { $list }.
   *[other] Tu as pris un coyote aux manches { $list }.
}
daily-no-hits = Tu n’as pris aucun coyote.
daily-share = Partager le résultat
daily-text = Coyote · Le feu du jour, { $day }
daily-how = Comment tout le monde s’en est tiré
daily-how-yesterday = Le feu d’hier
daily-nobody = Personne ne l’a terminé.
daily-bar = Place { $place } : { $games }
daily-mean = En moyenne, ils ont tenu { $rounds } manches.
daily-hidden = Tu verras comment s’en sont tirés les autres quand ta partie sera finie.
daily-next = Le prochain feu s’allume le { $time }.
daily-proof = Vérifier la donne
daily-proof-about = Le serveur choisit la graine d’un jour la veille et publie un engagement. Une heure après la fin du jour, il révèle la graine, et ton navigateur peut vérifier que c’est bien celle qui était promise.
daily-commit-tomorrow = Engagement pour demain
daily-commit-today = Engagement pour aujourd’hui
daily-commit-yesterday = Engagement pour hier
daily-seed = La graine d’hier
daily-seed-later = La graine d’hier sera révélée à { $time }.
daily-verify = Vérifier la graine d’hier
daily-fits = La graine correspond à l’engagement.
daily-seen = Ce navigateur avait déjà vu le même engagement.
daily-not-seen = Ce navigateur n’avait pas encore vu l’engagement.
daily-differs = La graine ne correspond pas à l’engagement que ce navigateur a vu : ne te fie pas à cette donne.
daily-late = L’engagement a été pris le jour même, et non la veille.
daily-others = Comment s’en sont tirés les autres
server-day-not-over = Les cartes du feu du jour sont prouvées quand le jour est fini : reviens demain.
server-fire-not-played = Cette partie a été jouée au feu d’aujourd’hui, et tu y verrais tes propres cartes. Joue d’abord la tienne, ou reviens demain.

## Ce que le serveur retient d’un invité : mes parties, les progrès, l’échelle, le passage à un autre appareil.

memory-games = Mes parties
memory-finished = Terminées
memory-back = Retour à la table
memory-with = avec { $names }
memory-won = Gagnée
memory-place = Place { $place } sur { $seats }
memory-replay = Revoir
progress-title = Tes progrès
progress-about = Gardés sur ce serveur et nulle part ailleurs. « Oublie-moi », dans les réglages, les efface.
progress-none = Rien encore : la première partie que tu joueras jusqu’au bout comptera ici.
progress-games = { $number ->
    [one] partie
   *[other] parties
}
progress-wins = { $number ->
    [one] victoire
   *[other] victoires
}
progress-right = { $number ->
    [one] cri juste
   *[other] cris justes
}
progress-held = { $number ->
    [one] bluff réussi
   *[other] bluffs réussis
}
progress-streak = { $number ->
    [one] victoire de suite
   *[other] victoires de suite
}
progress-longest = record de victoires de suite
progress-best = Ton bluff réussi le plus osé : { $number }, avec { $chance } de chances.
progress-pending = Quelques parties ne sont pas encore comptées. Reviens voir dans un instant.
progress-feats = Exploits
progress-new-feat = Nouveau : { $feat }
progress-of = { $have } sur { $need }
feat-first-howl = Premier hurlement
feat-first-howl-about = Gagne une partie.
feat-regular = Comme chez soi près du feu
feat-regular-about = Joue dix parties jusqu’au bout.
feat-pack-leader = À la tête de la meute
feat-pack-leader-about = Gagne dix parties.
feat-three-moons = Trois lunes
feat-three-moons-about = Gagne trois parties de suite.
feat-keen-ear = Oreille fine
feat-keen-ear-about = Crie 25 fois à raison.
feat-stone-face = Visage de pierre
feat-stone-face-about = Réussis 25 bluffs.
feat-moonshot = Décrocher la lune
feat-moonshot-about = Réussis un bluff qui avait moins de 10 % de chances.
feat-decorated = Pluie de prix
feat-decorated-about = Gagne quatre prix différents.
ladder-title = Contre qui joues-tu ?
ladder-about = Gagne, et des bots plus forts s’assiéront la prochaine fois. Tu peux aussi choisir.
ladder-rung = Trois bots : { $name }
ladder-here = ton échelon
ladder-beaten = battu
move-title = Continuer sur un autre appareil
move-about = Ton nom, tes parties et tes progrès passent là-bas, et cet appareil les oublie. Le code sert une seule fois, pendant { $minutes } minutes.
move-make = Montre-moi un code
move-code = Code
move-how = Vise l’image avec l’autre appareil, ou ouvres-y { $address } et tape le code.
move-qr = QR code qui te fait passer sur l’appareil qui le lit
move-in-title = Récupérer ma progression d’un autre appareil
move-in-about = Tape le code que montre l’autre appareil. La personne qui jouait ici jusqu’à présent reste derrière : cet appareil ne la connaît plus.
move-in-code = Le code de l’autre appareil
move-in-go = Continuer ici
move-in-done = Te revoilà, { $name }.
server-guest-moved = Tu joues maintenant sur un autre appareil. Ici, tu peux recommencer.
server-move-unknown = Ce code ne fait passer personne, ou plus maintenant. Demandes-en un nouveau à l’autre appareil.
home-progress = Tes progrès
home-progress-about = Victoires, exploits, autre appareil
memory-more = En voir plus
