# The reveal: what is said between the cards, what it came to, and what each move was worth. $chance is how likely a number looked.

show-you = You
show-yours = And now your own card…
show-the-last = And now { $name }’s card…
show-the-middle = And now the card in the middle…
show-sum = { $sum } = { $total }, and { $number } was said.
show-sum-alone = { $total }, and { $number } was said.
show-exact = Exactly { $total }!
show-near = One too many!
show-huge = What a bluff: { $gap } too many!
show-last-life = One more coyote, and { $name } is out.
show-last-life-you = One more coyote, and you are out.
show-last-eye = { $name } has one eye left.
show-last-eye-you = You have one eye left.
show-now = { $card }, now { $value }
show-gone = { $card }, taken away
show-dark = { $card }, now worth 0
show-stay = Tap anywhere to stay here.
show-again = See the last round again
verdict-safe-held = { $number } looked safe ({ $chance }), and it was.
verdict-safe-failed = { $number } looked safe ({ $chance }): bad luck.
verdict-safe-passed = { $number } looked safe ({ $chance }) and was too much, but nobody called.
verdict-fair-held = { $number } was a fair bet ({ $chance }), and it held.
verdict-fair-failed = { $number } was a fair bet ({ $chance }), and it failed.
verdict-fair-passed = { $number } was a fair bet ({ $chance }) and was too much, but nobody called.
verdict-bluff-held = { $number } was a bluff ({ $chance }), and yet it held.
verdict-bluff-failed = { $number } was a bluff ({ $chance }), and it was caught.
verdict-bluff-passed = { $number } was a bluff ({ $chance }), and nobody caught it.
verdict-call-good-right = Calling looked right ({ $chance }), and it was.
verdict-call-good-wrong = Calling looked right ({ $chance }): bad luck, { $number } held.
verdict-call-bold-right = Calling was daring ({ $chance }), and it was right.
verdict-call-bold-wrong = Calling was rash ({ $chance }): { $number } held.
settings-pace = Pace of the count
settings-pace-calm = calm
settings-pace-normal = normal
settings-pace-fast = fast

## What the reveal says around the count.

show-title = The count of round { $round }
show-number = Declared
show-total = Total
show-pile = from the pile
show-coyotes = { $name }: { $count } of { $of } coyotes
show-on = Go on
show-skip = Skip

## The end of a game: the hill, the picture to share, and how a replay plays by itself.

end-hill = { $name } stands on a hill above the others and howls at the moon.
end-places = The pack
end-picture = Share the picture
end-picture-saved = The picture is saved.
end-more = More
replay-page-play = Play
replay-page-pause = Pause
replay-page-keys = Keys: ← and → for a step, Page up and Page down for a round, space to play or pause.
replay-page-yours = { $name } (you)

## What people look at after a game: every move with its chance, the awards, and how brave everybody was.
## Each award has a name and a line that says what it is for; $chance is how likely it looked to the player who moved.

award-boldest-bluff = Boldest bluff
award-boldest-bluff-why = { $name } said { $number } with a chance of { $chance }, and was not caught.
award-best-call = Best call
award-best-call-why = { $name } called Coyote! on { $number } from { $other } and was right, with a chance of { $chance }.
award-luckiest-escape = Luckiest escape
award-luckiest-escape-why = { $number } from { $name } was too high, but { $other } let it pass, although a call had a chance of { $chance }.
award-steadiest-nerve = Steadiest nerve
award-steadiest-nerve-why = { $name } bluffed { $bluffs } times and was never caught at it.
award-false-alarm = False alarm
award-false-alarm-why = { $name } called Coyote! on { $number } from { $other } with a chance of { $chance }. It held.
award-hard-luck = Hard luck
award-hard-luck-why = { $name } said { $number } with a chance of { $chance }. { $other } called, and it failed.
review-caption = What was said, how likely it looked to whoever said it (that the number holds, that the call is right), and the total.
review-round = Round { $round }
review-held = total { $total }, held
review-too-high = total { $total }, too high
review-right = total { $total }, right
review-wrong = total { $total }, wrong
review-awards = Awards
review-award = { $award }: { $why }
review-nobody = Nobody earned one this time.
review-bravery = Who dared what
dared-declarations = numbers
dared-mean-chance = safe
dared-bluffs = bluffs
dared-caught = caught
dared-calls = calls
dared-right = right

## Awards that name the reader

