# Le compte, pas à pas. $cards : les cartes touchées par une carte spéciale ; $sum : ce que valent toutes les cartes après l’étape.
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
