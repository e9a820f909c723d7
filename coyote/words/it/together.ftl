# Quello che si condivide al tavolo: animali, cenni, chi guarda, un telefono per tutti, link e la prima partita guidata.

animal = Il tuo animale
animal-gone = { $animal } (preso)
animal-coyote = Coyote
animal-roadrunner = Corridore della strada
animal-puma = Puma
animal-lizard = Lucertola
animal-ram = Montone
animal-bat = Pipistrello
animal-ringtail = Bassarisco
animal-snake = Serpente
animal-armadillo = Armadillo
animal-toad = Rospo
table-animal-unknown = Qui nessuno può essere «{ $animal }». Scegli tra questi: { $animals }.
table-animal-taken = Qualcuno è già quell’animale. Scegline un altro.
event-picked = { $name } ora è un altro animale.
event-picked-you = Ora sei un altro animale.
name-becomes = Al tavolo ti chiamerai { $name }.
name-needs-letters = Un nome ha bisogno di lettere o cifre.
nudge = Fai un cenno a { $name }
table-not-slow = Puoi fare un cenno a { $name } solo nel suo turno, e solo ogni { $seconds } secondi.
event-nudged = { $name } fa un cenno a { $target }.
event-nudged-you = Fai un cenno a { $target }.
event-nudged-at-you = { $name } ti fa un cenno: tocca a te.
watchers =
    { $number ->
        [one] { $number } persona guarda
       *[other] { $number } persone guardano
    }
call-me = Avvisami quando tocca a me
call-me-about = Se guardi un’altra pagina, il browser ti dice che gli altri aspettano.
call-me-no = No, grazie
call-turn = Tocca a te, al fuoco
call-turn-about = Gli altri ti aspettano.
home-pass = Un telefono per tutti
home-pass-about = Passatevelo; nessuno vede la propria carta
pass-about = Tutti giocano su questo telefono. Chi ce l’ha vede le carte degli altri, mai la propria. Passatelo e, prima che mostri qualcosa, dite chi siete.
pass-player = Giocatore { $number }
pass-add = Un altro giocatore
pass-remove = Togli
pass-hand = Passa il telefono a { $name }
pass-hand-about = Ora nessun altro guarda. Lo schermo non mostra nulla finché { $name } non conferma.
pass-iam = Sono { $name }
pass-done = Fatto
pass-again = Gioca ancora
pass-end = Finisci qui
pass-names-alike = Ogni giocatore ha bisogno di un nome tutto suo.
setting-heads-handed = Un telefono che passa di mano
table-handed-public = Un tavolo con un telefono per tutti non può essere pubblico.
preview-table = Un posto accanto al fuoco: vieni a giocare a Coyote
preview-names = Intorno al fuoco: { $names }.
preview-free = Posti occupati: { $taken } su { $seats }.
preview-playing = C’è una partita in corso; puoi guardare.
preview-replay = Una partita finita di Coyote
preview-replay-about = Guardala mossa per mossa, con gli occhi di chi vuoi.
preview-picture = Animali intorno a un fuoco di notte, ognuno con un numero in testa che non vede
guide = Un consiglio per la prima partita
guide-see = Le carte che vedi fanno { $sum }. La tua non la conosci.
guide-open = Comincia con un numero che tutte insieme raggiungono di sicuro. Chi viene dopo rilancia o chiama.
guide-enough = C’è { $number }, e tu vedi già { $sum }: rilanciare di poco è abbastanza sicuro.
guide-missing = C’è { $number }. Tu vedi { $sum }: la tua carta dovrebbe portare { $missing }. Se ne dubiti, chiama «Coyote!».
guide-off = Basta consigli
install = Installa Coyote
install-about = Un’icona tutta sua, a un tocco.
