# The minds: who they are, and why they made a move.
mind-cub = a cub that plays like a child
mind-tortoise = a careful tortoise that trusts the average
mind-fox = a bold fox that bluffs
mind-owl = an owl that knows the odds
mind-hare = a hare that reads the others
mind-wolf = a wolf that has led the pack in millions of rounds
reason-call = I called because { $number } held with only { $chance }.
reason-safe = { $number } was safe: it held with { $chance }.
reason-likely = { $number } was likely: it held with { $chance }.
reason-bluff = { $number } was a bluff: it held with just { $chance }.
reason-coin = The number was hot, so I used a coin ({ $coin }).
reason-special = The number was hot, so I used a special ({ $special }).
reason-withdraw = I had guessed my card, so I let the others fight it out.
