# Ce que le serveur retient d’un invité : mes parties, les progrès, l’échelle, le passage à un autre appareil.
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
