# Les yeux : la carte au milieu, regarder, montrer du doigt et la carte Coyote ; événements, refus, écrans et règles.
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
