# Dix situations : l’entraînement.

home-hands = Dix situations
home-hands-about = Deux minutes : monter ou crier ?
hands-about = Dix situations tirées de vraies parties. Quel peut être le total ? Et toi, tu montes ou tu cries ? Les chances exactes jugent.
hands-go = Commencer
hands-level = Niveau { $level }
hands-place = Situation { $place } sur { $of }
hands-see = Tu vois { $cards }. Ta carte est cachée.
hands-total = De quel nombre le total sera-t-il proche ?
hands-move = { $number } est annoncé. Tu annonces { $next }, ou tu cries ?
hands-middle = Une fois sur deux, le total est { $middle } ou plus.
hands-odds = { $next } a { $hold } de chances de tenir ; crier a { $call } de chances d’être juste.
hands-curve = Les totaux auxquels tu pouvais t’attendre
hands-curve-call = En vert : les totaux inférieurs à { $number }, avec lesquels tu as raison de crier.
hands-curve-say = En vert : les totaux qui atteignent { $number }.
hands-good = Bien vu.
hands-close = Peu importe : les deux se valent.
hands-poor = L’autre choix était meilleur.
hands-next = Suivant
hands-result = Points : { $points } sur { $of }
hands-up = C’était trop facile pour toi : les dix prochaines sont plus dures.
hands-down = Les dix prochaines sont un peu plus faciles.
hands-stay = Les dix prochaines sont aussi difficiles.
hands-again = Dix de plus
