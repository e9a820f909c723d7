# Ten hands: the trainer.

home-hands = Ten hands
home-hands-about = Two minutes: say a number, or call?
hands-about = Ten positions from real games. What could the total be? And would you say more, or call? The exact odds judge.
hands-go = Start
hands-level = Level { $level }
hands-place = Hand { $place } of { $of }
hands-see = You see { $cards }. Your own card is hidden.
hands-total = What will the total most likely be close to?
hands-move = { $number } stands. Say { $next }, or call?
hands-middle = Half of the time the total is { $middle } or more.
hands-odds = { $next } holds { $hold } of the time; a call is right { $call } of the time.
hands-curve = The totals you had to reckon with
hands-curve-call = Green: totals below { $number }; then a call is right.
hands-curve-say = Green: totals that reach { $number }.
hands-good = Well judged.
hands-close = It hardly matters: both are about equally good.
hands-poor = The other choice was better.
hands-next = Next
hands-result = { $points } of { $of } points
hands-up = That was too easy for you: the next ten are harder.
hands-down = The next ten are a little easier.
hands-stay = The next ten are about as hard.
hands-again = Ten more
