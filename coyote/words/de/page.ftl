# Was die Seite sagt, Bild für Bild.
#
# Ein Wort für jede Sache; tests/every/forbidden_words.py weist die anderen zurück. Angeredet wird mit du.
#   Karte, Feder · Zahl · ansagen · erhöhen · „Coyote!“ rufen (der Ruf) · halten · Summe · Zählung
#   Kojote (was man nimmt; Coyote heißen nur das Spiel und der Ruf) · raus · Rudel · Runde · Partie · Zug · Platz · Tisch · Bot
#   den Tisch leiten (host) · Stapel, Ablagestapel · Deck · Münze · Sonderkarte (im Deck) · Sonderaktion (am Tisch) · Marker, Maske, Zweig
#   Handy · Startwert (seed) · Beweis (fairness record) · Mitschrift (record) · Protokoll (log) · Schachtel · Ausgabe
#   Preis (award) · Blatt (hand) · Festlegung (commitment)
#   Eine Chance: „hält zu 62 %“, mit Abstand vor dem Zeichen. Anführungszeichen: „…“.

# Auf jeder Seite
app-skip = Zum Inhalt
app-name = Coyote
app-about = Ein Bluffspiel am Feuer: Alle sehen deine Karte, nur du nicht.
app-not-loaded = Dieser Teil der Seite wurde nicht geladen. Prüf die Verbindung und versuch es noch einmal.
app-log = Was geschah
list-more = { $list }, { $item }
list-last = { $list } und { $item }
settings = Einstellungen
settings-mute = Stumm
settings-language = Sprache
settings-theme = Farben
settings-theme-night = Nacht
settings-theme-dusk = Dämmerung (hell)
settings-theme-contrast = Starker Kontrast
settings-still = Ohne Bewegung
settings-forget = Vergiss mich …
forget-title = Sollen wir dich vergessen?
forget-about = Dein Spitzname und dein Schlüssel werden gelöscht, und du verlässt jeden Tisch; in einer Partie spielt ein Bot weiter. Das lässt sich nicht rückgängig machen. Beendete Partien behalten den Spitznamen, unter dem du gespielt hast.
forget-go = Ja, vergiss mich
forget-done = Erledigt: Wir wissen nicht mehr, wer du bist.
go-home = Zurück zum Start
lost-title = Nichts als Sand
lost-text = Hier ist keine Seite.
try-again = Noch einmal
close = Schließen
cancel = Abbrechen
leave = Tisch verlassen
your-name = Dein Name
nicknames = Puma Eidechse Gürteltier Kröte Fledermaus Widder Rabe Grille Dachs Gecko Falke Wüstenmaus
seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}

# Anfang
home-title = Alle sehen deine Karte, nur du nicht.
home-about = Sag eine Zahl an, die alle Karten zusammen erreichen, jedes Mal ein wenig höher. Oder ruf „Coyote!“, wenn jemand zu weit gegangen ist.
home-play = Jetzt spielen
home-play-busy = Das Feuer wird angezündet …
home-play-about = Du und drei Bots, ohne Anmeldung, sofort.
home-ways = Mehr Möglichkeiten zu spielen
home-new = Neuer Tisch
home-new-about = Für Freunde, mit einem Link zum Verschicken
home-join = Mit Code mitspielen
home-join-about = Jemand hat dir einen Code vorgelesen
home-public = Öffentliche Tische
home-public-about = Setz dich zu Unbekannten
home-learn = Lernen
home-learn-about = In zwei Minuten, beim Spielen
home-count = Zählen
home-count-about = Du hast die echte Schachtel? Tipp die Karten an
home-replay = Partie nacherleben
home-replay-about = Eine beendete Partie, durch wessen Augen du willst
home-credit = Coyote ist ein Spiel von Spartaco Albertarelli. Diese Seite gehört weder zu ihm noch zu einem Verlag; Texte und Bilder sind eigene.

