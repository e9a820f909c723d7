# Quello che il server ricorda di un ospite: le mie partite, i progressi, la scala, il passaggio a un altro dispositivo.
memory-games = Le mie partite
memory-finished = Finite
memory-back = Torna al tavolo
memory-with = con { $names }
memory-won = Vinta
memory-place = { $place }º posto su { $seats }
memory-replay = Rivedi
progress-title = I tuoi progressi
progress-about = Restano su questo server e da nessun’altra parte. «Dimenticami», nelle impostazioni, li cancella.
progress-none = Ancora niente: qui conta la prima partita che giochi fino in fondo.
progress-games = { $number ->
    [one] partita
   *[other] partite
}
progress-wins = { $number ->
    [one] vittoria
   *[other] vittorie
}
progress-right = { $number ->
    [one] chiamata giusta
   *[other] chiamate giuste
}
progress-held = { $number ->
    [one] bluff riuscito
   *[other] bluff riusciti
}
progress-streak = { $number ->
    [one] vittoria di fila
   *[other] vittorie di fila
}
progress-longest = record di vittorie di fila
progress-best = Il tuo bluff riuscito più audace: { $number }, con probabilità { $chance }.
progress-pending = Alcune partite non sono ancora contate. Torna a guardare tra poco.
progress-feats = Imprese
progress-new-feat = Nuova: { $feat }
progress-of = { $have } su { $need }
feat-first-howl = Primo ululato
feat-first-howl-about = Vinci una partita.
feat-regular = Di casa al fuoco
feat-regular-about = Gioca dieci partite fino in fondo.
feat-pack-leader = Guida del branco
feat-pack-leader-about = Vinci dieci partite.
feat-three-moons = Tre lune
feat-three-moons-about = Vinci tre partite di fila.
feat-keen-ear = Orecchio fino
feat-keen-ear-about = Fai 25 chiamate giuste.
feat-stone-face = Faccia di pietra
feat-stone-face-about = Porta a segno 25 bluff.
feat-moonshot = Tiro alla luna
feat-moonshot-about = Porta a segno un bluff sotto il 10% di probabilità.
feat-decorated = Pioggia di premi
feat-decorated-about = Ottieni quattro premi diversi.
ladder-title = Contro chi giochi?
ladder-about = Vinci, e la prossima volta si siedono bot più forti. Puoi anche scegliere.
ladder-rung = Tre bot: { $name }
ladder-here = il tuo gradino
ladder-beaten = battuto
move-title = Continua su un altro dispositivo
move-about = Il tuo nome, le tue partite e i tuoi progressi passano di là, e questo dispositivo li dimentica. Il codice vale una volta sola, per { $minutes } minuti.
move-make = Mostrami un codice
move-code = Codice
move-how = Inquadra l’immagine con l’altro dispositivo, oppure apri lì { $address } e scrivi il codice.
move-qr = Codice QR che ti porta sul dispositivo che lo inquadra
move-in-title = Porta qui i progressi da un altro dispositivo
move-in-about = Scrivi il codice che mostra l’altro dispositivo. Chi ha giocato qui finora resta indietro: questo dispositivo non lo conosce più.
move-in-code = Il codice dell’altro dispositivo
move-in-go = Continua qui
move-in-done = Sei di nuovo { $name }.
server-guest-moved = Ora giochi su un altro dispositivo. Qui puoi ricominciare.
server-move-unknown = Questo codice non porta nessuno, o non più. Fattene mostrare uno nuovo dall’altro dispositivo.
home-progress = I tuoi progressi
home-progress-about = Vittorie, imprese e altri dispositivi
memory-more = Mostra altre
