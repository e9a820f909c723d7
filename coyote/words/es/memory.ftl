# Lo que el servidor recuerda de un invitado: mis partidas, el progreso, la escalera y el paso a otro dispositivo.
memory-games = Mis partidas
memory-finished = Terminadas
memory-back = Volver a la mesa
memory-with = con { $names }
memory-won = Ganada
memory-place = { $place }.º de { $seats }
memory-replay = Ver otra vez
progress-title = Tu progreso
progress-about = Se guarda en este servidor y en ningún otro sitio. «Olvídame», en los ajustes, lo borra.
progress-none = Aún nada: aquí cuenta la primera partida que juegues hasta el final.
progress-games = { $number ->
    [one] partida
   *[other] partidas
}
progress-wins = { $number ->
    [one] victoria
   *[other] victorias
}
progress-right = { $number ->
    [one] grito acertado
   *[other] gritos acertados
}
progress-held = { $number ->
    [one] farol que coló
   *[other] faroles que colaron
}
progress-streak = { $number ->
    [one] victoria seguida
   *[other] victorias seguidas
}
progress-longest = récord de victorias seguidas
progress-best = Tu farol más atrevido que coló: { $number }, con una probabilidad del { $chance }.
progress-pending = Algunas partidas aún no están contadas. Vuelve a mirar dentro de un momento.
progress-feats = Hazañas
progress-new-feat = Nueva: { $feat }
progress-of = { $have } de { $need }
feat-first-howl = Primer aullido
feat-first-howl-about = Gana una partida.
feat-regular = Como en casa junto al fuego
feat-regular-about = Juega diez partidas hasta el final.
feat-pack-leader = Guía de la manada
feat-pack-leader-about = Gana diez partidas.
feat-three-moons = Tres lunas
feat-three-moons-about = Gana tres partidas seguidas.
feat-keen-ear = Oído fino
feat-keen-ear-about = Acierta con 25 gritos.
feat-stone-face = Cara de piedra
feat-stone-face-about = Cuela 25 faroles.
feat-moonshot = A por la luna
feat-moonshot-about = Cuela un farol con menos del 10 % de probabilidad.
feat-decorated = Lluvia de premios
feat-decorated-about = Gana cuatro premios distintos.
ladder-title = ¿Contra quién juegas?
ladder-about = Gana, y la próxima vez se sentarán bots más fuertes. También puedes elegir.
ladder-rung = Tres bots: { $name }
ladder-here = tu peldaño
ladder-beaten = superado
move-title = Seguir en otro dispositivo
move-about = Tu nombre, tus partidas y tu progreso se van allí, y este dispositivo los olvida. El código vale una sola vez, durante { $minutes } minutos.
move-make = Enséñame un código
move-code = Código
move-how = Enfoca la imagen con el otro dispositivo, o abre allí { $address } y escribe el código.
move-qr = Código QR que te lleva al dispositivo que lo lee
move-in-title = Traer mi progreso de otro dispositivo
move-in-about = Escribe el código que muestra el otro dispositivo. Este dispositivo olvidará a quien jugaba aquí hasta ahora.
move-in-code = El código del otro dispositivo
move-in-go = Seguir aquí
move-in-done = Vuelves a ser { $name }.
server-guest-moved = Te has ido a otro dispositivo. Aquí puedes empezar de nuevo.
server-move-unknown = Este código no lleva a nadie, o ya no. Pide uno nuevo en el otro dispositivo.
home-progress = Tu progreso
home-progress-about = Victorias, hazañas y otro dispositivo
memory-more = Ver más
