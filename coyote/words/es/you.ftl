# Lo que ha pasado, contado a quien le ha pasado. Los nombres son los de los eventos, con «-you» si lo has hecho tú y «-at-you» si
# va dirigido a ti ($target).
event-starter-named-you = Empezarás tú.
event-dealt-you = Ronda { $round }. Empiezas tú.
event-dealt-wears-you = Llevas { $card }.
event-dealt-hidden-you = Llevas una carta que no puedes ver.
event-declared-you = Dices { $number }.
event-declared-double-you = Dices { $number } y doblas: si ahora alguien grita «¡Coyote!», quien pierda se lleva dos coyotes.
event-declared-reverse-you = Dices { $number } y cambias el sentido del juego.
event-declared-more-you = Dices { $number } y le das otra carta a { $target }.
event-declared-more-at-you = { $name } dice { $number } y te da otra carta.
event-declared-next-you = Dices { $number } y eliges que siga { $target }.
event-declared-next-at-you = { $name } dice { $number } y elige que sigas tú.
event-changed-you = Cambias el número a { $number }.
event-agreed-you = Aceptas { $number }.
event-asked-again-you = Dices «cámbialo»: { $target } tiene que cambiar { $number }.
event-asked-again-at-you = { $name } dice «cámbialo»: tienes que cambiar { $number }.
event-coin-turned-extra-you = Das la vuelta a la moneda extra.
event-coin-turned-reverse-you = Das la vuelta a la moneda de inversión: cambia el sentido del juego.
event-coin-turned-skip-you = Das la vuelta a la moneda de salto y no dices nada.
event-coin-turned-exchange-you = Das la vuelta a la moneda de cambio.
event-coin-turned-guess-you = Das la vuelta a la moneda de adivinanza.
event-extra-laid-you = Delante de ti hay una carta boca arriba: { $card }. También cuenta.
event-exchanged-hidden-you = Te pones una carta nueva sin verla. La de antes ya no cuenta.
event-more-worn-hidden-you = Te pones otra carta sin verla. Cuentan las dos.
event-guessed-right-you = Pruebas con { $guess } y aciertas.
event-guessed-wrong-you = Pruebas con { $guess }, pero es { $card }.
event-called-you = Le gritas «¡Coyote!» a { $target }, que dijo { $number }.
event-called-at-you = { $name } te grita «¡Coyote!». Dijiste { $number }.
event-coyotes-taken-you = { $coyotes ->
    [one] Te llevas un coyote.
   *[other] Te llevas { $coyotes } coyotes.
}
event-went-out-you = Te quedas fuera.
event-next-starts-you = Empiezas tú la próxima ronda.
event-won-you = ¡Guías a la manada!
event-sat-you = Te sientas.
event-left-you = Te has ido.
event-removed-you = Te han hecho salir.
event-away-you = No estás.
event-back-you = Has vuelto.
event-host-passed-you = Ahora organizas tú.
event-stood-in-stand-in-you = Un bot juega por ti.
event-stood-in-clock-you = Se te ha acabado el tiempo: un bot juega por ti.
event-reacted-howl-you = Aúllas.
event-reacted-yip-you = Gañes.
event-reacted-growl-you = Gruñes.
event-reacted-laugh-you = Te ríes.
event-reacted-gulp-you = Tragas saliva.
event-reacted-stare-you = Miras fijamente.
event-reacted-paw-you = Levantas una pata.
event-reacted-sleep-you = Bostezas.
play-stands-you = Has dicho { $number }.
headband-enter-you = ¿Qué dices?
show-coyotes-you = Tú: { $count } de { $of } coyotes