award-boldest-bluff-why-you = You said { $number } with a chance of { $chance }, and were not caught.
award-best-call-why-you = You called Coyote! on { $number } from { $other } and were right, with a chance of { $chance }.
award-best-call-why-at-you = { $name } called Coyote! on your { $number } and was right, with a chance of { $chance }.
award-luckiest-escape-why-you = Your { $number } was too high, but { $other } let it pass, although a call had a chance of { $chance }.
award-luckiest-escape-why-at-you = { $number } from { $name } was too high, but you let it pass, although a call had a chance of { $chance }.
award-steadiest-nerve-why-you = You bluffed { $bluffs } times and were never caught at it.
award-false-alarm-why-you = You called Coyote! on { $number } from { $other } with a chance of { $chance }. It held.
award-false-alarm-why-at-you = { $name } called Coyote! on your { $number } with a chance of { $chance }. It held.
award-hard-luck-why-you = You said { $number } with a chance of { $chance }. { $other } called, and it failed.
award-hard-luck-why-at-you = { $name } said { $number } with a chance of { $chance }. You called, and it failed.

## A finished game replayed, as any player saw it.

replay-page-title = Watch a replay
replay-page-about = Every finished game can be watched again, move by move, through the eyes of anybody who sat there.
replay-page-which = The link or the name of the game
replay-page-open = Watch
replay-page-none = This game cannot be shown
replay-page-eyes = Through whose eyes?
replay-page-watcher = Nobody’s: a watcher
replay-page-hidden = A card that these eyes cannot see
replay-page-begin = The game is about to begin.
replay-page-place = Move { $place } of { $of }
replay-page-back = Previous move
replay-page-next = Next move
replay-page-round-back = Previous round
replay-page-round-next = Next round
replay-page-go = Show that move
replay-page-seat = Name
replay-page-chance-number = From what { $name } could know, { $number } holds { $chance } of the time.
replay-page-chance-number-you = From what you could know, { $number } holds { $chance } of the time.
replay-page-chance-call = From what { $name } could know, calling { $number } is right { $chance } of the time.
replay-page-chance-call-you = From what you could know, calling { $number } is right { $chance } of the time.
replay-page-later = told after the count
replay-page-curve = The totals that { $name } had to reckon with
replay-page-curve-holds = { $number } is reached { $chance } of the time
replay-page-total = total { $total }
replay-page-no-spoilers = Who wins, and who earned an award, is shown at the end.
replay-page-to-end = Go to the end
replay-page-share = Share this moment
replay-page-copied = The link is copied.

## What `verify` says. An epoch lasts from one shuffle of all cards to the next.

fair-epochs = Epochs, from one shuffle of all cards to the next: { $number }
fair-shuffles = Shuffles redone: { $number }
fair-cards = Cards dealt, drawn and turned over, all as shuffled: { $number }
fair-seeds = Players’ seeds, all as committed to: { $number }
fair-without = Seats without a seed, epoch by epoch: { $number }
fair-withheld = { $number ->
    [one] One of them had committed to a seed and did not show it: the player left, or the server dropped it.
   *[other] { $number } of them had committed to a seed and did not show it: the players left, or the server dropped them.
}
fair-alone = { $number ->
    [one] In one epoch no player gave a seed: there the server could have chosen the cards.
   *[other] In { $number } epochs no player gave a seed: there the server could have chosen the cards.
}
fair-not-over = The game is not over. What was dealt so far was checked.
fair-good = Game { $game } was dealt as its seeds had decided.
fair-wrong = { $file } does not prove a fair deal. Keep the file and show it to those who played with you.
fair-next = Fetch the fairness record of the game once more from the server that dealt it, and give it unchanged; or - for standard input.
unfair-not-json = This is not JSON (line { $line }).
unfair-malformed = This is not a fairness record: at { $where } it should have { $expected }.
unfair-record-refused = The rules refuse line { $line } of the game: { $reason }
unfair-record-rewritten = The record of the game is not in the form in which the server writes it.
unfair-deck-differs = The deck is not the one of this table.
unfair-epochs-number = Epochs in the file: { $epochs }; in the game: { $expected }.
unfair-shuffles-number = Epoch { $epoch }: shuffles in the file: { $shuffles }; in the game: { $expected }.
unfair-seats-differ = Epoch { $epoch }: not every seat is listed once, in order, with a seed or without.
unfair-server-commit-differs = Epoch { $epoch }: the server’s seed is not the one it had committed to.
unfair-commit-missing = Epoch { $epoch }: { $name } gave a seed without having committed to one.
unfair-commit-differs = Epoch { $epoch }: the seed of { $name } is not the one committed to.
unfair-commit-copied = Epoch { $epoch }: { $name } has the same commitment as { $other }, so one seed counts twice.
unfair-seed-copied = Epoch { $epoch }: { $name } gave the same seed as { $other }, so one seed counts twice.
unfair-cards-differ = Epoch { $epoch }, shuffle { $shuffle }: the cards that were shuffled are not those that lay in the pile.
unfair-root-differs = Epoch { $epoch }, shuffle { $shuffle }: the seeds give a different order from the one that was sealed.
unfair-starter-differs = { $name } began, but { $expected } was drawn.
unfair-deal-differs = Round { $round }: { $card } came from the pile, but { $expected } lay on top (epoch { $epoch }, shuffle { $shuffle }, position { $position }).
