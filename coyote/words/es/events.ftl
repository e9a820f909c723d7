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
