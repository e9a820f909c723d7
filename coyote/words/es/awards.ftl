# Premios que nombran a quien lee

award-boldest-bluff-why-you = Dijiste { $number } con una probabilidad del { $chance }, y coló.
award-best-call-why-you = Gritaste «¡Coyote!» ante el { $number } de { $other } y acertaste, con una probabilidad del { $chance }.
award-best-call-why-at-you = { $name } gritó «¡Coyote!» ante tu { $number } y acertó, con una probabilidad del { $chance }.
award-luckiest-escape-why-you = Tu { $number } era demasiado alto, pero { $other } lo dejó pasar: un grito habría acertado el { $chance } de las veces.
award-luckiest-escape-why-at-you = El { $number } de { $name } era demasiado alto, pero tú lo dejaste pasar: un grito habría acertado el { $chance } de las veces.
award-steadiest-nerve-why-you = Te tiraste { $bluffs } faroles y nunca te los descubrieron.
award-false-alarm-why-you = Gritaste «¡Coyote!» ante el { $number } de { $other } con una probabilidad del { $chance }. El número aguantaba.
award-false-alarm-why-at-you = { $name } gritó «¡Coyote!» ante tu { $number } con una probabilidad del { $chance }. El número aguantaba.
award-hard-luck-why-you = Dijiste { $number }, que aguantaba el { $chance } de las veces. { $other } gritó, y no aguantó.
award-hard-luck-why-at-you = { $name } dijo { $number }, que aguantaba el { $chance } de las veces. Tú gritaste, y no aguantó.
