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
