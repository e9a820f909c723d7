# Què recorda el servidor d’un convidat: les meves partides, el progrés, l’escala i el pas a un altre dispositiu.
memory-games = Les meves partides
memory-finished = Acabades
memory-back = Torna a la taula
memory-with = amb { $names }
memory-won = Guanyada
memory-place = Posició { $place } de { $seats }
memory-replay = Torna-la a veure
progress-title = El teu progrés
progress-about = Es desa en aquest servidor i enlloc més. «Oblida’m», a les preferències, l’esborra.
progress-none = Encara res: aquí compta la primera partida que juguis fins al final.
progress-games = { $number ->
    [one] partida
   *[other] partides
}
progress-wins = { $number ->
    [one] victòria
   *[other] victòries
}
progress-right = { $number ->
    [one] crida encertada
   *[other] crides encertades
}
progress-held = { $number ->
    [one] farol que ha colat
   *[other] farols que han colat
}
progress-streak = { $number ->
    [one] victòria seguida
   *[other] victòries seguides
}
progress-longest = rècord de victòries seguides
progress-best = El farol més atrevit que t’ha colat: { $number }, amb una probabilitat del { $chance }.
progress-pending = Algunes partides encara no estan comptades. Torna-hi d’aquí a un moment.
progress-feats = Fites
progress-new-feat = Nova: { $feat }
progress-of = { $have } de { $need }
feat-first-howl = Primer udol
feat-first-howl-about = Guanya una partida.
feat-regular = Com a casa, vora el foc
feat-regular-about = Juga deu partides fins al final.
feat-pack-leader = Guia de la llopada
feat-pack-leader-about = Guanya deu partides.
feat-three-moons = Tres llunes
feat-three-moons-about = Guanya tres partides seguides.
feat-keen-ear = Oïda fina
feat-keen-ear-about = Encerta 25 crides.
feat-stone-face = Cara de pedra
feat-stone-face-about = Fes colar 25 farols.
feat-moonshot = Cap a la lluna
feat-moonshot-about = Fes colar un farol amb menys del 10 % de probabilitat.
feat-decorated = Pluja de premis
feat-decorated-about = Guanya quatre premis diferents.
ladder-title = Contra qui jugues?
ladder-about = Guanya, i la pròxima vegada s’hi asseuran bots més forts. També pots triar.
ladder-rung = Tres bots: { $name }
ladder-here = el teu graó
ladder-beaten = superat
move-title = Continua en un altre dispositiu
move-about = El teu nom, les teves partides i el teu progrés se’n van allà, i aquest dispositiu els oblida. El codi val una sola vegada, durant { $minutes } minuts.
move-make = Ensenya’m un codi
move-code = Codi
move-how = Enfoca la imatge amb l’altre dispositiu, o obre-hi { $address } i escriu el codi.
move-qr = Codi QR que et porta al dispositiu que el llegeix
move-in-title = Porta el progrés d’un altre dispositiu
move-in-about = Escriu el codi que mostra l’altre dispositiu. Qui jugava aquí fins ara es queda enrere: aquest dispositiu ja no el coneix.
move-in-code = El codi de l’altre dispositiu
move-in-go = Continua aquí
move-in-done = Tornes a ser { $name }.
server-guest-moved = Te n’has anat a un altre dispositiu. Aquí pots tornar a començar.
server-move-unknown = Aquest codi no porta ningú, o ja no. Demana’n un de nou a l’altre dispositiu.
home-progress = El teu progrés
home-progress-about = Victòries, fites i un altre dispositiu
memory-more = Mostra’n més
