# De onthulling: wat er tussen de kaarten wordt gezegd, wat eruit kwam en wat elke zet waard was. $chance is hoe waarschijnlijk een getal leek.

show-you = Jij
show-yours = En nu je eigen kaart…
show-the-last = En nu de kaart van { $name }…
show-the-middle = En nu de kaart in het midden…
show-sum = { $sum } = { $total }, en { $number } was gezegd.
show-sum-alone = { $total }, en { $number } was gezegd.
show-exact = Precies { $total }!
show-near = Eén te veel!
show-huge = Wat een bluf: { $gap } te veel!
show-last-life = Nog één coyote en { $name } ligt eruit.
show-last-life-you = Nog één coyote en je ligt eruit.
show-last-eye = { $name } heeft nog één oog.
show-last-eye-you = Je hebt nog één oog.
show-now = { $card }, nu { $value }
show-gone = { $card }, weggenomen
show-dark = { $card }, nu 0 waard
show-stay = Tik ergens om hier te blijven.
show-again = Vorige ronde
verdict-safe-held = { $number } leek veilig ({ $chance }), en dat was het.
verdict-safe-failed = { $number } leek veilig ({ $chance }): pech.
verdict-safe-passed = { $number } leek veilig ({ $chance }) en was te veel, maar niemand riep.
verdict-fair-held = { $number } was een goede gok ({ $chance }), en het hield stand.
verdict-fair-failed = { $number } was een goede gok ({ $chance }), en het hield geen stand.
verdict-fair-passed = { $number } was een goede gok ({ $chance }) en was te veel, maar niemand riep.
verdict-bluff-held = { $number } was bluf ({ $chance }), en toch hield het stand.
verdict-bluff-failed = { $number } was bluf ({ $chance }), en het kwam uit.
verdict-bluff-passed = { $number } was bluf ({ $chance }), en niemand had het door.
verdict-call-good-right = Roepen leek goed ({ $chance }), en dat was het.
verdict-call-good-wrong = Roepen leek goed ({ $chance }): pech, { $number } hield stand.
verdict-call-bold-right = Roepen was gedurfd ({ $chance }), en het was goed.
verdict-call-bold-wrong = Roepen was overhaast ({ $chance }): { $number } hield stand.
settings-pace = Tempo van de telling
settings-pace-calm = rustig
settings-pace-normal = normaal
settings-pace-fast = snel

## Wat er bij het omdraaien gezegd wordt.

show-title = De telling van ronde { $round }
show-number = Gezegd
show-total = Totaal
show-pile = van de stapel
show-coyotes = { $name }: { $count } van { $of } coyotes
show-on = Verder
show-skip = Overslaan

## Het einde van een potje: de heuvel, het plaatje om te delen en de herhaling die vanzelf loopt.

end-hill = { $name } huilt op een heuvel naar de maan, boven de anderen.
end-places = De roedel
end-picture = Plaatje delen
end-picture-saved = Het plaatje is opgeslagen.
end-more = Meer
replay-page-play = Afspelen
replay-page-pause = Pauze
replay-page-keys = Toetsen: ← en → voor een zet, Page Up en Page Down voor een ronde, spatie voor afspelen of pauze.
replay-page-yours = { $name } (jij)

## Wat je na een potje bekijkt: elke zet met zijn kans, de prijzen, en wie wat durfde. $chance is de kans voor wie aan zet was.

award-boldest-bluff = De brutaalste bluf
award-boldest-bluff-why = { $name } zei { $number } met een kans van { $chance }, en kwam ermee weg.
award-best-call = De beste roep
award-best-call-why = { $name } riep ‘Coyote!’ bij de { $number } van { $other } en had gelijk, met een kans van { $chance }.
award-luckiest-escape = Door het oog van de naald
award-luckiest-escape-why = De { $number } van { $name } was te hoog, maar { $other } liet het gaan: een roep had een kans van { $chance }.
award-steadiest-nerve = Zenuwen van staal
award-steadiest-nerve-why = { $name } blufte { $bluffs } keer en werd nooit betrapt.
award-false-alarm = Vals alarm
award-false-alarm-why = { $name } riep ‘Coyote!’ bij de { $number } van { $other } met een kans van { $chance }. Het getal hield stand.
award-hard-luck = Dikke pech
award-hard-luck-why = { $name } zei { $number } met een kans van { $chance }. { $other } riep, en het hield geen stand.
review-caption = Wat er gezegd is, hoe groot de kans was voor wie het zei (dat het getal standhoudt, dat de roep klopt), en het totaal.
review-round = Ronde { $round }
review-held = totaal { $total }, hield stand
review-too-high = totaal { $total }, te hoog
review-right = totaal { $total }, klopte
review-wrong = totaal { $total }, klopte niet
review-awards = Prijzen
review-award = { $award }: { $why }
review-nobody = Deze keer heeft niemand er een verdiend.
review-bravery = Wie durfde wat
dared-declarations = getallen
dared-mean-chance = veilig
dared-bluffs = gebluft
dared-caught = betrapt
dared-calls = geroepen
dared-right = terecht

## Prijzen die de lezer noemen

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

## Een afgelopen potje, opnieuw door ieders ogen.

