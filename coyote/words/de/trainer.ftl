# Zehn Situationen: das Training.

home-hands = Zehn Situationen
home-hands-about = Zwei Minuten: erhöhen oder rufen?
hands-about = Zehn Situationen aus echten Partien. Wie hoch kann die Summe sein? Und du: erhöhst du, oder rufst du? Die genauen Chancen urteilen.
hands-go = Los
hands-level = Stufe { $level }
hands-place = Situation { $place } von { $of }
hands-see = Du siehst { $cards }. Deine eigene Karte ist verdeckt.
hands-total = Welcher Zahl kommt die Summe wohl am nächsten?
hands-move = { $number } ist angesagt. Sagst du { $next } an, oder rufst du?
hands-middle = In der Hälfte der Fälle ist die Summe { $middle } oder mehr.
hands-odds = { $next } hält zu { $hold }; ein Ruf stimmt zu { $call }.
hands-curve = Die Summen, mit denen du rechnen musstest
hands-curve-call = Grün: Summen unter { $number }; dann ist Rufen richtig.
hands-curve-say = Grün: Summen ab { $number }.
hands-good = Gut eingeschätzt.
hands-close = Fast egal: Beides ist etwa gleich gut.
hands-poor = Die andere Wahl war besser.
hands-next = Weiter
hands-result = { $points } von { $of } Punkten
hands-up = Das war zu leicht für dich: Die nächsten zehn sind schwerer.
hands-down = Die nächsten zehn sind etwas leichter.
hands-stay = Die nächsten zehn sind etwa gleich schwer.
hands-again = Noch zehn
