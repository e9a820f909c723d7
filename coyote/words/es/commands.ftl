# Lo que la línea de comandos escribe en torno a sucesos y recuentos.
replay-game = { $edition }, { $seats } asientos: { $names }
replay-through = Con los ojos de { $name }; «tú» es { $name }.
replay-standing = Coyotes: { $standing }
replay-in-progress = La partida no ha terminado. Le toca a { $name }.
replay-waits = La partida no ha terminado. Ahora le toca a quien reparte.
replay-error = { $file }, línea { $line }: { $message } [{ $code }]
replay-error-file = { $message } [{ $code }]
simulate-summary = { $games ->
    [one] Una partida de { $edition } con { $seats } asientos, semilla { $seed }:
   *[other] { $games } partidas de { $edition } con { $seats } asientos, semilla { $seed }:
}
simulate-rounds = rondas por partida
simulate-moves = jugadas por partida
simulate-calls = gritos acertados
simulate-wins = victorias por asiento
editions-seats = de { $least } a { $most } asientos
editions-seats-more = y de { $least } a { $most } con dos cajas pero una sola baraja
editions-deck = { $size } cartas: { $cards }
editions-order = orden del recuento: { $order }
editions-out-at = fuera con { $out_at } coyotes
editions-least = número mínimo: { $least }
editions-least-none = se puede abrir una ronda con cualquier número entero
editions-coins = monedas: { $coins }
editions-specials = acciones especiales: { $specials }
editions-rulings = Decisiones que cada mesa puede cambiar (primero, el valor por defecto):
serve-open = Coyote está abierto en { $address }
serve-end = Ctrl-C lo cierra. Las mesas se quedan y siguen en el próximo arranque.
serve-port = No se puede abrir { $host }, puerto { $port }: { $reason }. ¿Quizá Coyote ya está en marcha? Si no, elige otro puerto con --port.
serve-host = Coyote no puede escuchar en { $host }: { $reason }. Elige con --host una dirección de este equipo, o 0.0.0.0 para todas.
serve-unfit = { $value } no sirve después de { $option }: debería parecerse a { $example }.
error-file = No se puede leer { $file }: { $reason }
error-write = { $file } no se puede escribir: { $reason }
error-extra = { $command } necesita el extra [{ $extra }], porque { $package } no está instalado aquí: pip install "coyote-game[{ $extra }]"
odds-holds = { $number } aguanta el { $chance } de las veces.
odds-best = hasta { $number } aguanta al menos el { $chance } de las veces
editions-any = cualquier mesa puede tener de 2 a 12 asientos y acordar de 1 a 99 coyotes
backup-done = { $tables ->
    [one] Una mesa está
   *[other] { $tables } mesas están
} en { $file }. Solo tú puedes leerlo: contiene las semillas de las partidas en curso.
restore-done = { $tables ->
    [one] Una mesa está
   *[other] { $tables } mesas están
} en { $database }. Arranca el servidor con --database { $database }
doctor-fine = { $tables ->
    [0] Todavía no hay ninguna mesa.
    [one] Una mesa está bien.
   *[other] { $tables } mesas están bien.
}
doctor-healthy = Todo está bien.
doctor-database = La base de datos dice: { $said }
doctor-older = { $database } es de un Coyote más antiguo. Arranca el servidor una vez para ponerla al día y vuelve a ejecutar «{ $coyote } doctor».
doctor-log-empty = La mesa { $table } no tiene registro: un servidor se cortó al abrirla. Nadie puede haberse sentado.
doctor-rows-unreadable = Mesa { $table }: la base de datos no puede leer su registro. Restáurala de una copia.
doctor-log-broken = Mesa { $table }: la entrada { $seq } falta o ya no es la que se escribió. Restáurala de una copia.
doctor-deed-unreadable = Mesa { $table }: la entrada { $seq } no se entiende. ¿Es de un Coyote más reciente?
doctor-replay-fails = Mesa { $table }: su registro está entero, pero no se puede repetir. Avísanos, por favor.
doctor-seed-missing = Mesa { $table }: falta la semilla de la entrada { $seq }; la partida no puede seguir. Restáurala de una copia.
doctor-seed-differs = Mesa { $table }: la semilla de la entrada { $seq } no es la prometida; la partida no puede seguir. Restáurala de una copia.
serve-home = No hay carpeta personal para la base de datos ({ $reason }). Di dónde guardarla con --database FILE