# Ausgaben
edition-oliphante_2010 = Federn, 2010
edition-oliphante_2010-about = 30 Federn; eine Runde darf mit jeder Zahl beginnen, auch mit einer negativen.
edition-devir_2021 = Federn, 2021
edition-devir_2021-about = Dasselbe mit 30 oder 49 Federn, für bis zu zwölf am Tisch.
edition-kidult_2003 = Karten, 2003
edition-kidult_2003-about = 36 Karten mit Nullen und einer Finsternis; wer verliert, fängt die nächste Runde an.
edition-japan_2015 = Karten, 2015 (Japan)
edition-japan_2015-about = Die 36 Karten von 2003 für bis zu zehn. Das Echo verdoppelt die ganze Summe, auch die roten Karten; auf Wunsch spielt man mit Masken.
edition-powwow_2006 = Federn, 2006
edition-powwow_2006-about = 36 Federn für drei bis acht. Auch negative Zahlen dürfen angesagt werden, und alle haben einen Zweig, um einer Zahl auszuweichen.

# Ein neuer Tisch
new-title = Neuer Tisch
new-go = Feuer anzünden
setting-edition = Was spielt ihr?
setting-seats = Plätze
setting-seats-about = wie viele sich setzen können
setting-out-at = Raus bei so vielen Kojoten
setting-heads = Wo seid ihr?
setting-heads-screens = Alle am eigenen Bildschirm
setting-heads-screens-about = Du siehst die Karten der anderen auf deinem Bildschirm. Für Freunde in der Ferne und für Bots.
setting-heads-phones = Handys an der Stirn, im selben Raum
setting-heads-phones-about = Halt dein Handy an die Stirn: Es zeigt den anderen deine Karte. Zahlen werden laut angesagt.
setting-coins = Münzen
setting-specials = Sonderaktionen
setting-turn = Zeit für einen Zug
setting-turn-none = Ohne Uhr
setting-turn-about = ist sie abgelaufen, zieht ein Bot für dich
setting-bank = Reserve
setting-bank-about = zusätzliche Zeit für alle, für die ganze Partie
setting-programs = Bots von anderswo
setting-programs-about = Selbst geschriebene Programme dürfen sich setzen; man sieht ihnen an, dass sie Bots sind.
setting-public = Öffentlicher Tisch
setting-public-about = Alle können ihn finden und sich dazusetzen.
setting-public-clock = Fremde warten nicht ewig: Ein öffentlicher Tisch hat eine Uhr.
setting-public-not-phones = Nicht mit Handys an der Stirn: Wer den Tisch findet, könnte Züge eingeben.
setting-deck = Das Deck: { $cards } Karten
setting-house-rules = Hausregeln
value-on = ja
value-off = nein
value-acts = wirkt
value-nothing = tut nichts
value-discards = wird aufgefüllt
value-discard = auf den Ablagestapel
value-pile = zurück in den Stapel
value-shown = egal wie sie gezeigt wurde
value-counted = nur mitgezählt oder ausgetauscht
value-highest = die höchste rote Karte
value-any = die höchste Zahlenkarte
value-one = nur eine
value-all = alle
value-next = die nächste Person
value-previous = die vorige Person
value-raise = muss erhöhen
value-ends = die Runde endet
value-declarer = übernimmt die Ansage
value-passer = gibt die Zahl nur weiter
value-turn = für einen Zug
value-round = für die ganze Runde
value-greens = die grünen Karten
value-total = die ganze Summe
value-game = einmal pro Partie

# Dazukommen
join-title = Mitspielen
join-code = Der Code des Tisches
join-hint = Zwei Wörter wie sira-goga. Ein Link geht auch.
join-go = Zum Tisch
public-title = Öffentliche Tische
public-none = Gerade gibt es keinen öffentlichen Tisch. Mach einen auf, dann finden ihn andere.
public-seats = { $taken } von { $seats } Plätzen besetzt
public-open = wartet
public-playing = spielt
public-over = zwischen zwei Partien
dead-link-title = Dieses Feuer ist erloschen
dead-link-text = Hier ist kein Tisch mehr, oder der Link ist nicht vollständig. Lass ihn dir noch einmal schicken, oder mach selbst einen Tisch auf.
gone-title = Wir kommen nicht durch
trouble-unreachable = Der Server ist nicht zu erreichen. Prüf die Verbindung; vielleicht ist er auch gleich wieder da.
trouble-not-understood = Der Server hat diese Seite nicht verstanden. Lad sie bitte neu.
trouble-unknown = Das ging nicht ({ $code }). Versuch es bitte noch einmal.

