# La révélation : ce qui se dit entre les cartes, le résultat, et ce que valait chaque coup. $chance dit combien un nombre semblait probable.

show-you = Toi
show-yours = Et maintenant, ta carte…
show-the-last = Et maintenant, la carte de { $name }…
show-the-middle = Et maintenant, la carte du milieu…
show-sum = { $sum } = { $total }, et { $number } a été annoncé.
show-sum-alone = { $total }, et { $number } a été annoncé.
show-exact = Exactement { $total } !
show-near = Un de trop !
show-huge = Quel bluff : { $gap } de trop !
show-last-life = Encore un coyote, et { $name } est hors jeu.
show-last-life-you = Encore un coyote, et tu es hors jeu.
show-last-eye = Il reste un œil à { $name }.
show-last-eye-you = Il te reste un œil.
show-now = { $card }, devenue { $value }
show-gone = { $card }, emportée
show-dark = { $card }, qui ne vaut plus rien
show-stay = Touche l’écran pour rester ici.
show-again = Dernière manche
verdict-safe-held = { $number } semblait sûr ({ $chance }), et ça l’était.
verdict-safe-failed = { $number } semblait sûr ({ $chance }) : pas de chance.
verdict-safe-passed = { $number } semblait sûr ({ $chance }) et c’était trop, mais personne n’a crié.
verdict-fair-held = { $number } était un bon pari ({ $chance }), et il a tenu.
verdict-fair-failed = { $number } était un bon pari ({ $chance }), mais il n’a pas tenu.
verdict-fair-passed = { $number } était un bon pari ({ $chance }) et c’était trop, mais personne n’a crié.
verdict-bluff-held = { $number } était un bluff ({ $chance }), et pourtant il a tenu.
verdict-bluff-failed = { $number } était un bluff ({ $chance }), et il a été démasqué.
verdict-bluff-passed = { $number } était un bluff ({ $chance }), et personne ne l’a démasqué.
verdict-call-good-right = Crier semblait juste ({ $chance }), et ça l’était.
verdict-call-good-wrong = Crier semblait juste ({ $chance }) : pas de chance, { $number } a tenu.
verdict-call-bold-right = Crier était audacieux ({ $chance }), et c’était juste.
verdict-call-bold-wrong = Crier était téméraire ({ $chance }) : { $number } a tenu.
settings-pace = Rythme du décompte
settings-pace-calm = calme
settings-pace-normal = normal
settings-pace-fast = rapide

## Ce que dit la révélation.

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

## La fin d’une partie : la colline, l’image à partager, et la lecture automatique.

end-hill = { $name } hurle à la lune sur une colline, au-dessus des autres.
end-places = La meute
end-picture = Partager l’image
end-picture-saved = L’image est enregistrée.
end-more = Plus
replay-page-play = Lecture
replay-page-pause = Pause
replay-page-keys = Touches : ← et → pour un pas, Page haut et Page bas pour une manche, espace pour lire ou arrêter.
replay-page-yours = { $name } (toi)

## Ce qu’on regarde après une partie : chaque coup avec sa chance, les prix, et ce que chacun a osé.
## Chaque prix a un nom et une ligne qui dit pourquoi ; $chance est la chance qu’avait le coup pour qui l’a joué.

award-boldest-bluff = Le bluff le plus osé
award-boldest-bluff-why = { $name } a annoncé { $number } avec { $chance } de chances, sans se faire prendre.
award-best-call = Le plus beau cri
award-best-call-why = { $name } a crié « Coyote ! » sur le { $number } de { $other } et avait raison, avec { $chance } de chances.
award-luckiest-escape = Passé de justesse
award-luckiest-escape-why = Le { $number } de { $name } était trop haut, et { $other } a laissé passer : un cri aurait eu { $chance } de chances.
award-steadiest-nerve = Nerfs d’acier
award-steadiest-nerve-why = { $name } a bluffé { $bluffs } fois sans jamais se faire prendre.
award-false-alarm = Fausse alerte
award-false-alarm-why = { $name } a crié « Coyote ! » sur le { $number } de { $other } avec { $chance } de chances. Le nombre tenait.
award-hard-luck = Pas de chance
award-hard-luck-why = { $name } a annoncé { $number }, avec { $chance } de chances de tenir. { $other } a crié, et ça n’a pas tenu.
review-caption = Ce qui a été annoncé, les chances aux yeux de qui l’a annoncé (que le nombre tienne, que le cri soit juste), et le total.
review-round = Manche { $round }
review-held = total { $total }, tient
review-too-high = total { $total }, trop haut
review-right = total { $total }, juste
review-wrong = total { $total }, faux
review-awards = Prix
review-award = { $award } : { $why }
review-nobody = Cette fois, personne n’en a mérité.
review-bravery = Qui a osé quoi
dared-declarations = nombres
dared-mean-chance = sûrs
dared-bluffs = bluffs
dared-caught = démasqués
dared-calls = cris
dared-right = justes

