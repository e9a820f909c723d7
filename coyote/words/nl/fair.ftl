# Wat `verify` zegt. Een tijdperk loopt van één keer alle kaarten schudden tot de volgende.
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