# Die Leitung
connection-connecting = Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist weg.
connection-lost-about = Wir versuchen es weiter.

# Vor dem Spiel
lobby-title = Rund ums Feuer
lobby-seats = { $taken } von { $seats } Plätzen besetzt
lobby-you = du
lobby-host = leitet den Tisch
lobby-program = Bot von anderswo
lobby-free = freier Platz
lobby-bot = Welcher Bot
lobby-add-bot = Bot hinzufügen
lobby-remove-bot = Entfernen
lobby-remove = Vor die Tür setzen
lobby-pass-host = Leitung übergeben
lobby-lock = Tisch abschließen
lobby-unlock = Tisch aufschließen
lobby-locked = Abgeschlossen: niemand Neues kommt herein
lobby-unlocked = Offen für alle mit Link oder Code
lobby-faces-open = Wer zuschaut, darf alle sehen und hören, bei denen etwas an ist
lobby-faces-closed = Wer zuschaut, sieht und hört niemanden
lobby-open-faces = Zusehen und zuhören lassen
lobby-close-faces = Nicht mehr lassen
knock = Fragen, ob man hier eingeben darf
knock-about = Nur wer am Tisch sitzt, kann eingeben, was angesagt wird, und jeder Bildschirm, der hereingelassen wurde.
knock-waits = Dieser Bildschirm wartet als { $name } darauf, hereingelassen zu werden.
let-in = { $name } hereinlassen
turn-away = { $name } abweisen
let-in-about = { $name } klopft an und möchte eingeben, was angesagt wird.
lobby-setting = Was gespielt wird
lobby-change = Ändern
lobby-change-go = Übernehmen
lobby-start = Los geht’s
lobby-wait = { $name } startet die Partie, wenn alle da sind.
sit-down = Hinsetzen
sit-back = Zurück an deinen Platz
watch-full = Alle Plätze sind besetzt. Du kannst zuschauen.
watch-playing = Hier läuft eine Partie. Du schaust zu.
watch-stop = Nicht mehr zuschauen
share-title = Lade deine Freunde ein
share-code = Code
share-copy = Link kopieren
share-copied = Kopiert
share-send = Teilen
share-qr = QR-Code
share-qr-label = QR-Code mit dem Link zu diesem Tisch

