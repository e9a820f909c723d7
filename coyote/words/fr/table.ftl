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

## Ce qu’on partage à table : animaux, rappels, spectateurs, un téléphone pour tous, liens et première partie guidée.

animal = Ton animal
animal-gone = { $animal } (pris)
animal-coyote = Coyote
animal-roadrunner = Grand géocoucou
animal-puma = Puma
animal-lizard = Lézard
animal-ram = Bélier
animal-bat = Chauve-souris
animal-ringtail = Bassaris
animal-snake = Serpent
animal-armadillo = Tatou
animal-toad = Crapaud
table-animal-unknown = Ici, personne ne peut être « { $animal } ». Choisis parmi : { $animals }.
table-animal-taken = Quelqu’un est déjà cet animal. Choisis-en un autre.
event-picked = { $name } change d’animal.
event-picked-you = Tu changes d’animal.
name-becomes = À la table, tu t’appelleras { $name }.
name-needs-letters = Un nom a besoin de lettres ou de chiffres.
nudge = Faire signe à { $name }
table-not-slow = On ne peut faire signe à { $name } qu’à son tour, toutes les { $seconds } secondes au plus.
event-nudged = { $name } fait signe à { $target }.
event-nudged-you = Tu fais signe à { $target }.
event-nudged-at-you = { $name } te fait signe : c’est à toi de jouer.
watchers =
    { $number ->
        [one] { $number } personne regarde
       *[other] { $number } personnes regardent
    }
call-me = Préviens-moi quand c’est à moi
call-me-about = Si tu regardes une autre page, ton navigateur te dit que les autres attendent.
call-me-no = Non, merci
call-turn = À toi de jouer, au coin du feu
call-turn-about = Les autres t’attendent.
home-pass = Un téléphone pour tous
home-pass-about = On se le passe ; personne ne voit sa carte
pass-about = Tout le monde joue sur ce téléphone. Qui le tient voit les cartes des autres, jamais la sienne. Passez-le et dites qui vous êtes avant qu’il montre quoi que ce soit.
pass-player = Joueur { $number }
pass-add = Un joueur de plus
pass-remove = Enlever
pass-hand = Passe le téléphone à { $name }
pass-hand-about = Les autres ne regardent plus. L’écran ne montre rien avant que { $name } confirme.
pass-iam = Je suis { $name }
pass-done = Terminé
pass-again = Rejouer
pass-end = S’arrêter là
pass-names-alike = Chaque joueur a besoin d’un nom à lui.
setting-heads-handed = Un téléphone qu’on se passe
table-handed-public = Une table avec un téléphone pour tous ne peut pas être publique.
preview-table = Une place au coin du feu : viens jouer à Coyote
preview-names = Autour du feu : { $names }.
preview-free = Places prises : { $taken } sur { $seats }.
preview-playing = Une partie est en cours ; tu peux regarder.
preview-replay = Une partie terminée de Coyote
preview-replay-about = Regarde-la coup par coup, à travers les yeux de qui tu veux.
preview-picture = Des animaux autour d’un feu, la nuit, chacun avec sur la tête un nombre qu’il ne voit pas
guide = Un conseil pour ta première partie
guide-see = Les cartes que tu vois font { $sum }. La tienne est inconnue.
guide-open = Commence par un nombre que toutes ensemble atteignent sûrement. Le suivant doit monter, ou crier.
guide-enough = { $number } est annoncé, et tu vois déjà { $sum } : monter un peu est assez sûr.
guide-missing = { $number } est annoncé. Tu vois { $sum } : ta carte devrait apporter { $missing }. Si tu en doutes, crie « Coyote ! »
guide-off = Plus de conseils
install = Installer Coyote
install-about = Sa propre icône, à portée de doigt.

## Les yeux : la carte au milieu, regarder, montrer du doigt et la carte Coyote ; événements, refus, écrans et règles.

event-dealt-middle = Une carte est posée face cachée au milieu.
event-peeked = { $name } ferme un œil et regarde : la carte du milieu est { $card }.
event-peeked-you = Tu fermes un œil et regardes : la carte du milieu est { $card }.
event-peeked-hidden = { $name } ferme un œil et regarde la carte du milieu.
event-peeked-hidden-you = Tu fermes un œil et regardes la carte du milieu.
event-card-laid = { $name } utilise la carte Coyote et pose { $card } face cachée au milieu.
event-card-laid-you = Tu utilises la carte Coyote et poses { $card } face cachée au milieu.
event-card-laid-hidden = { $name } utilise la carte Coyote et pose une autre carte face cachée au milieu.
event-card-laid-hidden-you = Tu utilises la carte Coyote et poses une autre carte face cachée au milieu.
event-pointed = { $name } montre { $target } du doigt.
event-pointed-you = Tu montres { $target } du doigt.
event-pointed-at-you = { $name } te montre du doigt.
event-pointed-hidden = { $name } a choisi qui va gagner.
event-pointed-hidden-you = Tu as choisi qui va gagner.
event-eye-opened = { $name } ouvre un œil.
event-eye-opened-you = Tu ouvres un œil.
event-eye-closed = { $name } ferme un œil.
event-eye-closed-you = Tu fermes un œil.
event-eye-given-up-open = { $name } sacrifie un œil ouvert.
event-eye-given-up-open-you = Tu sacrifies un œil ouvert.
event-eye-given-up-closed = { $name } sacrifie un œil fermé.
event-eye-given-up-closed-you = Tu sacrifies un œil fermé.
event-coyote-card-taken = { $name } reçoit la carte Coyote.
event-coyote-card-taken-you = Tu reçois la carte Coyote.
event-eyes-lost = { $coyotes ->
    [one] { $name } perd un œil.
   *[other] { $name } perd { $coyotes } yeux.
}
event-eyes-lost-you = { $coyotes ->
    [one] Tu perds un œil.
   *[other] Tu perds { $coyotes } yeux.
}
event-reshuffled-always = Toutes les cartes sont mélangées pour la manche suivante.
event-shown-middle = au milieu

