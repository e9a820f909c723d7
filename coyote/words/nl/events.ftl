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
