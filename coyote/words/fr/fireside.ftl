# Autour du feu : le cercle, la main, pièces et actions spéciales, la fin entre bots.
ring-clockwise = On joue dans le sens des aiguilles d’une montre.
ring-other-way = On joue dans l’autre sens.

card-ask = Ce que porte { $name }
card-ask-middle = La carte du milieu
card-about-positive = { $card } : ajoute { $card } au total.
card-about-negative = −{ $card } : retire { $card } du total.
card-about-zero = Un zéro n’ajoute rien au total.
card-about-special = { $card } { $about }
card-about-own = Ta propre carte : tout le monde la voit, sauf toi.
card-about-hidden = Une carte que tu ne vois pas d’ici.
card-first = Nouvelle carte. { $about }
seat-piece = { $piece } : encore en main.
seat-piece-spent = { $piece } : plus rien pour cette manche.

play-prepare = Prépare ton nombre
play-prepare-late = Les autres ont déjà dépassé ce nombre.
play-guess-sure-title = C’est bien ta carte ?
play-guess-sure = Tu dis que ta carte est : { $card }. Si c’est faux, tu prends un coyote. Impossible de revenir en arrière.
play-guess-go = Oui : { $card }
play-guess-back = Une autre carte
play-power-sure-title = C’est le moment ?
play-power-sure = Impossible de revenir en arrière.
play-power-go = Oui : { $power }
play-powers-wait = Tu peux t’en servir quand c’est ton tour.
play-piece-ready = à ta disposition
play-piece-spent = plus rien pour cette manche
deck-specials = Ce que font les cartes spéciales
rules-here = Les règles de cette table
rules-here-read = Lire les règles ici
leave-sure = Quitter cette partie ? Un bot joue à ta place ; le même lien te ramène ici.
leave-sure-out = Quitter cette table ? Tu es hors jeu : personne ne t’attend, et le même lien te ramène ici.
leave-go = Oui, quitter
leave-stay = Rester
out-to-the-end = Voir la fin
out-to-the-end-about = Il ne reste que des bots : ils finissent en un instant.
out-new-game = Nouvelle partie
out-new-game-sure = Partir pour une nouvelle table avec les mêmes règles ? Ici, les autres continuent sans toi.

settings-theme-system = Comme le système
setting-box = Quelle boîte as-tu ?
setting-box-none = Aucune ? Prends la première : c’est la plus simple pour commencer.
setting-clock-sum = On a { $turn } secondes par tour. Ensuite, chacun entame sa réserve : { $bank } secondes pour toute la partie.
setting-turn-each = { $seconds ->
    [one] { $seconds } seconde par tour
   *[other] { $seconds } secondes par tour
}
headband-how = Comment ça marche
headband-how-wear = Chacun tient son téléphone sur le front : il montre sa carte aux autres.
headband-how-say = On annonce les nombres à voix haute, chacun son tour.
headband-how-type = La première personne qui baisse son téléphone tape le nombre, ou bien on le tape sur l’écran au milieu : une seule suffit.
headband-dead = Le téléphone de { $name } ne répond plus, donc personne ne voit cette carte. La manche continue : dites les nombres à voix haute et tapez-les pour { $name } ; la carte compte quand même.

table-not-only-bots = Il reste des joueurs humains dans la partie, et seuls les bots se pressent.
