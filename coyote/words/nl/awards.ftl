# Prijzen die de lezer noemen

award-boldest-bluff-why-you = Je zei { $number } met een kans van { $chance }, en kwam ermee weg.
award-best-call-why-you = Je riep ‘Coyote!’ bij de { $number } van { $other } en had gelijk, met een kans van { $chance }.
award-best-call-why-at-you = { $name } riep ‘Coyote!’ bij jouw { $number } en had gelijk, met een kans van { $chance }.
award-luckiest-escape-why-you = Jouw { $number } was te hoog, maar { $other } liet het gaan: een roep had een kans van { $chance }.
award-luckiest-escape-why-at-you = De { $number } van { $name } was te hoog, maar je liet het gaan: een roep had een kans van { $chance }.
award-steadiest-nerve-why-you = Je blufte { $bluffs } keer en werd nooit betrapt.
award-false-alarm-why-you = Je riep ‘Coyote!’ bij de { $number } van { $other } met een kans van { $chance }. Het getal hield stand.
award-false-alarm-why-at-you = { $name } riep ‘Coyote!’ bij jouw { $number } met een kans van { $chance }. Het getal hield stand.
award-hard-luck-why-you = Je zei { $number } met een kans van { $chance }. { $other } riep, en het hield geen stand.
award-hard-luck-why-at-you = { $name } zei { $number } met een kans van { $chance }. Je riep, en het hield geen stand.
