# Ogen: de kaart in het midden, gluren, wijzen en de Coyotekaart; gebeurtenissen, weigeringen, schermen en regels.
event-dealt-middle = In het midden ligt een gesloten kaart.
event-peeked = { $name } sluit een oog en gluurt: in het midden ligt { $card }.
event-peeked-you = Je sluit een oog en gluurt: in het midden ligt { $card }.
event-peeked-hidden = { $name } sluit een oog en gluurt naar de kaart in het midden.
event-peeked-hidden-you = Je sluit een oog en gluurt naar de kaart in het midden.
event-card-laid = { $name } gebruikt de Coyotekaart en legt { $card } gesloten in het midden.
event-card-laid-you = Je gebruikt de Coyotekaart en legt { $card } gesloten in het midden.
event-card-laid-hidden = { $name } gebruikt de Coyotekaart en legt nog een kaart gesloten in het midden.
event-card-laid-hidden-you = Je gebruikt de Coyotekaart en legt nog een kaart gesloten in het midden.
event-pointed = { $name } wijst naar { $target }.
event-pointed-you = Je wijst naar { $target }.
event-pointed-at-you = { $name } wijst naar jou.
event-pointed-hidden = { $name } heeft voorspeld wie er wint.
event-pointed-hidden-you = Je hebt voorspeld wie er wint.
event-eye-opened = { $name } opent een oog.
event-eye-opened-you = Je opent een oog.
event-eye-closed = { $name } sluit een oog.
event-eye-closed-you = Je sluit een oog.
event-eye-given-up-open = { $name } geeft een open oog op.
event-eye-given-up-open-you = Je geeft een open oog op.
event-eye-given-up-closed = { $name } geeft een gesloten oog op.
event-eye-given-up-closed-you = Je geeft een gesloten oog op.
event-coyote-card-taken = { $name } krijgt de Coyotekaart.
event-coyote-card-taken-you = Je krijgt de Coyotekaart.
event-eyes-lost = { $coyotes ->
    [one] { $name } verliest een oog.
   *[other] { $name } verliest { $coyotes } ogen.
}
event-eyes-lost-you = { $coyotes ->
    [one] Je verliest een oog.
   *[other] Je verliest { $coyotes } ogen.
}
event-reshuffled-always = Alle kaarten worden geschud voor de volgende ronde.
event-shown-middle = het midden

option-trickster = de anderen wijzen aan wie er wint, en wie verliest krijgt de Coyotekaart
option-out_at-eyes = met hoeveel ogen je begint
setting-trickster = Trickster
setting-out-at-eyes = Ogen aan het begin
edition-heidelbaer_2020 = Ogen, 2020
edition-heidelbaer_2020-about = 17 kaarten, waarvan één gesloten in het midden; je levens zijn ogen waarmee je ernaar kunt gluren.

refusal-no-trickster-in-edition = De editie { $edition } heeft geen Trickster-variant: laat de optie trickster weg.
refusal-must-raise = Wie gegluurd heeft, moet een hoger getal zeggen.
refusal-no-open-eye = Je hebt geen open oog om mee te gluren.
refusal-peek-known = In het midden ligt niets meer waar je naar mag gluren.
refusal-first-turn = Niet in je eerste beurt van de ronde: zeg een getal.
refusal-turn-begun = Alleen aan het begin van je beurt: zeg nu een getal.
refusal-raise-no-room = { $farthest } kan niet worden verhoogd, dus gluren heeft geen zin: roep ‘Coyote!’.
refusal-no-coyote-card = Je hebt de Coyotekaart niet.
refusal-coyote-card-used = De Coyotekaart is deze ronde al gebruikt.
refusal-must-point = Wijs eerst aan wie er wint.
refusal-point-aside = Wijs naar wie geroepen heeft of naar wie het getal heeft gezegd.
refusal-must-give-up = Zeg eerst welk oog je opgeeft: een open of een gesloten oog.
refusal-not-now = Dat kan alleen na een roep, en alleen als het aan jou is.
table-phones-face-down = In deze editie kijkt iemand alleen naar een kaart, maar een telefoon op een voorhoofd toont zijn kaarten aan alle anderen. Speel deze editie op schermen.

play-peek = Gluren
play-lay = Coyotekaart
move-withdraw = Niet meedoen
move-point = Wijzen
play-look-about = Gluren komt vóór je getal: daarna moet je verhogen.
play-point-title = Wie wint er?
play-point-about = Heb je gelijk, dan open je een oog; zo niet, dan sluit je er een. Niemand ziet je keuze voordat iedereen heeft gewezen.
play-point-caller = { $name }, die riep
play-point-declarer = { $name }, die { $number } zei
play-give-title = Welk oog geef je op?
play-give-open = Een open oog
play-give-closed = Een gesloten oog
play-out-at-eyes = { $number ->
    [one] Eén oog per speler
   *[other] { $number } ogen per speler
}
seat-eyes = Ogen: { $open } open, { $closed } gesloten.
seat-coyote-card = Heeft de Coyotekaart.
seat-pointed = Heeft gewezen.
middle-down = Een gesloten kaart in het midden.
middle-yours = In het midden, door jou gezien: { $card }.
middle-looked = Gezien door { $names }.
show-middle = Midden

learn-round-loser-stays = Wie verloor, begint de volgende ronde; ligt die eruit, dan begint de speler links daarvan.
learn-eyes-title = Ogen en de kaart in het midden
learn-eyes-deal = Vóór elke ronde worden alle kaarten geschud. Nog één kaart ligt gesloten in het midden; die telt mee.
learn-eyes-count = Na een roep worden alle kaarten getoond en geteld, ook die in het midden. Haalt het totaal het getal, dan geeft de roeper een oog op; zo niet, dan wie het getal zei. Wie wint, opent een gesloten oog, als dat er is.
learn-eyes-lives = Iedereen heeft { $eyes } ogen, waarvan { $open } open. Wie verliest, geeft er een op, open of gesloten. Wie er geen meer heeft, ligt eruit; wie overblijft, wint.
learn-eyes-peek = Aan het begin van je beurt mag je een open oog sluiten en als enige naar de kaart in het midden gluren. Daarna moet je verhogen. Wie begint, mag dat niet in de eerste beurt.
learn-trickster-title = Trickster
learn-trickster = Als jullie tafel dat wil: aan het begin is er { $open } oog open.
learn-trickster-point = Vóór de telling wijzen alle anderen aan wie er volgens hen wint. Wie gelijk heeft, opent een oog; wie ongelijk heeft, sluit er een.
learn-trickster-card = Wie verliest, krijgt de Coyotekaart. Eén keer in de volgende ronde, maar niet in de eigen eerste beurt, mag die aan het begin van de beurt de bovenste kaart pakken, alleen bekijken en gesloten in het midden leggen, waar hij meetelt en niemand mag gluren. Daarna moet er worden verhoogd.
count-middle-hint = Vergeet de kaart in het midden niet.
