# Deu situacions: l’entrenament.

home-hands = Deu situacions
home-hands-about = Dos minuts: apujar o cridar?
hands-about = Deu situacions de partides reals. Quant pot ser el total? I tu, apuges o crides? Jutgen les probabilitats exactes.
hands-go = Comença
hands-level = Nivell { $level }
hands-place = Situació { $place } de { $of }
hands-see = Veus { $cards }. La teva carta està amagada.
hands-total = A prop de quin número serà el total?
hands-move = S’ha dit { $number }. Dius { $next } o crides?
hands-middle = La meitat de les vegades el total és { $middle } o més.
hands-odds = { $next } aguanta el { $hold } de les vegades; cridar encerta el { $call } de les vegades.
hands-curve = Els totals amb què havies de comptar
hands-curve-call = En verd: els totals per sota de { $number }, amb què cridar és encertat.
hands-curve-say = En verd: els totals que arriben a { $number }.
hands-good = Ben vist.
hands-close = Gairebé tant és: totes dues valen el mateix.
hands-poor = L’altra opció era millor.
hands-next = Següent
hands-result = { $points } de { $of } punts
hands-up = Era massa fàcil per a tu: les deu següents són més difícils.
hands-down = Les deu següents són una mica més fàcils.
hands-stay = Les deu següents són igual de difícils.
hands-again = Deu més
