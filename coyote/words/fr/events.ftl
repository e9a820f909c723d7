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
