# Eyes: the card in the middle, peeks, pointing and the Coyote card; events, refusals, screens and rules.
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
