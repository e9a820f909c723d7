# Preise, die dich nennen

award-boldest-bluff-why-you = Du hast { $number } angesagt, mit einer Chance von { $chance }, und bist damit durchgekommen.
award-best-call-why-you = Du hast „Coyote!“ bei { $number } von { $other } gerufen und hattest recht, mit einer Chance von { $chance }.
award-best-call-why-at-you = { $name } rief „Coyote!“ bei deiner { $number } und hatte recht, mit einer Chance von { $chance }.
award-luckiest-escape-why-you = Deine { $number } war zu hoch, aber { $other } ließ es durchgehen: Ein Ruf hätte zu { $chance } gestimmt.
award-luckiest-escape-why-at-you = { $number } von { $name } war zu hoch, aber du hast es durchgehen lassen: Ein Ruf hätte zu { $chance } gestimmt.
award-steadiest-nerve-why-you = Du hast { $bluffs } Mal geblufft und wurdest nie dabei erwischt.
award-false-alarm-why-you = Du hast „Coyote!“ bei { $number } von { $other } gerufen, mit einer Chance von { $chance }. Die Zahl hielt.
award-false-alarm-why-at-you = { $name } rief „Coyote!“ bei deiner { $number }, mit einer Chance von { $chance }. Die Zahl hielt.
award-hard-luck-why-you = Du hast { $number } angesagt, mit einer Chance von { $chance }. { $other } rief, und die Zahl hielt nicht.
award-hard-luck-why-at-you = { $name } sagte { $number } an, mit einer Chance von { $chance }. Du hast gerufen, und die Zahl hielt nicht.
