# Prêmios que citam quem lê

award-boldest-bluff-why-you = Você disse { $number } com probabilidade de { $chance }, e colou.
award-best-call-why-you = Você gritou “Coyote!” para o { $number } de { $other } e acertou, com probabilidade de { $chance }.
award-best-call-why-at-you = { $name } gritou “Coyote!” para o seu { $number } e acertou, com probabilidade de { $chance }.
award-luckiest-escape-why-you = O seu { $number } era alto demais, e { $other } deixou passar: um grito teria probabilidade de { $chance }.
award-luckiest-escape-why-at-you = O { $number } de { $name } era alto demais, e você deixou passar: um grito teria probabilidade de { $chance }.
award-steadiest-nerve-why-you = Você blefou { $bluffs } vezes, e ninguém pegou.
award-false-alarm-why-you = Você gritou “Coyote!” para o { $number } de { $other } com probabilidade de { $chance }. O número se confirmou.
award-false-alarm-why-at-you = { $name } gritou “Coyote!” para o seu { $number } com probabilidade de { $chance }. O número se confirmou.
award-hard-luck-why-you = Você disse { $number } com probabilidade de { $chance }. { $other } gritou, e o número não se confirmou.
award-hard-luck-why-at-you = { $name } disse { $number } com probabilidade de { $chance }. Você gritou, e o número não se confirmou.
