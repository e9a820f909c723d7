# Wat er aan tafel gebeurde, één zin per gebeurtenis. $name speelt mee.

event-starter-named = { $name } gaat beginnen.
event-dealt = Ronde { $round }. { $name } begint.
event-dealt-wears = { $name } draagt { $card }.
event-dealt-hidden = { $name } draagt een kaart die je niet kunt zien.
event-declared = { $name } zegt { $number }.
event-declared-double = { $name } zegt { $number } en verdubbelt: als er nu ‘Coyote!’ geroepen wordt, krijgt de verliezer twee coyotes.
event-declared-reverse = { $name } zegt { $number } en keert de speelrichting om.
event-declared-more = { $name } zegt { $number } en geeft { $target } nog een kaart.
event-declared-next = { $name } zegt { $number } en kiest { $target } als volgende.
event-changed = { $name } verandert het getal in { $number }.
event-agreed = { $name } stemt in met { $number }.
event-asked-again = { $name } zegt ‘verander het’: { $target } moet { $number } veranderen.
event-dodged = { $name } ontwijkt { $number }: de speelrichting keert om, en { $target } moet antwoorden.
event-coin-turned-extra = { $name } draait de extra munt om.
event-coin-turned-reverse = { $name } draait de omkeermunt om: de speelrichting keert om.
event-coin-turned-skip = { $name } draait de overslaanmunt om en zegt niets.
event-coin-turned-exchange = { $name } draait de ruilmunt om.
event-coin-turned-guess = { $name } draait de raadmunt om.
event-extra-laid = Open voor { $name } ligt { $card }. Die telt mee.
event-exchanged = { $name } draagt nu { $card }. De oude kaart telt niet meer.
event-exchanged-hidden = { $name } draagt een nieuwe kaart die je niet ziet. De oude telt niet meer.
event-more-worn = { $name } draagt ook { $card }. Ze tellen allebei.
event-more-worn-hidden = { $name } draagt nog een kaart die je niet ziet. Ze tellen allebei.
event-guessed-right = { $name } raadt { $guess } en heeft het goed: de kaart ligt open en telt nog mee.
event-guessed-wrong = { $name } raadt { $guess }, maar het is { $card }.
event-refilled = De stapel is op: de aflegstapel wordt geschud en is de nieuwe stapel.
event-called = { $name } roept ‘Coyote!’ tegen { $target }, die { $number } zei.
event-shown = De kaarten: { $cards }.
event-shown-replaced = Tellen niet mee: { $cards }.
event-turned-over = Het raadsel draait { $card } om.
event-counted-holds = Het totaal is { $total }: { $number } houdt stand.
event-counted-fails = Het totaal is { $total }: { $number } was te veel.
event-nobody-paid = De ronde eindigt zonder roep. Niemand krijgt een coyote.
event-coyotes-taken = { $coyotes ->
    [one] { $name } krijgt een coyote.
   *[other] { $name } krijgt { $coyotes } coyotes.
}
event-went-out = { $name } ligt eruit.
event-next-starts = { $name } begint de volgende ronde.
event-won = { $name } leidt de roedel!
event-withdrew = { $name } doet de rest van de ronde niet mee en is veilig.
event-reshuffled-night = De nacht was te zien: alle kaarten worden tot een nieuwe stapel geschud.
event-reshuffled-few = Er zijn te weinig kaarten over voor iedereen: alle kaarten worden tot een nieuwe stapel geschud.

## Wat er gebeurde, verteld aan wie het overkwam. De id’s zijn die van de gebeurtenissen, met ‘-you’ als jij het deed en ‘-at-you’ als
## het voor jou is ($target).

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
event-dodged-you = Je ontwijkt { $number }: de speelrichting keert om, en { $target } moet antwoorden.
event-dodged-at-you = { $name } ontwijkt { $number }: de speelrichting keert om, en jij moet antwoorden.
event-coin-turned-extra-you = Je draait de extra munt om.
event-coin-turned-reverse-you = Je draait de omkeermunt om: de speelrichting keert om.
event-coin-turned-skip-you = Je draait de overslaanmunt om en zegt niets.
event-coin-turned-exchange-you = Je draait de ruilmunt om.
event-coin-turned-guess-you = Je draait de raadmunt om.
event-extra-laid-you = Open voor je ligt { $card }. Die telt mee.
event-exchanged-hidden-you = Je draagt een nieuwe kaart die je niet ziet. De oude telt niet meer.
event-more-worn-hidden-you = Je draagt nog een kaart die je niet ziet. Ze tellen allebei.
event-guessed-right-you = Je raadt { $guess } en hebt het goed: de kaart ligt open en telt nog mee.
event-guessed-wrong-you = Je raadt { $guess }, maar het is { $card }.
event-withdrew-you = Je doet de rest van de ronde niet mee en bent veilig.
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
event-entered-you = { $by } voert in wat je zei.
event-wished-you = Je wilt dat een bot voor { $target } speelt.
event-wished-at-you = { $name } wil dat een bot voor jou speelt.
event-slept-you = Je slaapt: een bot speelt verder.
event-hurried-you = De bots haasten zich naar het einde.
event-woke-you = Je bent weer wakker.
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