## Prix qui nomment le lecteur

award-boldest-bluff-why-you = Tu as annoncé { $number } avec { $chance } de chances, sans te faire prendre.
award-best-call-why-you = Tu as crié « Coyote ! » sur le { $number } de { $other } et tu avais raison, avec { $chance } de chances.
award-best-call-why-at-you = { $name } a crié « Coyote ! » sur ton { $number } et avait raison, avec { $chance } de chances.
award-luckiest-escape-why-you = Ton { $number } était trop haut, et { $other } a laissé passer : un cri aurait eu { $chance } de chances.
award-luckiest-escape-why-at-you = Le { $number } de { $name } était trop haut, et tu as laissé passer : un cri aurait eu { $chance } de chances.
award-steadiest-nerve-why-you = Tu as bluffé { $bluffs } fois sans jamais te faire prendre.
award-false-alarm-why-you = Tu as crié « Coyote ! » sur le { $number } de { $other } avec { $chance } de chances. Le nombre tenait.
award-false-alarm-why-at-you = { $name } a crié « Coyote ! » sur ton { $number } avec { $chance } de chances. Le nombre tenait.
award-hard-luck-why-you = Tu as annoncé { $number }, avec { $chance } de chances de tenir. { $other } a crié, et ça n’a pas tenu.
award-hard-luck-why-at-you = { $name } a annoncé { $number }, avec { $chance } de chances de tenir. Tu as crié, et ça n’a pas tenu.

## Une partie terminée, revue par les yeux de chacun.

replay-page-title = Revoir une partie
replay-page-about = Chaque partie terminée peut être revue coup par coup, à travers les yeux de n’importe qui à la table.
replay-page-which = Le lien ou le nom de la partie
replay-page-open = Regarder
replay-page-none = Cette partie ne peut pas être montrée
replay-page-eyes = À travers les yeux de qui ?
replay-page-watcher = De personne : on regarde, c’est tout
replay-page-hidden = Une carte que ces yeux ne voient pas
replay-page-begin = La partie va commencer.
replay-page-place = Coup { $place } sur { $of }
replay-page-back = Coup précédent
replay-page-next = Coup suivant
replay-page-round-back = Manche précédente
replay-page-round-next = Manche suivante
replay-page-go = Montrer ce coup
replay-page-seat = Nom
replay-page-chance-number = Pour { $name }, { $number } avait { $chance } de chances de tenir.
replay-page-chance-number-you = Pour toi, { $number } avait { $chance } de chances de tenir.
replay-page-chance-call = Pour { $name }, crier contre { $number } avait { $chance } de chances d’être juste.
replay-page-chance-call-you = Pour toi, crier contre { $number } avait { $chance } de chances d’être juste.
replay-page-later = révélé après le décompte
replay-page-curve = Les totaux auxquels { $name } devait s’attendre
replay-page-curve-holds = { $number } : { $chance } de chances d’être atteint
replay-page-total = total { $total }
replay-page-no-spoilers = On saura à la fin qui gagne et qui a mérité un prix.
replay-page-to-end = Aller à la fin
replay-page-share = Partager ce moment
replay-page-copied = Le lien est copié.

## Ce que dit `verify`. Une époque va d’un mélange de toutes les cartes au suivant.

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
