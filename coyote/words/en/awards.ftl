# Awards that name the reader

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
