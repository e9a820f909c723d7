# What `verify` says. An epoch lasts from one shuffle of all cards to the next.
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
