# Wat er gebeurde, verteld aan wie het overkwam. De id’s zijn die van de gebeurtenissen, met ‘-you’ als jij het deed en ‘-at-you’ als
# het voor jou is ($target).
event-starter-named-you = Jij gaat beginnen.
event-dealt-you = Ronde { $round }. Jij begint.
event-dealt-wears-you = Je draagt { $card }.
event-dealt-hidden-you = Je draagt een kaart die je niet kunt zien.
event-declared-you = Je zegt { $number }.
event-declared-double-you = Je zegt { $number } en verdubbelt: als er nu ‘Coyote!’ geroepen wordt, krijgt de verliezer twee coyotes.
event-declared-reverse-you = Je zegt { $number } en keert de speelrichting om.
event-declared-more-you = Je zegt { $number } en geeft { $target } nog een kaart.
event-declared-more-at-you = { $name } zegt { $number } en geeft jou nog een kaart.
event-declared-next-you = Je zegt { $number } en kiest { $target } als volgende.
event-declared-next-at-you = { $name } zegt { $number } en kiest jou als volgende.
event-changed-you = Je verandert het getal in { $number }.
event-agreed-you = Je stemt in met { $number }.
event-asked-again-you = Je zegt ‘verander het’: { $target } moet { $number } veranderen.
event-asked-again-at-you = { $name } zegt ‘verander het’: jij moet { $number } veranderen.
event-coin-turned-extra-you = Je draait de extra munt om.
event-coin-turned-reverse-you = Je draait de omkeermunt om: de speelrichting keert om.
event-coin-turned-skip-you = Je draait de overslaanmunt om en zegt niets.
event-coin-turned-exchange-you = Je draait de ruilmunt om.
event-coin-turned-guess-you = Je draait de raadmunt om.
event-extra-laid-you = Open voor je ligt { $card }. Die telt mee.
event-exchanged-hidden-you = Je draagt een nieuwe kaart die je niet ziet. De oude telt niet meer.
event-more-worn-hidden-you = Je draagt nog een kaart die je niet ziet. Allebei tellen ze.
event-guessed-right-you = Je raadt { $guess } en hebt het goed.
event-guessed-wrong-you = Je raadt { $guess }, maar het is { $card }.
event-called-you = Je roept ‘Coyote!’ tegen { $target }, die { $number } zei.
event-called-at-you = { $name } roept ‘Coyote!’ tegen jou. Je zei { $number }.
event-coyotes-taken-you = { $coyotes ->
    [one] Je krijgt een coyote.
   *[other] Je krijgt { $coyotes } coyotes.
}
event-went-out-you = Je ligt eruit.
event-next-starts-you = Jij begint de volgende ronde.
event-won-you = Jij leidt de roedel!
event-sat-you = Je gaat zitten.
event-left-you = Je bent weggegaan.
event-removed-you = Je bent de deur gewezen.
event-away-you = Je bent even weg.
event-back-you = Je bent terug.
event-host-passed-you = Jij bent nu spelleider.
event-stood-in-stand-in-you = Een bot speelt voor jou.
event-stood-in-clock-you = Je tijd is om: een bot speelt voor je.
event-reacted-howl-you = Je huilt naar de maan.
event-reacted-yip-you = Je keft.
event-reacted-growl-you = Je gromt.
event-reacted-laugh-you = Je lacht.
event-reacted-gulp-you = Je slikt.
event-reacted-stare-you = Je staart iedereen aan.
event-reacted-paw-you = Je tilt een poot op.
event-reacted-sleep-you = Je gaapt.
play-stands-you = Je zei { $number }.
headband-enter-you = Wat zeg je?
show-coyotes-you = Jij: { $count } van { $of } coyotes
