# Le nom des cartes. Le mot entre parenthèses est celui qu’on tape.

card-number = { $card }
card-mystery = mystère (?)
card-discard = voleur
card-flip = miroir
card-cancel = éclipse
card-double = écho
card-night = nuit
card-typed = { $name } ({ $token })
card-mystery-begins = Le mystère (?)
card-discard-begins = Le voleur
card-flip-begins = Le miroir
card-cancel-begins = L’éclipse
card-double-begins = L’écho
card-night-begins = La nuit

## Le compte, pas à pas. $cards : les cartes touchées par une carte spéciale ; $sum : ce que valent toutes les cartes après l’étape.

count-cards = Cartes : { $cards }
count-start = Tous les nombres ensemble : { $sum }
count-mystery = Le mystère (?) retourne { $cards } : { $sum }
count-mystery-none = Le mystère (?) ne trouve pas de carte à retourner et compte 0 : { $sum }
count-discard = Le voleur s’en va et emporte { $cards } : { $sum }
count-discard-none = Le voleur ne trouve pas de carte verte à emporter : { $sum }
count-flip = Le miroir passe { $cards } en négatif : { $sum }
count-flip-none = Le miroir ne trouve pas de carte verte à inverser : { $sum }
count-cancel = L’éclipse ramène { $cards } à 0 : { $sum }
count-cancel-none = L’éclipse ne trouve pas de carte verte : { $sum }
count-double = L’écho double { $cards } : { $sum }
count-double-none = L’écho ne trouve rien à doubler : { $sum }
count-night = La nuit vaut 0 : { $sum }
count-total = Total : { $total }
count-reshuffle = La nuit a été dévoilée : on remélange toutes les cartes après cette manche.

## Des mots qui dépendent du contenu de la boîte : la réponse propre à une option, et l’effet d’une carte quand une autre manque.

value-nothing-empty_pile = reste vide
value-nothing-no_green = rien ne se passe
value-round-masks_per = une fois par manche
learn-card-double-without-flip = fait compter double chaque carte verte.

## D’où vient ce que nous savons d’une boîte, et à quel point c’est sûr.

sources-title = D’où nous le savons
source-line = { $parts } : { $origin } ({ $certainty })
part-seats = nombre de joueurs
part-deck = les cartes
part-count = le décompte
part-numbers = ce qu’on peut annoncer
part-lives = quand on est hors jeu
part-starter = qui commence la manche suivante
part-powers = les règles en plus
part-coins = combien de pièces de chaque sorte
origin-booklet = imprimé dans la règle
origin-reconstruction = notre reconstitution
origin-owners = d’après des propriétaires et des boutiques
origin-program = repris d’un autre programme
origin-as-2003 = inconnu, donc comme dans la boîte de 2003
certainty-sure = sûr
certainty-likely = probable
certainty-guess = une supposition

## Chaque option en une ligne ; là où les livrets se taisent, la valeur par défaut décide.

option-coins = huit pièces sur la table, chacune bonne pour une ruse par manche
option-specials = chaque personne a { $piece ->
    [mask] un masque
    [twig] une brindille
   *[token] un jeton
} pour une action spéciale par manche
option-out_at = combien de coyotes mettent quelqu’un hors jeu
option-least_number = le plus petit nombre qui peut ouvrir une manche
option-highest_number = le plus grand nombre qu’on peut annoncer
option-feathers = avec combien de plumes on joue
option-deck = un paquet à toi, sous la forme CARDxCOUNT …
option-coin_counts = combien de pièces de chaque sorte, sous la forme COINxCOUNT …
option-mystery_special = une carte spéciale retournée par un mystère agit, ou ne fait rien
option-mystery_chain = un mystère retourné par un mystère retourne une carte de plus
option-empty_pile = une pioche vide en pleine manche se refait avec la défausse, ou reste vide
option-turned_cards = les cartes retournées par un mystère vont à la défausse, ou reviennent dans la pioche
option-night_reshuffle = la nuit fait tout remélanger de quelque façon qu’elle soit dévoilée, ou seulement si elle a été comptée ou échangée
option-no_green = { $cards } : sans carte verte, rien ne se passe, ou la plus haute carte rouge est touchée, ou la carte au nombre le plus haut, 0 compris
option-ties = si plusieurs cartes sont les plus hautes, une seule est touchée, ou toutes
option-discard_first = le voleur agit avant le miroir
option-starter_out = si la personne qui devrait commencer est hors jeu, la suivante commence, ou la précédente
option-opening_skip = la personne qui commence peut passer
option-call_after_skip = on peut crier « Coyote ! » même si quelqu’un n’a rien annoncé entre-temps
option-back_to_declarer = quand le tour revient à la personne qui a annoncé, elle doit monter, ou la manche se termine
option-sit_out = la personne qui devine juste se retire de la manche
option-call_after_coin = on peut crier « Coyote ! » dans le même tour après une pièce
option-agree_makes = la personne qui approuve reprend l’annonce à son compte, ou ne fait que transmettre le nombre
option-double_lasts = un doublement dure un tour, ou toute la manche
option-again_on_agreed = on peut dire « change-le » à propos d’un nombre approuvé
option-specials_with_two = on peut utiliser { $piece ->
    [mask] les masques
    [twig] les brindilles
   *[token] les actions spéciales
} même quand on n’est plus que deux
option-doubles = l’écho double les cartes vertes, ou tout le total, cartes rouges comprises
option-masks_per = { $piece ->
    [mask] un masque
    [twig] une brindille
   *[token] un jeton
} sert une fois par manche, ou une fois par partie
