# El fuego del día: una mesa al día, igual para todo el mundo

home-daily = El fuego del día
home-daily-about = Las mismas cartas para todos, una vez al día
daily-about = Una mesa al día: todo el mundo tiene las mismas cartas y los mismos bots, y las mismas jugadas reciben las mismas respuestas. Tienes un solo intento.
daily-against = Hoy juegas contra { $names }.
daily-go = Encender el fuego
daily-back = Volver a tu fuego
daily-begun = { $games ->
    [0] Nadie ha encendido todavía el fuego de hoy.
    [one] Hoy se ha encendido { $games } fuego.
   *[other] Hoy se han encendido { $games } fuegos.
}
daily-rounds = { $rounds ->
    [one] Has aguantado { $rounds } ronda.
   *[other] Has aguantado { $rounds } rondas.
}
daily-hits = { $hits ->
    [one] Te llevaste un coyote en la ronda { $list }.
   *[other] Te llevaste un coyote en las rondas { $list }.
}
daily-no-hits = No te llevaste ningún coyote.
daily-share = Compartir el resultado
daily-text = Coyote · El fuego del día, { $day }
daily-how = Cómo les fue a los demás
daily-how-yesterday = El fuego de ayer
daily-nobody = Nadie lo ha terminado.
daily-bar = { $place }.º: { $games }
daily-mean = De media aguantaron { $rounds } rondas.
daily-hidden = Verás cómo les fue a los demás cuando termine tu partida.
daily-next = El próximo fuego se enciende el { $time }.
daily-proof = Comprobar el reparto
daily-proof-about = El servidor elige la semilla de un día el día anterior y publica un compromiso. Una hora después de acabar el día revela la semilla, y tu navegador puede comprobar que es la prometida.
daily-commit-tomorrow = Compromiso para mañana
daily-commit-today = Compromiso para hoy
daily-commit-yesterday = Compromiso para ayer
daily-seed = La semilla de ayer
daily-seed-later = Hora a la que se revela la semilla de ayer: { $time }.
daily-verify = Comprobar la semilla de ayer
daily-fits = La semilla corresponde al compromiso.
daily-seen = Este navegador ya había visto el mismo compromiso.
daily-not-seen = Este navegador aún no había visto el compromiso.
daily-differs = La semilla no corresponde al compromiso que vio este navegador: no te fíes de ese reparto.
daily-late = El compromiso se hizo el mismo día, no el día anterior.
daily-others = Cómo les fue a los demás
server-day-not-over = Las cartas del fuego del día se prueban cuando acaba el día: vuelve mañana.
server-fire-not-played = Esta partida es del fuego de hoy y verías tus propias cartas. Juega antes la tuya, o vuelve mañana.
