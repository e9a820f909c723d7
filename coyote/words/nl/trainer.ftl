# Tien situaties: de training.

home-hands = Tien situaties
home-hands-about = Twee minuten: verhogen of roepen?
hands-about = Tien situaties uit echte potjes. Hoe hoog kan het totaal zijn? En jij: verhogen of roepen? De exacte kansen oordelen.
hands-go = Begin
hands-level = Niveau { $level }
hands-place = Situatie { $place } van { $of }
hands-see = Je ziet { $cards }. Je eigen kaart is verborgen.
hands-total = In de buurt van welk getal ligt het totaal waarschijnlijk?
hands-move = { $number } is gezegd. Zeg je { $next }, of roep je?
hands-middle = In de helft van de gevallen is het totaal { $middle } of meer.
hands-odds = { $next } houdt in { $hold } van de gevallen stand; een roep klopt in { $call } van de gevallen.
hands-curve = De totalen waarmee je rekening moest houden
hands-curve-call = Groen: totalen onder { $number }; dan roep je terecht.
hands-curve-say = Groen: totalen die { $number } halen.
hands-good = Goed ingeschat.
hands-close = Het maakt weinig uit: beide zijn ongeveer even goed.
hands-poor = De andere keus was beter.
hands-next = Verder
hands-result = { $points } van de { $of } punten
hands-up = Dat was te makkelijk voor je: de volgende tien zijn moeilijker.
hands-down = De volgende tien zijn iets makkelijker.
hands-stay = De volgende tien zijn ongeveer even moeilijk.
hands-again = Nog tien