option-trickster = les autres montrent du doigt qui va gagner, et la personne qui perd reçoit la carte Coyote
option-out_at-eyes = avec combien d’yeux on commence
setting-trickster = Trickster
setting-out-at-eyes = Yeux au départ
edition-heidelbaer_2020 = Yeux, 2020
edition-heidelbaer_2020-about = 17 cartes, dont une face cachée au milieu ; tes vies sont des yeux qui peuvent la regarder.

refusal-no-trickster-in-edition = L’édition { $edition } n’a pas de variante Trickster : laisse l’option trickster de côté.
refusal-must-raise = Après avoir regardé, tu dois annoncer un nombre plus élevé.
refusal-no-open-eye = Tu n’as pas d’œil ouvert pour regarder.
refusal-peek-known = Il n’y a plus rien au milieu que tu puisses regarder.
refusal-first-turn = Pas à ton premier tour de la manche : annonce un nombre.
refusal-turn-begun = Seulement au début de ton tour : annonce maintenant un nombre.
refusal-raise-no-room = On ne peut pas monter au-delà de { $farthest }, regarder ne sert donc à rien : crie « Coyote ! ».
refusal-no-coyote-card = Tu n’as pas la carte Coyote.
refusal-coyote-card-used = La carte Coyote a déjà servi dans cette manche.
refusal-must-point = Montre d’abord du doigt qui va gagner.
refusal-point-aside = Montre la personne qui a crié ou celle qui a annoncé le nombre.
refusal-must-give-up = Dis d’abord quel œil tu sacrifies : un ouvert ou un fermé.
refusal-not-now = Cela ne se fait qu’après un cri, quand on te le demande.
table-phones-face-down = Dans cette édition, quelqu’un regarde une carte en secret, alors qu’un téléphone sur le front montre ses cartes à tous les autres. Joue-la sur des écrans.

play-peek = Regarder
play-lay = Carte Coyote
move-withdraw = Se retirer
move-point = Désigner
play-look-about = On regarde avant d’annoncer : ensuite tu dois monter.
play-point-title = Qui va gagner ?
play-point-about = Si tu as raison, tu ouvres un œil ; sinon, tu en fermes un. Personne ne voit ton choix avant que tout le monde ait choisi.
play-point-caller = { $name }, qui a crié
play-point-declarer = { $name }, qui a annoncé { $number }
play-give-title = Quel œil sacrifies-tu ?
play-give-open = Un ouvert
play-give-closed = Un fermé
play-out-at-eyes = { $number ->
    [one] Un œil par personne
   *[other] { $number } yeux par personne
}
seat-eyes = Yeux ouverts : { $open }, fermés : { $closed }.
seat-coyote-card = A la carte Coyote.
seat-pointed = A choisi.
middle-down = Une carte face cachée au milieu.
middle-yours = Au milieu, vue par toi : { $card }.
middle-looked = Vue par { $names }.
show-middle = Milieu

learn-round-loser-stays = La personne qui a perdu commence la manche suivante ; si elle est hors jeu, sa voisine de gauche.
learn-eyes-title = Les yeux et la carte du milieu
learn-eyes-deal = Avant chaque manche, toutes les cartes sont mélangées. Une carte de plus est posée face cachée au milieu ; elle compte.
learn-eyes-count = Après un cri, toutes les cartes sont montrées et comptées, celle du milieu aussi. Si le total atteint le nombre, la personne qui a crié sacrifie un œil ; sinon, celle qui l’a annoncé. Qui gagne ouvre un œil fermé, s’il y en a un.
learn-eyes-lives = Tout le monde a { $eyes } yeux, dont { $open } ouverts. Qui perd en sacrifie un, ouvert ou fermé. Sans œil, on est hors jeu ; la dernière personne en jeu gagne.
learn-eyes-peek = Au début de ton tour, tu peux fermer un œil ouvert et regarder en secret la carte du milieu. Ensuite tu dois monter. La personne qui commence ne peut pas le faire à son premier tour.
learn-trickster-title = Trickster
learn-trickster = Si la table le veut : au début, on a { $open } œil ouvert.
learn-trickster-point = Avant le décompte, tous les autres montrent du doigt qui, à leur avis, va gagner. Qui a raison ouvre un œil, qui a tort en ferme un.
learn-trickster-card = Qui perd reçoit la carte Coyote. Une fois dans la manche suivante, mais pas à son premier tour, on peut, au début de son tour, prendre la carte du dessus de la pioche, la regarder en secret et la poser face cachée au milieu, où elle compte et où personne ne peut la regarder. Ensuite il faut monter.
count-middle-hint = N’oublie pas la carte du milieu.
