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
