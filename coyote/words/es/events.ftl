# Lo que ha pasado en la mesa, una frase por suceso. $name es quien juega.

event-starter-named = Empezará { $name }.
event-dealt = Ronda { $round }. Empieza { $name }.
event-dealt-wears = { $name } lleva { $card }.
event-dealt-hidden = { $name } lleva una carta que no puedes ver.
event-declared = { $name } dice { $number }.
event-declared-double = { $name } dice { $number } y dobla: si ahora alguien grita «¡Coyote!», quien pierda se lleva dos coyotes.
event-declared-reverse = { $name } dice { $number } y cambia el sentido del juego.
event-declared-more = { $name } dice { $number } y le da otra carta a { $target }.
event-declared-next = { $name } dice { $number } y elige que siga { $target }.
event-changed = { $name } cambia el número a { $number }.
event-agreed = { $name } acepta { $number }.
event-asked-again = { $name } dice «cámbialo»: { $target } tiene que cambiar { $number }.
event-dodged = { $name } esquiva { $number }: cambia el sentido del juego, y tiene que responder { $target }.
event-coin-turned-extra = { $name } da la vuelta a la moneda extra.
event-coin-turned-reverse = { $name } da la vuelta a la moneda de inversión: cambia el sentido del juego.
event-coin-turned-skip = { $name } da la vuelta a la moneda de salto y no dice nada.
event-coin-turned-exchange = { $name } da la vuelta a la moneda de cambio.
event-coin-turned-guess = { $name } da la vuelta a la moneda de adivinanza.
event-extra-laid = Delante de { $name } hay una carta boca arriba: { $card }. También cuenta.
event-exchanged = Ahora { $name } lleva { $card }. La carta de antes ya no cuenta.
event-exchanged-hidden = { $name } se pone una carta nueva sin verla. La de antes ya no cuenta.
event-more-worn = { $name } lleva también { $card }. Cuentan las dos.
event-more-worn-hidden = { $name } se pone otra carta sin verla. Cuentan las dos.
event-guessed-right = { $name } prueba con { $guess } y acierta: la carta queda a la vista y sigue contando.
event-guessed-wrong = { $name } prueba con { $guess }, pero es { $card }.
event-refilled = El mazo se ha acabado: se barajan los descartes para hacer uno nuevo.
event-called = { $name } le grita «¡Coyote!» a { $target }, que dijo { $number }.
event-shown = Las cartas: { $cards }.
event-shown-replaced = No cuentan: { $cards }.
event-turned-over = El misterio destapa { $card }.
event-counted-holds = El total es { $total }: { $number } aguanta.
event-counted-fails = El total es { $total }: { $number } era demasiado.
event-nobody-paid = La ronda termina sin que nadie grite. Nadie se lleva coyotes.
event-coyotes-taken = { $coyotes ->
    [one] { $name } se lleva un coyote.
   *[other] { $name } se lleva { $coyotes } coyotes.
}
event-went-out = { $name } queda fuera.
event-next-starts = { $name } empieza la próxima ronda.
event-won = ¡{ $name } guía a la manada!
event-withdrew = { $name } se retira hasta el final de la ronda y está a salvo.
event-reshuffled-night = Salió la noche: se barajan todas las cartas en un mazo nuevo.
event-reshuffled-few = No quedan cartas para todos: se barajan todas en un mazo nuevo.

## Lo que ha pasado, contado a quien le ha pasado. Los nombres son los de los eventos, con «-you» si lo has hecho tú y «-at-you» si
## va dirigido a ti ($target).

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
event-dodged-you = Esquivas { $number }: cambia el sentido del juego, y tiene que responder { $target }.
event-dodged-at-you = { $name } esquiva { $number }: cambia el sentido del juego, y tienes que responder tú.
event-coin-turned-extra-you = Das la vuelta a la moneda extra.
event-coin-turned-reverse-you = Das la vuelta a la moneda de inversión: cambia el sentido del juego.
event-coin-turned-skip-you = Das la vuelta a la moneda de salto y no dices nada.
event-coin-turned-exchange-you = Das la vuelta a la moneda de cambio.
event-coin-turned-guess-you = Das la vuelta a la moneda de adivinanza.
event-extra-laid-you = Delante de ti hay una carta boca arriba: { $card }. También cuenta.
event-exchanged-hidden-you = Te pones una carta nueva sin verla. La de antes ya no cuenta.
event-more-worn-hidden-you = Te pones otra carta sin verla. Cuentan las dos.
event-guessed-right-you = Pruebas con { $guess } y aciertas: la carta queda a la vista y sigue contando.
event-guessed-wrong-you = Pruebas con { $guess }, pero es { $card }.
event-withdrew-you = Te retiras hasta el final de la ronda y estás a salvo.
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
event-entered-you = { $by } introduce lo que has dicho.
event-wished-you = Querrías que un bot jugara por { $target }.
event-wished-at-you = { $name } querría que un bot jugara por ti.
event-slept-you = Duermes: sigue un bot.
event-hurried-you = Los bots se dan prisa hasta el final.
event-woke-you = Ya no duermes.
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
