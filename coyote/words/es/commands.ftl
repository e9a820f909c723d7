# Lo que la línea de comandos escribe en torno a sucesos y recuentos.
replay-game = { $edition }, { $seats } puestos: { $names }
replay-through = Con los ojos de { $name }.
replay-standing = Coyotes: { $standing }
replay-in-progress = La partida no ha terminado. Le toca a { $name }.
replay-waits = La partida no ha terminado. Ahora le toca a quien reparte.
replay-error = { $file }, línea { $line }: { $message } [{ $code }]
replay-error-file = { $message } [{ $code }]
simulate-summary = { $games ->
    [one] Una partida de { $edition } con { $seats } puestos, semilla { $seed }:
   *[other] { $games } partidas de { $edition } con { $seats } puestos, semilla { $seed }:
}
simulate-rounds = rondas por partida
simulate-moves = jugadas por partida
simulate-calls = Coyotes bien cantados
simulate-wins = victorias por puesto
editions-seats = de { $least } a { $most } puestos
editions-seats-more = y de { $least } a { $most } según el reglamento
editions-deck = { $size } cartas: { $cards }
editions-order = orden del recuento: { $order }
editions-out-at = fuera con { $out_at } coyotes
editions-least = número mínimo: { $least }
editions-least-none = se puede abrir una ronda con cualquier número entero
editions-coins = monedas: { $coins }
editions-specials = especiales: { $specials }
editions-rulings = Decisiones que cada mesa puede cambiar (primero, el valor por defecto):
serve-open = Coyote está abierto en { $address }
serve-end = Ctrl-C lo cierra. Las mesas se quedan y siguen en el próximo arranque.
serve-port = Nadie puede entrar por { $host }, puerto { $port }: { $reason }. ¿Quizá Coyote ya está en marcha? Si no, elige otro con --port.
serve-trouble = Las mesas no se pueden guardar en { $database } [{ $trouble }]. ¿Está en marcha la base de datos, y puede este programa escribir en ella?
serve-unfit = { $value } no sirve después de { $option }: debería parecerse a { $example }.
error-file = No se puede leer { $file }: { $reason }
error-write = { $file } no se puede escribir: { $reason }
error-extra = { $command } necesita el extra [{ $extra }], porque { $package } no está instalado aquí: pip install "coyote-game[{ $extra }]"
odds-holds = { $number } se sostiene con un { $chance }.
odds-best = hasta { $number } se sostiene con un { $chance } como mínimo
editions-any = cualquier mesa puede tener de 2 a 12 asientos y acordar de 1 a 99 coyotes
