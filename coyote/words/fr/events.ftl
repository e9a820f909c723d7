# Ce qui s’est passé à la table, une phrase par événement. $name est quelqu’un qui joue.

event-starter-named = { $name } va commencer.
event-dealt = Manche { $round }. { $name } commence.
event-dealt-wears = { $name } porte { $card }.
event-dealt-hidden = { $name } porte une carte que tu ne vois pas.
event-declared = { $name } annonce { $number }.
event-declared-double = { $name } annonce { $number } et double : si « Coyote ! » est crié maintenant, qui perd prend deux coyotes.
event-declared-reverse = { $name } annonce { $number } et inverse le sens du jeu.
event-declared-more = { $name } annonce { $number } et donne une carte de plus à { $target }.
event-declared-next = { $name } annonce { $number } et désigne { $target } pour jouer ensuite.
event-changed = { $name } change le nombre en { $number }.
event-agreed = { $name } approuve { $number }.
event-asked-again = { $name } dit « change-le » : { $target } doit changer { $number }.
event-dodged = { $name } esquive { $number } : le sens du jeu s’inverse, et { $target } doit répondre.
event-coin-turned-extra = { $name } retourne la pièce ajout.
event-coin-turned-reverse = { $name } retourne la pièce inversion : le sens du jeu s’inverse.
event-coin-turned-skip = { $name } retourne la pièce passe et n’annonce rien.
event-coin-turned-exchange = { $name } retourne la pièce échange.
event-coin-turned-guess = { $name } retourne la pièce devinette.
event-extra-laid = Face visible devant { $name } : { $card }. Cette carte compte.
event-exchanged = { $name } porte maintenant { $card }. L’ancienne carte ne compte plus.
event-exchanged-hidden = { $name } porte une nouvelle carte que tu ne vois pas. L’ancienne ne compte plus.
event-more-worn = { $name } porte aussi { $card }. Les deux comptent.
event-more-worn-hidden = { $name } porte une carte de plus que tu ne vois pas. Les deux comptent.
event-guessed-right = { $name } propose { $guess } et c’est juste : la carte reste visible et compte toujours.
event-guessed-wrong = { $name } propose { $guess }, mais c’est { $card }.
event-refilled = La pioche est vide : la défausse est mélangée et devient la nouvelle pioche.
event-called = { $name } crie « Coyote ! » contre { $target }, qui avait annoncé { $number }.
event-shown = Les cartes : { $cards }.
event-shown-replaced = Ne comptent pas : { $cards }.
event-turned-over = Le mystère retourne { $card }.
event-counted-holds = Le total est { $total } : { $number } tient.
event-counted-fails = Le total est { $total } : { $number }, c’était trop.
event-nobody-paid = La manche se termine sans cri. Personne ne prend de coyote.
event-coyotes-taken = { $coyotes ->
    [one] { $name } prend un coyote.
   *[other] { $name } prend { $coyotes } coyotes.
}
event-went-out = { $name } est hors jeu.
event-next-starts = { $name } commence la manche suivante.
event-won = { $name } mène la meute !
event-withdrew = { $name } se retire jusqu’à la fin de la manche et ne risque plus rien.
event-reshuffled-night = La nuit est apparue : toutes les cartes sont mélangées pour former une nouvelle pioche.
event-reshuffled-few = Il ne reste pas assez de cartes pour tout le monde : toutes les cartes sont mélangées pour former une nouvelle pioche.

## Ce qui s’est passé, dit à la personne concernée. Les noms sont ceux des événements, avec « -you » si c’est toi qui l’as fait, et
## « -at-you » si tu es la cible ($target).

