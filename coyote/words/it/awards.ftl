# Premi che nominano chi legge

award-boldest-bluff-why-you = Hai detto { $number } (probabilità: { $chance }) e l’hai fatta franca.
award-best-call-why-you = Hai chiamato «Coyote!» contro { $other }, che aveva detto { $number }, e avevi ragione (probabilità: { $chance }).
award-best-call-why-at-you = { $name } ha chiamato «Coyote!» sul tuo { $number } e aveva ragione (probabilità: { $chance }).
award-luckiest-escape-why-you = Il tuo { $number } era troppo alto, ma { $other } ha lasciato correre (probabilità di una chiamata giusta: { $chance }).
award-luckiest-escape-why-at-you = { $name } ha detto { $number }, che era troppo, ma tu hai lasciato correre (probabilità di una chiamata giusta: { $chance }).
award-steadiest-nerve-why-you = Hai bluffato { $bluffs } volte senza mai farti scoprire.
award-false-alarm-why-you = Hai chiamato «Coyote!» contro { $other }, che aveva detto { $number } (probabilità: { $chance }). Il numero reggeva.
award-false-alarm-why-at-you = { $name } ha chiamato «Coyote!» sul tuo { $number } (probabilità: { $chance }). Il numero reggeva.
award-hard-luck-why-you = Hai detto { $number } (probabilità: { $chance }). { $other } ha chiamato, e non ha retto.
award-hard-luck-why-at-you = { $name } ha detto { $number } (probabilità: { $chance }). Tu hai chiamato, e non ha retto.
