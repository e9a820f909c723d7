# La revelación: lo que se dice entre carta y carta, el resultado y lo que valía cada jugada. $chance es lo probable que parecía un número.

show-you = Tú
show-yours = Y ahora, tu propia carta…
show-the-last = Y ahora, la carta de { $name }…
show-the-middle = Y ahora, la carta del centro…
show-sum = { $sum } = { $total }, y se dijo { $number }.
show-sum-alone = { $total }, y se dijo { $number }.
show-exact = ¡Exactamente { $total }!
show-near = ¡Uno de más!
show-huge = ¡Menudo farol: { $gap } de más!
show-last-life = Con un coyote más, { $name } queda fuera.
show-last-life-you = Con un coyote más, quedas fuera.
show-last-eye = A { $name } le queda un ojo.
show-last-eye-you = Te queda un ojo.
show-now = { $card }, ahora { $value }
show-gone = { $card }, retirada
show-dark = { $card }, ahora vale 0
show-stay = Toca la pantalla para quedarte aquí.
show-again = Ver otra vez la última ronda
verdict-safe-held = { $number } parecía seguro ({ $chance }), y lo era.
verdict-safe-failed = { $number } parecía seguro ({ $chance }): mala suerte.
verdict-safe-passed = { $number } parecía seguro ({ $chance }) y era demasiado, pero nadie gritó.
verdict-fair-held = { $number } era una buena apuesta ({ $chance }), y aguantó.
verdict-fair-failed = { $number } era una buena apuesta ({ $chance }), y no aguantó.
verdict-fair-passed = { $number } era una buena apuesta ({ $chance }) y era demasiado, pero nadie gritó.
verdict-bluff-held = { $number } era un farol ({ $chance }), y aun así aguantó.
verdict-bluff-failed = { $number } era un farol ({ $chance }), y lo descubrieron.
verdict-bluff-passed = { $number } era un farol ({ $chance }), y nadie lo descubrió.
verdict-call-good-right = Gritar parecía acertado ({ $chance }), y lo era.
verdict-call-good-wrong = Gritar parecía acertado ({ $chance }): mala suerte, { $number } aguantó.
verdict-call-bold-right = Gritar era atrevido ({ $chance }), y era acertado.
verdict-call-bold-wrong = Gritar era temerario ({ $chance }): { $number } aguantó.
settings-pace = Ritmo del recuento
settings-pace-calm = tranquilo
settings-pace-normal = normal
settings-pace-fast = rápido

## Lo que dice la revelación.

show-title = El recuento de la ronda { $round }
show-number = Dicho
show-total = Total
show-pile = del mazo
show-coyotes = { $name }: { $count } de { $of } coyotes
show-on = Seguir
show-skip = Saltar

## El final de una partida: la colina, la imagen para compartir y la repetición que avanza sola.

end-hill = { $name } aúlla a la luna en una colina, por encima de los demás.
end-places = La manada
end-picture = Compartir la imagen
end-picture-saved = La imagen está guardada.
end-more = Más
replay-page-play = Reproducir
replay-page-pause = Pausa
replay-page-keys = Teclas: ← y → para un paso, Re Pág y Av Pág para una ronda, espacio para reproducir o parar.
replay-page-yours = { $name } (tú)

## Lo que se mira después de una partida: cada jugada con su probabilidad, los premios, y cuánto se atrevió cada cual.
## Cada premio tiene un nombre y una línea que dice por qué; $chance es lo probable que era para quien jugó.