event-starter-named-you = Tu vas commencer.
event-dealt-you = Manche { $round }. Tu commences.
event-dealt-wears-you = Tu portes { $card }.
event-dealt-hidden-you = Tu portes une carte que tu ne vois pas.
event-declared-you = Tu annonces { $number }.
event-declared-double-you = Tu annonces { $number } et tu doubles : si « Coyote ! » est crié maintenant, qui perd prend deux coyotes.
event-declared-reverse-you = Tu annonces { $number } et tu inverses le sens du jeu.
event-declared-more-you = Tu annonces { $number } et tu donnes une carte de plus à { $target }.
event-declared-more-at-you = { $name } annonce { $number } et te donne une carte de plus.
event-declared-next-you = Tu annonces { $number } et tu désignes { $target } pour jouer ensuite.
event-declared-next-at-you = { $name } annonce { $number } et te désigne pour jouer ensuite.
event-changed-you = Tu changes le nombre en { $number }.
event-agreed-you = Tu approuves { $number }.
event-asked-again-you = Tu dis « change-le » : { $target } doit changer { $number }.
event-asked-again-at-you = { $name } dit « change-le » : tu dois changer { $number }.
event-dodged-you = Tu esquives { $number } : le sens du jeu s’inverse, et { $target } doit répondre.
event-dodged-at-you = { $name } esquive { $number } : le sens du jeu s’inverse, et tu dois répondre.
event-coin-turned-extra-you = Tu retournes la pièce ajout.
event-coin-turned-reverse-you = Tu retournes la pièce inversion : le sens du jeu s’inverse.
event-coin-turned-skip-you = Tu retournes la pièce passe et tu n’annonces rien.
event-coin-turned-exchange-you = Tu retournes la pièce échange.
event-coin-turned-guess-you = Tu retournes la pièce devinette.
event-extra-laid-you = Face visible devant toi : { $card }. Cette carte compte.
event-exchanged-hidden-you = Tu portes une nouvelle carte que tu ne vois pas. L’ancienne ne compte plus.
event-more-worn-hidden-you = Tu portes une carte de plus que tu ne vois pas. Les deux comptent.
event-guessed-right-you = Tu proposes { $guess } et c’est juste : la carte reste visible et compte toujours.
event-guessed-wrong-you = Tu proposes { $guess }, mais c’est { $card }.
event-withdrew-you = Tu te retires jusqu’à la fin de la manche et ne risques plus rien.
event-called-you = Tu cries « Coyote ! » contre { $target }, qui avait annoncé { $number }.
event-called-at-you = { $name } crie « Coyote ! » contre toi. Tu avais annoncé { $number }.
event-coyotes-taken-you = { $coyotes ->
    [one] Tu prends un coyote.
   *[other] Tu prends { $coyotes } coyotes.
}
event-went-out-you = Tu es hors jeu.
event-next-starts-you = Tu commences la manche suivante.
event-won-you = Tu mènes la meute !
event-sat-you = Tu t’assieds.
event-left-you = Tu as quitté la table.
event-removed-you = On t’a fait sortir.
event-away-you = Tu n’es pas là.
event-back-you = Tu es de retour.
event-host-passed-you = Tu deviens l’hôte.
event-stood-in-stand-in-you = Un bot joue pour toi.
event-stood-in-clock-you = Ton temps est écoulé : un bot joue à ta place.
event-entered-you = { $by } saisit ce que tu as annoncé.
event-wished-you = Tu voudrais qu’un bot joue pour { $target }.
event-wished-at-you = { $name } voudrait qu’un bot joue pour toi.
event-slept-you = Tu dors : un bot continue.
event-hurried-you = Les bots se pressent vers la fin.
event-woke-you = Tu ne dors plus.
event-reacted-howl-you = Tu hurles à la lune.
event-reacted-yip-you = Tu jappes.
event-reacted-growl-you = Tu grognes.
event-reacted-laugh-you = Tu ris.
event-reacted-gulp-you = Tu déglutis.
event-reacted-stare-you = Tu fixes tout le monde.
event-reacted-paw-you = Tu lèves une patte.
event-reacted-sleep-you = Tu bâilles.
play-stands-you = Tu as annoncé { $number }.
headband-enter-you = Qu’annonces-tu ?
show-coyotes-you = { $count ->
    [one] Toi : { $count } coyote sur { $of }
   *[other] Toi : { $count } coyotes sur { $of }
}
