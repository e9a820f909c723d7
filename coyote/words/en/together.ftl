# What people share at a table: animals, nudges, watchers, one phone for all, links, and a first game with a guide.

animal = Your animal
animal-gone = { $animal } (taken)
animal-coyote = Coyote
animal-roadrunner = Roadrunner
animal-puma = Puma
animal-lizard = Lizard
animal-ram = Ram
animal-bat = Bat
animal-ringtail = Ringtail
animal-snake = Snake
animal-armadillo = Armadillo
animal-toad = Toad
table-animal-unknown = Nobody can be “{ $animal }” here. Choose one of these: { $animals }.
table-animal-taken = Somebody here is that animal already. Choose another one.
event-picked = { $name } is another animal now.
event-picked-you = You are another animal now.
name-becomes = At the table you will be called { $name }.
name-needs-letters = A name needs letters or digits.
nudge = Nudge { $name }
table-not-slow = { $name } can be nudged only at their turn, and only every { $seconds } seconds.
event-nudged = { $name } nudges { $target }.
event-nudged-you = You nudge { $target }.
event-nudged-at-you = { $name } nudges you: it is your turn.
watchers =
    { $number ->
        [one] { $number } person is watching
       *[other] { $number } people are watching
    }
call-me = Tell me when it is my turn
call-me-about = When you look at another page, your browser tells you that the others are waiting.
call-me-no = No, thanks
call-turn = Your turn at the fire
call-turn-about = The others are waiting for you.
home-pass = One phone for all
home-pass-about = Hand it round; nobody sees their own card
pass-about = Everybody plays on this one phone. Whoever has it sees the others’ cards, never their own. Hand it on, and say who you are before it shows anything.
pass-player = Player { $number }
pass-add = One more player
pass-remove = Remove
pass-hand = Give the phone to { $name }
pass-hand-about = Nobody else may look now. The screen shows nothing until { $name } confirms.
pass-iam = I am { $name }
pass-done = Done
pass-again = Play again
pass-end = End it here
pass-names-alike = Every player needs a name of their own.
setting-heads-handed = One phone that is handed round
table-handed-public = A table with one phone for all cannot be public.
preview-table = A seat by the fire: come and play Coyote
preview-names = At the fire: { $names }.
preview-free = Seats taken: { $taken } of { $seats }.
preview-playing = A game is being played; you can watch.
preview-replay = A finished game of Coyote
preview-replay-about = Watch it move by move, through anybody’s eyes.
preview-picture = Animals round a fire at night, each with a number on its head that it cannot see
guide = A hint for your first game
guide-see = The cards you see make { $sum }. Your own is unknown.
guide-open = Begin with a number that all cards together surely reach. The next player must say more, or call.
guide-enough = { $number } stands, and you see { $sum } already: saying a little more is quite safe.
guide-missing = { $number } stands. You see { $sum }, so your own card would have to bring { $missing }. If you doubt it, shout Coyote!
guide-off = No more hints
install = Install Coyote
install-about = An icon of its own, one tap away.