# Das Spiel
play-title = Coyote, Runde { $round }
play-hand = Dein Zug
play-round = Runde { $round }
play-said = In dieser Runde angesagt
said-entered = eingegeben von { $name }
play-no-number = noch keine Zahl
play-stands = { $name } hat { $number } angesagt.
play-doubled = Wird jetzt gerufen, nimmt zwei Kojoten, wer verliert
play-dealing = Die Karten werden gemischt …
play-your-turn = Du bist dran.
play-your-turn-short = Du bist dran
play-waits = { $name } überlegt …
stand-in = Einen Bot für { $name } spielen lassen
stand-in-about = { $name } hat sich eine Minute lang nicht gerührt. Ein Bot kann so lange spielen.
stand-in-together = Dafür müssen alle sein, die da sind.
stand-in-wished = Die anderen müssen noch zustimmen.
asleep-you = Du hast dich lange nicht gerührt: Ein Bot spielt für dich.
asleep-back = Ich bin wieder da
play-you-are-out = Du bist raus. Schau zu, wer am Ende das Rudel anführt.
play-number = Deine Zahl
play-less = eins weniger
play-sign = Vorzeichen wechseln
play-say = { $number } ansagen
play-coyote = Coyote!
play-number-unreadable = Gib eine ganze Zahl ein.
play-number-unless = Sag eine andere Zahl als { $number } an.
play-number-low = Sag mindestens { $least } an.
coach = Chancen-Coach
coach-off = aus
coach-after = nach jeder Runde
coach-live = beim Spielen
coach-about = Nach jeder Runde: wie gut alle Zahlen und Rufe waren. Auch schon beim Spielen, wenn du nur mit Bots spielst.
coach-round = Runde { $round }: Wie wahrscheinlich war es?
coach-number = { $number } hält zu { $chance }.
coach-call = Ein Ruf stimmt zu { $chance }.
play-coins = Münzen
piece-token = Sonderaktionen
piece-mask = Masken
piece-twig = Zweige
play-with = dazu: { $special } { $target }
play-without = ohne
play-guess-title = Was hast du auf dem Kopf?
play-aim-title = { $special }: an wen?
play-coins-left = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
play-deck = Deck · noch { $pile }
play-table = Tisch
play-out-at = { $number ->
    [one] Ein Kojote, und du bist raus
   *[other] { $number } Kojoten, und du bist raus
}
play-time = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
play-bank = + { $seconds } in Reserve
deck-title = Das Deck
deck-about = Noch verdeckte Karten: { $pile }. Durchgestrichene Sorten sind komplett abgelegt.
deck-gone = { $number } weg
leave-game = Partie verlassen
leave-game-about = Ein Bot spielt für dich weiter. Mit demselben Link kommst du an deinen Platz zurück.
seat-out = Raus.
seat-hidden = Die Karte ist von hier nicht zu sehen.
seat-own-hidden = Deine Karte siehst du nicht.
seat-wears = Trägt { $card }.
seat-also = Und { $card }.
seat-replaced = Zählt nicht: { $card }.
seat-coyotes = Kojoten: { $number } von { $most }.
seat-turn = Am Zug.
seat-camera = Kamera an.
seat-microphone = Mikrofon an.
seat-muted = Mikrofon aus.
seat-speaking = Spricht gerade.
seat-away = nicht da
seat-left = gegangen, ein Bot spielt
seat-asleep = schläft, ein Bot spielt
coin-extra = Zusatz
coin-extra-about = Noch eine Karte liegt offen vor dir und zählt mit. Sag dann eine Zahl an.
coin-reverse = Wende
coin-reverse-about = Die Spielrichtung dreht sich für den Rest der Runde um. Sag dann eine Zahl an.
coin-skip = Passen
coin-skip-about = Du sagst nichts an; weiter geht es bei der nächsten Person.
coin-exchange = Tausch
coin-exchange-about = Du bekommst ungesehen eine neue Karte; die alte zählt nicht mehr, aber ist sie die Nacht, wird trotzdem neu gemischt. Sag dann eine Zahl an.
coin-guess = Raten
coin-guess-about = Nenn deine eigene Karte. Richtig: Sie liegt offen und zählt, und du darfst für die Runde aussetzen und bist sicher, oder du bleibst und sagst eine Zahl an. Falsch: Du nimmst einen Kojoten, die Runde endet ohne Zählung, und du beginnst die nächste.
special-agree = Zustimmen
special-agree-about = Du machst die angesagte Zahl zu deiner. Wer gleich danach dran ist, darf nicht ebenfalls zustimmen, später aber schon.
special-double = Verdoppeln
special-double-about = Mit deiner Zahl: Wird gleich danach gerufen, nimmt zwei Kojoten, wer verliert.
special-reverse = Wende
special-reverse-about = Mit deiner Zahl: Die Spielrichtung dreht sich für den Rest der Runde um.
special-more = Noch eine Karte
special-more-about = Mit deiner Zahl: Jemand anderes trägt noch eine Karte, und beide zählen. Nur einmal pro Runde am ganzen Tisch.
special-again = Neu ansagen
special-again-about = Wer die Zahl angesagt hat, muss sie ändern: höher oder niedriger, nicht dieselbe, aber über der Zahl davor oder, falls es die erste war, nicht unter der kleinsten Zahl. Dann bist du wieder dran.
special-next = Weitergeben
special-next-about = Mit deiner Zahl: Du bestimmst, wer nach dir dran ist, und von dort geht es weiter.
special-dodge = Ausweichen
special-dodge-about = Statt einer Zahl: Die Spielrichtung dreht sich um. Wer die Zahl angesagt hat, bekommt die Antwort nun vom anderen Nachbarplatz. Nicht, wenn nur noch zwei dabei sind.
reactions = Laut geben
reaction-howl = Heulen
reaction-yip = Kläffen
reaction-growl = Knurren
reaction-laugh = Lachen
reaction-gulp = Schlucken
reaction-stare = Starren
reaction-paw = Pfote
reaction-sleep = Gähnen

