# What happened at the table, one sentence per event. $name is a player.

event-starter-named = { $name } will start.
event-dealt = Round { $round }. { $name } starts.
event-dealt-wears = { $name } wears { $card }.
event-dealt-hidden = { $name } wears a card that you cannot see.
event-declared = { $name } says { $number }.
event-declared-double = { $name } says { $number } and doubles: if Coyote is called now, whoever loses takes two coyotes.
event-declared-reverse = { $name } says { $number } and turns the order of play round.
event-declared-more = { $name } says { $number } and gives { $target } one more card.
event-declared-next = { $name } says { $number } and chooses { $target } to play next.
event-changed = { $name } changes the number to { $number }.
event-agreed = { $name } agrees to { $number }.
event-asked-again = { $name } says “again”: { $target } must change { $number }.
event-dodged = { $name } dodges { $number }: the order turns round, and { $target } must answer.
event-coin-turned-extra = { $name } turns over the extra coin.
event-coin-turned-reverse = { $name } turns over the reverse coin: the order of play turns round.
event-coin-turned-skip = { $name } turns over the skip coin and says nothing.
event-coin-turned-exchange = { $name } turns over the exchange coin.
event-coin-turned-guess = { $name } turns over the guess coin.
event-extra-laid = A card lies face up before { $name }: { $card }. It counts.
event-exchanged = { $name } now wears { $card }. The old card no longer counts.
event-exchanged-hidden = { $name } wears a new card unseen. The old one no longer counts.
event-more-worn = { $name } wears { $card } as well. Both count.
event-more-worn-hidden = { $name } wears one more card unseen. Both count.
event-guessed-right = { $name } guesses { $guess } and is right: the card lies open and still counts.
event-guessed-wrong = { $name } guesses { $guess }, but it is { $card }.
event-refilled = The pile is empty: the discards are shuffled into a new one.
event-called = { $name } calls Coyote! on { $target }, who said { $number }.
event-shown = The cards: { $cards }.
event-shown-replaced = Not counting: { $cards }.
event-turned-over = The mystery turns over { $card }.
event-counted-holds = The total is { $total }: { $number } holds.
event-counted-fails = The total is { $total }: { $number } was too much.
event-nobody-paid = The round ends without a call. Nobody takes a coyote.
event-coyotes-taken = { $coyotes ->
    [one] { $name } takes a coyote.
   *[other] { $name } takes { $coyotes } coyotes.
}
event-went-out = { $name } is out.
event-next-starts = { $name } starts the next round.
event-won = { $name } leads the pack!
event-withdrew = { $name } sits out the rest of the round and is safe.
event-reshuffled-night = Night was shown: all cards are shuffled into a new pile.
event-reshuffled-few = Too few cards are left for everybody: all cards are shuffled into a new pile.

## What happened, told to the one it happened to. An id is the event's, with “-you” where the reader did it, and “-at-you”
## where the reader is the $target.

event-starter-named-you = You will start.
event-dealt-you = Round { $round }. You start.
event-dealt-wears-you = You wear { $card }.
event-dealt-hidden-you = You wear a card that you cannot see.
event-declared-you = You say { $number }.
event-declared-double-you = You say { $number } and double: if Coyote is called now, whoever loses takes two coyotes.
event-declared-reverse-you = You say { $number } and turn the order of play round.
event-declared-more-you = You say { $number } and give { $target } one more card.
event-declared-more-at-you = { $name } says { $number } and gives you one more card.
event-declared-next-you = You say { $number } and choose { $target } to play next.
event-declared-next-at-you = { $name } says { $number } and chooses you to play next.
event-changed-you = You change the number to { $number }.
event-agreed-you = You agree to { $number }.
event-asked-again-you = You say “again”: { $target } must change { $number }.
event-asked-again-at-you = { $name } says “again”: you must change { $number }.
event-dodged-you = You dodge { $number }: the order turns round, and { $target } must answer.
event-dodged-at-you = { $name } dodges { $number }: the order turns round, and you must answer.
event-coin-turned-extra-you = You turn over the extra coin.
event-coin-turned-reverse-you = You turn over the reverse coin: the order of play turns round.
event-coin-turned-skip-you = You turn over the skip coin and say nothing.
event-coin-turned-exchange-you = You turn over the exchange coin.
event-coin-turned-guess-you = You turn over the guess coin.
event-extra-laid-you = A card lies face up before you: { $card }. It counts.
event-exchanged-hidden-you = You wear a new card that you cannot see. The old one no longer counts.
event-more-worn-hidden-you = You wear one more card that you cannot see. Both count.
event-guessed-right-you = You guess { $guess } and you are right: the card lies open and still counts.
event-guessed-wrong-you = You guess { $guess }, but it is { $card }.
event-withdrew-you = You sit out the rest of the round and are safe.
event-called-you = You call Coyote! on { $target }, who said { $number }.
event-called-at-you = { $name } calls Coyote! on you. You said { $number }.
event-coyotes-taken-you = { $coyotes ->
    [one] You take a coyote.
   *[other] You take { $coyotes } coyotes.
}
event-went-out-you = You are out.
event-next-starts-you = You start the next round.
event-won-you = You lead the pack!
event-sat-you = You sit down.
event-left-you = You have left.
event-removed-you = You were shown the door.
event-away-you = You are away.
event-back-you = You are back.
event-host-passed-you = You are the host now.
event-stood-in-stand-in-you = A bot moves for you.
event-stood-in-clock-you = Your time is up: a bot moves for you.
event-entered-you = { $by } enters what you said.
event-wished-you = You would like a bot to play for { $target }.
event-wished-at-you = { $name } would like a bot to play for you.
event-slept-you = You are asleep: a bot plays on.
event-hurried-you = The bots hurry to the end.
event-woke-you = You are awake again.
event-reacted-howl-you = You howl.
event-reacted-yip-you = You yip.
event-reacted-growl-you = You growl.
event-reacted-laugh-you = You laugh.
event-reacted-gulp-you = You gulp.
event-reacted-stare-you = You stare.
event-reacted-paw-you = You lift a paw.
event-reacted-sleep-you = You yawn.
play-stands-you = You said { $number }.
headband-enter-you = What do you say?
show-coyotes-you = You: { $count } of { $of } coyotes
