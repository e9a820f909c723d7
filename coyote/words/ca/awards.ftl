# Premis que anomenen qui llegeix

award-boldest-bluff-why-you = Vas dir { $number } (probabilitat: { $chance }), i va colar.
award-best-call-why-you = Vas cridar «Coyote!» davant el { $number } de { $other } i tenies raó (probabilitat: { $chance }).
award-best-call-why-at-you = { $name } va cridar «Coyote!» davant el teu { $number } i tenia raó (probabilitat: { $chance }).
award-luckiest-escape-why-you = El teu { $number } era massa alt, i { $other } ho va deixar passar: cridar hauria encertat el { $chance } de les vegades.
award-luckiest-escape-why-at-you = El { $number } de { $name } era massa alt, i tu ho vas deixar passar: cridar hauria encertat el { $chance } de les vegades.
award-steadiest-nerve-why-you = Vas fer { $bluffs } farols i no te’n van descobrir mai cap.
award-false-alarm-why-you = Vas cridar «Coyote!» davant el { $number } de { $other } (probabilitat: { $chance }). El número aguantava.
award-false-alarm-why-at-you = { $name } va cridar «Coyote!» davant el teu { $number } (probabilitat: { $chance }). El número aguantava.
award-hard-luck-why-you = Vas dir { $number }, que aguantava el { $chance } de les vegades. { $other } va cridar, i no va aguantar.
award-hard-luck-why-at-you = { $name } va dir { $number }, que aguantava el { $chance } de les vegades. Tu vas cridar, i no va aguantar.
