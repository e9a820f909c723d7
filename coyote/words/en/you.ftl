# What happened, told to the one it happened to. An id is the event's, with “-you” where the reader did it, and “-at-you”
# where the reader is the $target.
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
event-coin-turned-extra-you = You turn over the extra coin.
event-coin-turned-reverse-you = You turn over the reverse coin: the order of play turns round.
event-coin-turned-skip-you = You turn over the skip coin and say nothing.
event-coin-turned-exchange-you = You turn over the exchange coin.
event-coin-turned-guess-you = You turn over the guess coin.
event-extra-laid-you = { $card } lies face up before you. It counts.
event-exchanged-hidden-you = You wear a new card that you cannot see. The old one no longer counts.
event-more-worn-hidden-you = You wear one more card that you cannot see. Both count.
event-guessed-right-you = You guess { $guess } and you are right.
event-guessed-wrong-you = You guess { $guess }, but it is { $card }.
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