award-boldest-bluff = El farol más atrevido
award-boldest-bluff-why = { $name } dijo { $number } con una probabilidad del { $chance }, y coló.
award-best-call = El mejor grito
award-best-call-why = { $name } gritó «¡Coyote!» ante el { $number } de { $other } y acertó, con una probabilidad del { $chance }.
award-luckiest-escape = Se salvó por los pelos
award-luckiest-escape-why = El { $number } de { $name } era demasiado alto, pero { $other } lo dejó pasar: un grito habría acertado el { $chance } de las veces.
award-steadiest-nerve = Los nervios más templados
award-steadiest-nerve-why = { $name } se tiró { $bluffs } faroles y nunca se los descubrieron.
award-false-alarm = Falsa alarma
award-false-alarm-why = { $name } gritó «¡Coyote!» ante el { $number } de { $other } con una probabilidad del { $chance }. El número aguantaba.
award-hard-luck = Mala suerte
award-hard-luck-why = { $name } dijo { $number }, que aguantaba el { $chance } de las veces. { $other } gritó, y no aguantó.
review-caption = Qué se dijo, lo probable que era para quien lo dijo (que el número aguante, que el grito acierte), y el total.
review-round = Ronda { $round }
review-held = total { $total }, aguanta
review-too-high = total { $total }, demasiado alto
review-right = total { $total }, acierta
review-wrong = total { $total }, falla
review-awards = Premios
review-award = { $award }: { $why }
review-nobody = Esta vez nadie se ha ganado ninguno.
review-bravery = Quién se atrevió a qué
dared-declarations = números
dared-mean-chance = seguros
dared-bluffs = faroles
dared-caught = descubiertos
dared-calls = gritos
dared-right = acertados

## Premios que nombran a quien lee

award-boldest-bluff-why-you = Dijiste { $number } con una probabilidad del { $chance }, y coló.
award-best-call-why-you = Gritaste «¡Coyote!» ante el { $number } de { $other } y acertaste, con una probabilidad del { $chance }.
award-best-call-why-at-you = { $name } gritó «¡Coyote!» ante tu { $number } y acertó, con una probabilidad del { $chance }.
award-luckiest-escape-why-you = Tu { $number } era demasiado alto, pero { $other } lo dejó pasar: un grito habría acertado el { $chance } de las veces.
award-luckiest-escape-why-at-you = El { $number } de { $name } era demasiado alto, pero tú lo dejaste pasar: un grito habría acertado el { $chance } de las veces.
award-steadiest-nerve-why-you = Te tiraste { $bluffs } faroles y nunca te los descubrieron.
award-false-alarm-why-you = Gritaste «¡Coyote!» ante el { $number } de { $other } con una probabilidad del { $chance }. El número aguantaba.
award-false-alarm-why-at-you = { $name } gritó «¡Coyote!» ante tu { $number } con una probabilidad del { $chance }. El número aguantaba.
award-hard-luck-why-you = Dijiste { $number }, que aguantaba el { $chance } de las veces. { $other } gritó, y no aguantó.
award-hard-luck-why-at-you = { $name } dijo { $number }, que aguantaba el { $chance } de las veces. Tú gritaste, y no aguantó.

## Una partida acabada, vista con los ojos de cualquiera.

replay-page-title = Ver una partida
replay-page-about = Toda partida acabada se puede volver a ver jugada a jugada, con los ojos de cualquiera que estuviera en la mesa.
replay-page-which = El enlace o el nombre de la partida
replay-page-open = Ver
replay-page-none = Esta partida no se puede mostrar
replay-page-eyes = ¿Con los ojos de quién?
replay-page-watcher = De nadie: solo mirar
replay-page-hidden = Una carta que estos ojos no ven
replay-page-begin = La partida está a punto de empezar.
replay-page-place = Jugada { $place } de { $of }
replay-page-back = Jugada anterior
replay-page-next = Jugada siguiente
replay-page-round-back = Ronda anterior
replay-page-round-next = Ronda siguiente
replay-page-go = Mostrar esa jugada
replay-page-seat = Nombre
replay-page-chance-number = Por lo que { $name } podía saber, { $number } aguanta el { $chance } de las veces.
replay-page-chance-number-you = Por lo que podías saber, { $number } aguanta el { $chance } de las veces.
replay-page-chance-call = Por lo que { $name } podía saber, un grito ante el { $number } acierta el { $chance } de las veces.
replay-page-chance-call-you = Por lo que podías saber, un grito ante el { $number } acierta el { $chance } de las veces.
replay-page-later = se dice tras el recuento
replay-page-curve = Los totales con los que { $name } tenía que contar
replay-page-curve-holds = { $number } se alcanza el { $chance } de las veces
replay-page-total = total { $total }
replay-page-no-spoilers = Quién gana y quién se ha ganado un premio se ve al final.
replay-page-to-end = Ir al final
replay-page-share = Compartir este momento
replay-page-copied = Enlace copiado.