# Handys an der Stirn
headband-turn = { $name }, sag deine Zahl laut an.
headband-wear = An die Stirn halten
headband-wear-about = In drei Sekunden sehen die anderen deine Karte. Tipp zweimal, um „Coyote!“ zu rufen.
headband-lift = Hoch an die Stirn, und nicht schummeln.
headband-hide = Verstecken
headband-enter = Was sagt { $name } an?

# Nach dem Spiel
after-rematch = Noch eine Partie
after-arrange = Plätze und Regeln
after-wait = { $name } kann noch eine Partie starten.
after-replay = Nacherleben, mit Chancen
after-share = Diese Partie teilen
after-keep = Zum Aufheben
after-record = Die Partie als Text
after-fairness = Beweis für faire Karten
after-fairness-about = Der Beweis zeigt, dass niemand die Karten ausgesucht hat. Dein Browser kann ihn hier prüfen, und jedes andere Programm auch.
after-verify = Karten prüfen
after-checking = Alles wird noch einmal gemischt …
after-fair = { $seeds ->
    [0] Die Karten kamen, wie sie versiegelt waren. Allerdings hat nur der Server einen Startwert gegeben.
    [one] Die Karten kamen, wie sie versiegelt waren, und { $seeds } Startwert der Mitspielenden hat zusammen mit dem des Servers entschieden.
   *[other] Die Karten kamen, wie sie versiegelt waren, und { $seeds } Startwerte der Mitspielenden haben zusammen mit dem des Servers entschieden.
}
after-not-checked = Dieser Browser kann das hier nicht prüfen: Heb den Beweis auf und prüf ihn mit coyote verify.
seen-same = { $decks ->
    [one] Die Festlegungen, Startwerte und Siegel, die diese Seite während der Partie gesehen hat, sind dieselben.
   *[other] Die Festlegungen, Startwerte und Siegel, die diese Seite während der Partie gesehen hat, sind dieselben, in { $seen } von { $decks } Decks.
}
seen-nothing = Diese Seite war bei der Partie nicht dabei und kann den Beweis deshalb mit nichts vergleichen.
seen-own-used = { $decks ->
    [one] Dein Startwert wurde verwendet.
   *[other] Deine Startwerte wurden verwendet, in { $decks } Decks.
}
seen-own-missing = Dein Startwert fehlt in diesen Decks: { $decks }. Er kam zu spät, oder der Server hat ihn fallen lassen.
seen-fallen = Fallen gelassene Startwerte (und in welchen Decks): { $who }. Sie hatten sich auf einen festgelegt; dann waren sie weg, oder der Server hat ihn fallen lassen.
seen-differs = Das ist nicht, was die Seite während der Partie gesehen hat! Heb den Beweis auf und zeig ihn denen, die mitgespielt haben.
seen-other-game = Es ist der Beweis einer anderen Partie.
seen-other-deck = Deck { $deck } wurde gespielt und fehlt im Beweis.
seen-other-server = Deck { $deck }: Der Server hatte sich anders festgelegt.
seen-other-commit = Deck { $deck }: { $name } hatte sich anders festgelegt.
seen-other-seed = Deck { $deck }: { $name } hatte einen anderen Startwert gegeben.
seen-other-root = Deck { $deck }: Es war in einer anderen Reihenfolge versiegelt.