replay-page-title = Een potje terugkijken
replay-page-about = Elk afgelopen potje kun je terugkijken, zet voor zet, door de ogen van iedereen die erbij was.
replay-page-which = De link of de naam van het potje
replay-page-open = Kijken
replay-page-none = Dit potje kan niet getoond worden
replay-page-eyes = Door wiens ogen?
replay-page-watcher = Van niemand: toekijken
replay-page-hidden = Een kaart die deze ogen niet zien
replay-page-begin = Het potje gaat zo beginnen.
replay-page-place = Zet { $place } van { $of }
replay-page-back = Vorige zet
replay-page-next = Volgende zet
replay-page-round-back = Vorige ronde
replay-page-round-next = Volgende ronde
replay-page-go = Toon die zet
replay-page-seat = Naam
replay-page-chance-number = Voor zover { $name } kon weten, houdt { $number } in { $chance } van de gevallen stand.
replay-page-chance-number-you = Voor zover je kon weten, houdt { $number } in { $chance } van de gevallen stand.
replay-page-chance-call = Voor zover { $name } kon weten, klopt een roep bij { $number } in { $chance } van de gevallen.
replay-page-chance-call-you = Voor zover je kon weten, klopt een roep bij { $number } in { $chance } van de gevallen.
replay-page-later = volgt na de telling
replay-page-curve = De totalen waarmee { $name } rekening moest houden
replay-page-curve-holds = { $number } wordt in { $chance } van de gevallen gehaald
replay-page-total = totaal { $total }
replay-page-no-spoilers = Wie wint en wie een prijs verdient, zie je aan het eind.
replay-page-to-end = Naar het eind
replay-page-share = Deel dit moment
replay-page-copied = De link is gekopieerd.

## Wat `verify` zegt. Een tijdperk loopt van één keer alle kaarten schudden tot de volgende.

fair-epochs = Tijdperken, van één keer alle kaarten schudden tot de volgende: { $number }
fair-shuffles = Nagerekende schudbeurten: { $number }
fair-cards = Gedeelde, getrokken en omgedraaide kaarten, allemaal zoals geschud: { $number }
fair-seeds = Startwaarden van spelers, allemaal zoals beloofd: { $number }
fair-without = Plaatsen zonder startwaarde, per tijdperk: { $number }
fair-withheld = { $number ->
    [one] Eén daarvan had een startwaarde beloofd en niet laten zien: die persoon ging weg, of de server liet hem vallen.
   *[other] { $number } daarvan hadden een startwaarde beloofd en niet laten zien: die mensen gingen weg, of de server liet ze vallen.
}
fair-alone = { $number ->
    [one] In één tijdperk gaf geen speler een startwaarde: daar had de server de kaarten kunnen kiezen.
   *[other] In { $number } tijdperken gaf geen speler een startwaarde: daar had de server de kaarten kunnen kiezen.
}
fair-not-over = Het potje is nog niet afgelopen. Wat tot nu toe gedeeld is, is nagekeken.
fair-good = Potje { $game } is gedeeld zoals de startwaarden hadden bepaald.
fair-wrong = { $file } bewijst niet dat er eerlijk gedeeld is. Bewaar het bestand en laat het zien aan wie met je speelde.
fair-next = Haal het bewijs van het potje nog eens op bij de server die deelde en geef het ongewijzigd; of - voor standaardinvoer.
unfair-not-json = Dit is geen JSON (regel { $line }).
unfair-malformed = Dit is geen bewijs: bij { $where } hoort { $expected } te staan.
unfair-record-refused = De regels weigeren regel { $line } van het potje: { $reason }
unfair-record-rewritten = Het verslag van het potje heeft niet de vorm waarin de server het schrijft.
unfair-deck-differs = Het deck is niet dat van deze tafel.
unfair-epochs-number = Er zijn { $epochs } tijdperken, maar het potje heeft er { $expected }.
unfair-shuffles-number = Tijdperk { $epoch } heeft { $shuffles } schudbeurten, maar in het potje zijn het er { $expected }.
unfair-seats-differ = Tijdperk { $epoch }: niet elke plaats staat er één keer, op volgorde, met of zonder startwaarde.
unfair-server-commit-differs = Tijdperk { $epoch }: de startwaarde van de server is niet de beloofde.
unfair-commit-missing = Tijdperk { $epoch }: { $name } gaf een startwaarde zonder er een beloofd te hebben.
unfair-commit-differs = Tijdperk { $epoch }: de startwaarde van { $name } is niet de beloofde.
unfair-commit-copied = Tijdperk { $epoch }: { $name } heeft dezelfde belofte als { $other }; één startwaarde telt dus dubbel.
unfair-seed-copied = Tijdperk { $epoch }: { $name } gaf dezelfde startwaarde als { $other }; één startwaarde telt dus dubbel.
unfair-cards-differ = Tijdperk { $epoch }, schudbeurt { $shuffle }: er zijn andere kaarten geschud dan er in de stapel lagen.
unfair-root-differs = Tijdperk { $epoch }, schudbeurt { $shuffle }: de startwaarden geven een andere volgorde dan de verzegelde.
unfair-starter-differs = { $name } begon, maar { $expected } was geloot.
unfair-deal-differs = Ronde { $round }: van de stapel kwam { $card }, maar bovenop lag { $expected } (tijdperk { $epoch }, schudbeurt { $shuffle }, positie { $position }).
