# El foc del dia: una taula al dia, igual per a tothom

home-daily = El foc del dia
home-daily-about = Les mateixes cartes per a tothom, un cop al dia
daily-about = Una taula al dia: tothom té les mateixes cartes i els mateixos bots, i les mateixes jugades reben les mateixes respostes. Tens un sol intent.
daily-against = Avui jugues contra { $names }.
daily-go = Encén el foc
daily-back = Torna al teu foc
daily-begun = { $games ->
    [0] Encara ningú no ha encès el foc d’avui.
    [one] Avui s’ha encès { $games } foc.
   *[other] Avui s’han encès { $games } focs.
}
daily-rounds = { $rounds ->
    [one] Has aguantat { $rounds } ronda.
   *[other] Has aguantat { $rounds } rondes.
}
daily-hits = { $hits ->
    [one] T’has endut un coiot a la ronda { $list }.
   *[other] T’has endut un coiot a les rondes { $list }.
}
daily-no-hits = No t’has endut cap coiot.
daily-share = Comparteix el resultat
daily-text = Coyote · El foc del dia, { $day }
daily-how = Com li ha anat a tothom
daily-how-yesterday = El foc d’ahir
daily-nobody = Ningú no l’ha acabat.
daily-bar = Posició { $place }: { $games }
daily-mean = De mitjana van aguantar { $rounds } rondes.
daily-hidden = Com els ha anat als altres ho veuràs quan s’acabi la teva partida.
daily-next = El pròxim foc s’encén el { $time }.
daily-proof = Comprova el repartiment
daily-proof-about = El servidor tria la llavor d’un dia el dia abans i publica un compromís. Una hora després d’acabar-se el dia revela la llavor, i el teu navegador pot comprovar que és la promesa.
daily-commit-tomorrow = Compromís per a demà
daily-commit-today = Compromís per a avui
daily-commit-yesterday = Compromís per a ahir
daily-seed = La llavor d’ahir
daily-seed-later = La llavor d’ahir es revela a les { $time }.
daily-verify = Comprova la llavor d’ahir
daily-fits = La llavor correspon al compromís.
daily-seen = Aquest navegador ja havia vist el mateix compromís.
daily-not-seen = Aquest navegador encara no havia vist el compromís.
daily-differs = La llavor no correspon al compromís que va veure aquest navegador: no et refiïs d’aquell repartiment.
daily-late = El compromís es va fer el mateix dia, no el dia abans.
daily-others = Com els ha anat als altres
server-day-not-over = Les cartes del foc del dia es proven quan s’acaba el dia: torna demà.
server-fire-not-played = Aquesta partida és del foc d’avui i hi veuries les teves pròpies cartes. Juga primer la teva, o torna demà.