## Lo que dice `verify`. Una época va de una mezcla de todas las cartas a la siguiente.

fair-epochs = Épocas, de una mezcla de todas las cartas a la siguiente: { $number }
fair-shuffles = Mezclas rehechas: { $number }
fair-cards = Cartas repartidas, robadas y destapadas, todas según la mezcla: { $number }
fair-seeds = Semillas de jugadores, todas según el compromiso: { $number }
fair-without = Asientos sin semilla, época por época: { $number }
fair-withheld = { $number ->
    [one] Uno de ellos se había comprometido con una semilla y no la enseñó: el jugador se fue, o el servidor la dejó fuera.
   *[other] { $number } de ellos se habían comprometido con una semilla y no la enseñaron: los jugadores se fueron, o el servidor las dejó fuera.
}
fair-alone = { $number ->
    [one] En una época ningún jugador dio una semilla: ahí el servidor pudo elegir las cartas.
   *[other] En { $number } épocas ningún jugador dio una semilla: ahí el servidor pudo elegir las cartas.
}
fair-not-over = La partida no ha terminado. Se ha comprobado lo repartido hasta ahora.
fair-good = Las cartas de la partida { $game } son las que decidieron sus semillas.
fair-wrong = { $file } no demuestra un reparto limpio. Guarda el archivo y enséñaselo a quienes jugaron contigo.
fair-next = Descarga otra vez la prueba de la partida del servidor que repartió y pásala tal cual; o - para la entrada estándar.
unfair-not-json = Esto no es JSON (línea { $line }).
unfair-malformed = Esto no es una prueba: en { $where } debería haber { $expected }.
unfair-record-refused = Las reglas rechazan la línea { $line } de la partida: { $reason }
unfair-record-rewritten = La partida no está anotada en la forma en que la escribe el servidor.
unfair-deck-differs = La baraja no es la de esta mesa.
unfair-epochs-number = Hay { $epochs } épocas, pero la partida tiene { $expected }.
unfair-shuffles-number = La época { $epoch } tiene { $shuffles } mezclas, pero en la partida hay { $expected }.
unfair-seats-differ = Época { $epoch }: no todos los asientos figuran una vez, en orden, con semilla o sin ella.
unfair-server-commit-differs = Época { $epoch }: la semilla del servidor no es aquella con la que se había comprometido.
unfair-commit-missing = Época { $epoch }: { $name } dio una semilla sin haberse comprometido antes.
unfair-commit-differs = Época { $epoch }: la semilla de { $name } no es la del compromiso.
unfair-commit-copied = Época { $epoch }: { $name } tiene el mismo compromiso que { $other }, así que una semilla cuenta dos veces.
unfair-seed-copied = Época { $epoch }: { $name } dio la misma semilla que { $other }, así que una semilla cuenta dos veces.
unfair-cards-differ = Época { $epoch }, mezcla { $shuffle }: no se barajaron las cartas que había en el mazo.
unfair-root-differs = Época { $epoch }, mezcla { $shuffle }: las semillas dan un orden distinto del que se selló.
unfair-starter-differs = Empezó { $name }, pero el sorteo había designado a { $expected }.
unfair-deal-differs = Ronda { $round }: del mazo salió { $card }, pero encima estaba { $expected } (época { $epoch }, mezcla { $shuffle }, posición { $position }).
