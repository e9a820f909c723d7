# Le feu du jour : une table par jour, la même pour tout le monde

home-daily = Le feu du jour
home-daily-about = Les mêmes cartes pour tous, une fois par jour
daily-about = Une table par jour : tout le monde a les mêmes cartes et les mêmes bots, et les mêmes coups reçoivent les mêmes réponses. Tu as un seul essai.
daily-against = Aujourd’hui, tu joues contre { $names }.
daily-go = Allumer le feu
daily-back = Retourner à ton feu
daily-begun = { $games ->
    [0] Personne n’a encore allumé le feu d’aujourd’hui.
    [one] { $games } feu a été allumé aujourd’hui.
   *[other] { $games } feux ont été allumés aujourd’hui.
}
daily-rounds = { $rounds ->
    [one] Tu as tenu { $rounds } manche.
   *[other] Tu as tenu { $rounds } manches.
}
daily-hits = { $hits ->
    [one] Tu as pris un coyote à la manche { $list }.
   *[other] Tu as pris un coyote aux manches { $list }.
}
daily-no-hits = Tu n’as pris aucun coyote.
daily-share = Partager le résultat
daily-text = Coyote · Le feu du jour, { $day }
daily-how = Comment tout le monde s’en est tiré
daily-how-yesterday = Le feu d’hier
daily-nobody = Personne ne l’a terminé.
daily-bar = Place { $place } : { $games }
daily-mean = En moyenne, ils ont tenu { $rounds } manches.
daily-hidden = Tu verras comment s’en sont tirés les autres quand ta partie sera finie.
daily-next = Le prochain feu s’allume le { $time }.
daily-proof = Vérifier la donne
daily-proof-about = Le serveur choisit la graine d’un jour la veille et publie un engagement. Une heure après la fin du jour, il révèle la graine, et ton navigateur peut vérifier que c’est bien celle qui était promise.
daily-commit-tomorrow = Engagement pour demain
daily-commit-today = Engagement pour aujourd’hui
daily-commit-yesterday = Engagement pour hier
daily-seed = La graine d’hier
daily-seed-later = La graine d’hier sera révélée à { $time }.
daily-verify = Vérifier la graine d’hier
daily-fits = La graine correspond à l’engagement.
daily-seen = Ce navigateur avait déjà vu le même engagement.
daily-not-seen = Ce navigateur n’avait pas encore vu l’engagement.
daily-differs = La graine ne correspond pas à l’engagement que ce navigateur a vu : ne te fie pas à cette donne.
daily-late = L’engagement a été pris le jour même, et non la veille.
daily-others = Comment s’en sont tirés les autres
server-day-not-over = Les cartes du feu du jour sont prouvées quand le jour est fini : reviens demain.
server-fire-not-played = Cette partie a été jouée au feu d’aujourd’hui, et tu y verrais tes propres cartes. Joue d’abord la tienne, ou reviens demain.
