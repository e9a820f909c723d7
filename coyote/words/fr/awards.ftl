# Prix qui nomment le lecteur

award-boldest-bluff-why-you = Tu as annoncé { $number } avec { $chance } de chances, sans te faire prendre.
award-best-call-why-you = Tu as crié « Coyote ! » sur le { $number } de { $other } et tu avais raison, avec { $chance } de chances.
award-best-call-why-at-you = { $name } a crié « Coyote ! » sur ton { $number } et avait raison, avec { $chance } de chances.
award-luckiest-escape-why-you = Ton { $number } était trop haut, et { $other } a laissé passer : un cri aurait eu { $chance } de chances.
award-luckiest-escape-why-at-you = Le { $number } de { $name } était trop haut, et tu as laissé passer : un cri aurait eu { $chance } de chances.
award-steadiest-nerve-why-you = Tu as bluffé { $bluffs } fois sans jamais te faire prendre.
award-false-alarm-why-you = Tu as crié « Coyote ! » sur le { $number } de { $other } avec { $chance } de chances. Le nombre tenait.
award-false-alarm-why-at-you = { $name } a crié « Coyote ! » sur ton { $number } avec { $chance } de chances. Le nombre tenait.
award-hard-luck-why-you = Tu as annoncé { $number }, avec { $chance } de chances de tenir. { $other } a crié, et ça n’a pas tenu.
award-hard-luck-why-at-you = { $name } a annoncé { $number }, avec { $chance } de chances de tenir. Tu as crié, et ça n’a pas tenu.
