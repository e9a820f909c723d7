# Lo que dice `verify`. Una época va de una mezcla de todas las cartas a la siguiente.
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
