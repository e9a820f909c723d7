# Was der Server von einem Gast behält: meine Partien, Fortschritt, Leiter, Umzug auf ein anderes Gerät.
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