# Was am Tisch sonst geschah
event-sat = { $name } setzt sich.
event-sat-bot = { $name }, ein Bot, setzt sich.
event-left = { $name } ist gegangen.
event-removed = { $name } wurde vor die Tür gesetzt.
event-away = { $name } ist nicht da.
event-back = { $name } ist wieder da.
event-host-passed = { $name } leitet jetzt den Tisch.
event-locked = Der Tisch ist abgeschlossen: Niemand Neues kommt herein.
event-unlocked = Der Tisch ist wieder offen.
event-faces-opened = Wer zuschaut, darf jetzt alle sehen und hören, bei denen Kamera oder Mikrofon an ist.
event-faces-closed = Wer zuschaut, sieht und hört jetzt niemanden mehr.
event-knocked = { $name } klopft an.
event-let-in = { $name } darf herein.
event-turned-away = { $name } wird abgewiesen.
event-setting-changed = Am Tisch gelten jetzt andere Regeln.
event-started = Eine neue Partie beginnt.
event-stood-in-stand-in = Ein Bot zieht für { $name }.
event-stood-in-clock = Die Zeit von { $name } ist abgelaufen: Ein Bot zieht.
event-entered = { $by } gibt ein, was { $name } angesagt hat.
event-wished = { $name } möchte, dass ein Bot für { $target } spielt.
event-slept = { $name } schläft: Ein Bot spielt weiter.
event-hurried = { $name } will das Ende sehen: Die Bots beeilen sich.
event-woke = { $name } ist wieder wach.
event-reacted-howl = { $name } heult.
event-reacted-yip = { $name } kläfft.
event-reacted-growl = { $name } knurrt.
event-reacted-laugh = { $name } lacht.
event-reacted-gulp = { $name } schluckt.
event-reacted-stare = { $name } starrt in die Runde.
event-reacted-paw = { $name } hebt eine Pfote.
event-reacted-sleep = { $name } gähnt.
value-may = auf Wunsch
play-withdraw-title = Richtig geraten!
play-withdraw-about = Setz aus, dann bist du diese Runde sicher; oder bleib und sag eine Zahl an.
play-withdraw = Aussetzen
seat-withdrawn = Setzt aus, ist sicher.
lobby-first = Wer die erste Runde beginnt
lobby-first-drawn = wird gelost
setting-least-number = Kleinste Zahl
setting-least-none = beliebig
setting-least-number-about = die kleinste, mit der eine Runde beginnen darf; leer: jede Zahl
setting-coins-not-two = Zu zweit werden die Münzen nicht benutzt: So steht es in den Regeln.
setting-coin-counts = Wie viele Münzen von jeder Art
setting-deck-about = Pass es an deine eigene Schachtel an.
setting-deck-reconstructed = Das Heft nennt weder Werte noch Anzahlen: Das hier ist unsere Rekonstruktion. Pass sie an deine eigene Schachtel an.
setting-house-rules-about = Hier steht nur, was an diesem Tisch eine Rolle spielen kann.
counts-of = Anzahl: { $name }
counts-less = Eins weniger: { $name }
counts-more = Eins mehr: { $name }
counts-other = Eine andere Zahl
counts-add = Hinzufügen
counts-usual = Wie in der Schachtel

## Zählen, wenn die echte Schachtel auf dem Tisch liegt.

