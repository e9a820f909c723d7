# Round the fire: the ring, the hand, coins and specials, the end among bots.

ring-clockwise = The turn goes round clockwise.
ring-other-way = The turn goes round the other way.

card-ask = What { $name } wears
card-ask-middle = The card in the middle
card-about-positive = { $card }: adds { $card } to the total.
card-about-negative = −{ $card }: takes { $card } from the total.
card-about-zero = A nought adds nothing to the total.
card-about-special = { $card } { $about }
card-about-own = Your own card: everybody sees it but you.
card-about-hidden = A card that you cannot see from here.
card-first = New here. { $about }
seat-piece = { $piece }: not used yet.
seat-piece-spent = { $piece }: used in this round.

play-prepare = Prepare your number
play-prepare-late = The others are past that number.
play-guess-sure-title = Are you sure?
play-guess-sure = You say that your card is: { $card }. If that is wrong, you take a coyote. This cannot be taken back.
play-guess-go = Yes: { $card }
play-guess-back = Another card
play-power-sure-title = Use it now?
play-power-sure = This cannot be taken back.
play-power-go = Yes: { $power }
play-powers-wait = You can use them when it is your turn.
play-piece-ready = yours is ready
play-piece-spent = yours is used for this round
deck-specials = What the specials do
rules-here = The rules of this table
rules-here-read = Read the rules here
leave-sure = Leave this game? A bot plays on for you; you can come back with the same link.
leave-sure-out = Leave this table? You are out, so nobody waits for you; you can come back with the same link.
leave-go = Yes, leave
leave-stay = Stay
out-to-the-end = To the end
out-to-the-end-about = Only bots are left: they finish in a moment.
out-new-game = New game
out-new-game-sure = Leave for a new table with the same rules? The others play on here without you.

settings-theme-system = Same as the system
setting-box = Which box do you own?
setting-box-none = None? Take the first one: it is the easiest to begin with.
setting-clock-sum = Each turn has { $turn } seconds. Whoever needs longer uses up their reserve: { $bank } seconds for the whole game.
setting-turn-each = { $seconds ->
    [one] { $seconds } second per turn
   *[other] { $seconds } seconds per turn
}
headband-how = How it works
headband-how-wear = Everybody holds their phone to their forehead: it shows their card to the others.
headband-how-say = Numbers are said aloud, in turn.
headband-how-type = Whoever lowers their phone first types the number in, or somebody does on the screen on the table: one of you is enough.
headband-dead = The phone of { $name } has gone dark, so nobody sees that card. The round goes on: say the numbers aloud and type them in for { $name }; the card still counts.

table-not-only-bots = People are still in the game, and only bots hurry.

## What people share at a table: animals, nudges, watchers, one phone for all, links, and a first game with a guide.

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

## Eyes: the card in the middle, peeks, pointing and the Coyote card; events, refusals, screens and rules.

event-dealt-middle = A card lies face down in the middle.
event-peeked = { $name } closes an eye and looks: the card in the middle is { $card }.
event-peeked-you = You close an eye and look: the card in the middle is { $card }.
event-peeked-hidden = { $name } closes an eye and looks at the card in the middle.
event-peeked-hidden-you = You close an eye and look at the card in the middle.
event-card-laid = { $name } uses the Coyote card and lays { $card } face down in the middle.
event-card-laid-you = You use the Coyote card and lay { $card } face down in the middle.
event-card-laid-hidden = { $name } uses the Coyote card and lays another card face down in the middle.
event-card-laid-hidden-you = You use the Coyote card and lay another card face down in the middle.
event-pointed = { $name } points at { $target }.
event-pointed-you = You point at { $target }.
event-pointed-at-you = { $name } points at you.
event-pointed-hidden = { $name } has made up their mind about who will win.
event-pointed-hidden-you = You have made up your mind about who will win.
event-eye-opened = { $name } opens an eye.
event-eye-opened-you = You open an eye.
event-eye-closed = { $name } closes an eye.
event-eye-closed-you = You close an eye.
event-eye-given-up-open = { $name } gives up an open eye.
event-eye-given-up-open-you = You give up an open eye.
event-eye-given-up-closed = { $name } gives up a closed eye.
event-eye-given-up-closed-you = You give up a closed eye.
event-coyote-card-taken = { $name } gets the Coyote card.
event-coyote-card-taken-you = You get the Coyote card.
event-eyes-lost = { $coyotes ->
    [one] { $name } loses an eye.
   *[other] { $name } loses { $coyotes } eyes.
}
event-eyes-lost-you = { $coyotes ->
    [one] You lose an eye.
   *[other] You lose { $coyotes } eyes.
}
event-reshuffled-always = All cards are shuffled for the next round.
event-shown-middle = the middle

