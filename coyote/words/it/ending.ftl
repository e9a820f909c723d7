# La fine di una partita: la collina, l’immagine da condividere e il replay che va da solo.
end-hill = { $name } ulula alla luna su una collina, sopra gli altri.
end-places = Il branco
end-picture = Condividi l’immagine
end-picture-saved = L’immagine è salvata.
end-more = Altro
replay-page-play = Riproduci
replay-page-pause = Pausa
replay-page-keys = Tasti: ← e → per un passo, Pag su e Pag giù per una mano, spazio per riprodurre o fermare.
replay-page-yours = { $name } (tu)