count-page-title = Eine Runde zählen
count-page-about = Ihr spielt mit der echten Schachtel? Tipp an, was alle getragen haben, und sieh der Zählung Schritt für Schritt zu.
count-page-edition = Eure Schachtel
count-page-size = Federn
count-page-number = Die angesagte Zahl (wenn du magst)
count-page-worn = Auf den Köpfen
count-page-none = Tipp unten die Karten an, für alle eine.
count-page-remove = { $card } zurücklegen
count-page-turned = Vom Rätsel aufgedeckt
count-page-turn = Wählen, was das Rätsel aufgedeckt hat
count-page-turn-now = Tipp jetzt die aufgedeckte Karte an.
count-page-count = Zählen
count-page-clear = Von vorn
count-page-deck = Was in der Schachtel ist
count-page-add = { $card } hinzufügen, noch { $left } da
count-page-steps = Die Zählung, Schritt für Schritt
count-page-back = Zurück
count-page-next = Nächster Schritt
count-page-end = Bis zum Ende
count-page-more = Wir dachten, von dieser Karte ({ $card }) gibt es { $count } pro Schachtel. Hat deine mehr?
count-page-more-yes = Ja, dazu damit
count-page-more-no = Nein
count-page-turn-missing = Was hat das Rätsel aufgedeckt? Tipp es unten an.
count-page-turn-none = Es war keine Karte mehr da

## Das Tagesfeuer: ein Tisch am Tag, für alle der gleiche

home-daily = Tagesfeuer
home-daily-about = Für alle die gleichen Karten, einmal am Tag
daily-about = Ein Tisch am Tag: Alle bekommen die gleichen Karten und die gleichen Bots, und auf die gleichen Züge folgen die gleichen Antworten. Du hast einen Versuch.
daily-against = Heute spielst du gegen { $names }.
daily-go = Feuer anzünden
daily-back = Zurück zu deinem Feuer
daily-begun = { $games ->
    [0] Noch hat niemand das heutige Feuer angezündet.
    [one] Heute wurde { $games } Feuer angezündet.
   *[other] Heute wurden { $games } Feuer angezündet.
}
daily-rounds = { $rounds ->
    [one] Du hast { $rounds } Runde durchgehalten.
   *[other] Du hast { $rounds } Runden durchgehalten.
}
daily-hits = { $hits ->
    [one] In Runde { $list } hast du einen Kojoten genommen.
   *[other] In den Runden { $list } hast du einen Kojoten genommen.
}
daily-no-hits = Du hast keinen Kojoten genommen.
daily-share = Ergebnis teilen
daily-text = Coyote · Tagesfeuer vom { $day }
daily-how = So lief es bei allen
daily-how-yesterday = Das Feuer von gestern
daily-nobody = Niemand hat es zu Ende gespielt.
daily-bar = Platz { $place }: { $games }
daily-mean = Im Schnitt haben sie { $rounds } Runden durchgehalten.
daily-hidden = Wie es bei den anderen lief, siehst du, wenn deine eigene Partie zu Ende ist.
daily-next = Das nächste Feuer gibt es ab { $time }.
daily-proof = Karten prüfen
daily-proof-about = Der Server wählt den Startwert eines Tages am Tag davor und veröffentlicht eine Festlegung. Eine Stunde nach dem Ende des Tages nennt er den Startwert, und dein Browser kann prüfen, ob es der versprochene ist.
daily-commit-tomorrow = Festlegung für morgen
daily-commit-today = Festlegung für heute
daily-commit-yesterday = Festlegung für gestern
daily-seed = Der Startwert von gestern
daily-seed-later = Der Startwert von gestern wird um { $time } genannt.
daily-verify = Startwert von gestern prüfen
daily-fits = Der Startwert passt zur Festlegung.
daily-seen = Dieser Browser hat dieselbe Festlegung schon vorher gesehen.
daily-not-seen = Dieser Browser hatte die Festlegung vorher nicht gesehen.
daily-differs = Der Startwert passt nicht zur Festlegung, die dieser Browser gesehen hat: Trau diesen Karten nicht.
daily-late = Die Festlegung entstand erst am Tag selbst, nicht am Tag davor.
daily-others = So lief es bei den anderen
server-day-not-over = Die Karten des Tagesfeuers werden bewiesen, wenn der Tag vorbei ist: Schau morgen wieder vorbei.
server-fire-not-played = Diese Partie wurde am heutigen Tagesfeuer gespielt, und du würdest deine eigenen Karten sehen. Spiel erst deine, oder schau morgen wieder vorbei.