option-trickster = the others point at who will win, and the loser gets the Coyote card
option-out_at-eyes = how many eyes everybody starts with
setting-trickster = Trickster
setting-out-at-eyes = Eyes at the start
edition-heidelbaer_2020 = Eyes, 2020
edition-heidelbaer_2020-about = 17 cards, one of them face down in the middle; your lives are eyes that can peek at it.

refusal-no-trickster-in-edition = The edition { $edition } has no Trickster variant: leave the option trickster off.
refusal-must-raise = After a look you must say a higher number.
refusal-no-open-eye = You have no open eye to look with.
refusal-peek-known = There is nothing in the middle that you may still look at.
refusal-first-turn = Not on your first turn of the round: say a number.
refusal-turn-begun = Only at the start of your turn: now say a number.
refusal-raise-no-room = { $farthest } stands and cannot be raised, so a look is of no use: call.
refusal-no-coyote-card = You do not have the Coyote card.
refusal-coyote-card-used = The Coyote card was used in this round already.
refusal-must-point = First point at the one who will win.
refusal-point-aside = Point at the caller or at the one who said the number.
refusal-must-give-up = First say which eye you give up: an open one or a closed one.
refusal-not-now = That can only be done after a call, by whoever is asked.
table-phones-face-down = In this edition somebody looks at a card alone, and a phone on a forehead shows its cards to all the others. Play it on screens.

play-peek = Peek
play-lay = Coyote card
move-withdraw = Sit out
move-point = Point
play-look-about = A look comes before your number: then you must raise.
play-point-title = Who will win?
play-point-about = Right, and you open an eye; wrong, and you close one. Nobody sees your choice before all have pointed.
play-point-caller = { $name }, who called
play-point-declarer = { $name }, who said { $number }
play-give-title = Which eye do you give up?
play-give-open = An open one
play-give-closed = A closed one
play-out-at-eyes = { $number ->
    [one] One eye each
   *[other] { $number } eyes each
}
seat-eyes = Eyes: { $open } open, { $closed } closed.
seat-coyote-card = Has the Coyote card.
seat-pointed = Has pointed.
middle-down = A card face down in the middle.
middle-yours = In the middle, seen by you: { $card }.
middle-looked = Seen by { $names }.
show-middle = Middle

learn-round-loser-stays = Whoever lost starts the next round; if they are out, the player to their left.
learn-eyes-title = Eyes and the card in the middle
learn-eyes-deal = Before every round all cards are shuffled. One more card lies face down in the middle; it counts.
learn-eyes-count = After a call all cards are shown and counted, including the one in the middle. If the total reaches the number, the caller gives up an eye; if not, the one who said it. The winner opens a closed eye, if there is one.
learn-eyes-lives = Everybody has { $eyes } eyes, { $open } of them open. The loser gives up one, open or closed. Whoever has none is out, and the last one in wins.
learn-eyes-peek = At the start of your turn you may close an open eye and look at the card in the middle, alone. Then you must raise. Whoever starts may not look on the first turn.
learn-trickster-title = Trickster
learn-trickster = If your table wants it: everybody starts with { $open } open.
learn-trickster-point = Before the count all others point at the one they think will win. Whoever is right opens an eye, whoever is wrong closes one.
learn-trickster-card = The loser gets the Coyote card. Once in the next round, but not on their first turn, they may draw the top card at the start of their turn, look at it alone and lay it face down in the middle, where it counts and nobody may look at it. Then they must raise.
count-middle-hint = Do not forget the card in the middle.
