# Ce qu’on partage à table : animaux, rappels, spectateurs, un téléphone pour tous, liens et première partie guidée.

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