## Was der Server von einem Gast behält: meine Partien, Fortschritt, Leiter, Umzug auf ein anderes Gerät.

memory-games = Meine Partien
memory-finished = Beendet
memory-back = Zurück an den Tisch
memory-with = mit { $names }
memory-won = Gewonnen
memory-place = Platz { $place } von { $seats }
memory-replay = Noch einmal ansehen
progress-title = Dein Fortschritt
progress-about = Bleibt auf diesem Server und nirgends sonst. „Vergiss mich“ in den Einstellungen löscht ihn.
progress-none = Noch nichts: Hier zählt die erste Partie, die du zu Ende spielst.
progress-games = { $number ->
    [one] Partie
   *[other] Partien
}
progress-wins = { $number ->
    [one] Sieg
   *[other] Siege
}
progress-right = { $number ->
    [one] richtiger Ruf
   *[other] richtige Rufe
}
progress-held = { $number ->
    [one] geglückter Bluff
   *[other] geglückte Bluffs
}
progress-streak = { $number ->
    [one] Sieg in Folge
   *[other] Siege in Folge
}
progress-longest = meiste Siege in Folge
progress-best = Dein kühnster geglückter Bluff: { $number }, mit einer Chance von { $chance }.
progress-pending = Einige Partien sind noch nicht gezählt. Schau gleich noch einmal.
progress-feats = Taten
progress-new-feat = Neu: { $feat }
progress-of = { $have } von { $need }
feat-first-howl = Erstes Heulen
feat-first-howl-about = Gewinne eine Partie.
feat-regular = Am Feuer zu Hause
feat-regular-about = Spiele zehn Partien zu Ende.
feat-pack-leader = An der Spitze des Rudels
feat-pack-leader-about = Gewinne zehn Partien.
feat-three-moons = Drei Monde
feat-three-moons-about = Gewinne drei Partien in Folge.
feat-keen-ear = Feines Gehör
feat-keen-ear-about = Liege mit 25 Rufen richtig.
feat-stone-face = Steinernes Gesicht
feat-stone-face-about = Komm mit 25 Bluffs davon.
feat-moonshot = Griff nach dem Mond
feat-moonshot-about = Komm mit einem Bluff davon, dessen Chance unter 10 % lag.
feat-decorated = Hochdekoriert
feat-decorated-about = Hol dir vier verschiedene Preise.
ladder-title = Gegen wen spielst du?
ladder-about = Gewinne, und beim nächsten Mal setzen sich stärkere Bots hin. Du kannst auch wählen.
ladder-rung = Drei Bots: { $name }
ladder-here = deine Stufe
ladder-beaten = geschlagen
move-title = Auf einem anderen Gerät weiterspielen
move-about = Dein Name, deine Partien und dein Fortschritt ziehen dorthin um, und dieses Gerät vergisst sie. Der Code gilt einmal, { $minutes } Minuten lang.
move-make = Zeig mir einen Code
move-code = Code
move-how = Richte die Kamera des anderen Geräts auf das Bild, oder öffne dort { $address } und tipp den Code ein.
move-qr = QR-Code, mit dem du auf das Gerät umziehst, das ihn liest
move-in-title = Von einem anderen Gerät hierher umziehen
move-in-about = Tipp den Code ein, den das andere Gerät zeigt. Wer bisher hier gespielt hat, bleibt zurück: Dieses Gerät kennt die Person dann nicht mehr.
move-in-code = Der Code vom anderen Gerät
move-in-go = Hier weiterspielen
move-in-done = Du bist wieder { $name }.
server-guest-moved = Du bist auf ein anderes Gerät umgezogen. Hier kannst du neu anfangen.
server-move-unknown = Mit diesem Code zieht niemand um, oder nicht mehr. Lass dir am anderen Gerät einen neuen zeigen.
home-progress = Dein Fortschritt
home-progress-about = Siege, Taten und ein anderes Gerät
memory-more = Mehr zeigen
