# El final d’una partida: el turó, la imatge per compartir i la repetició que avança sola.
end-hill = { $name } udola a la lluna dalt d’un turó, per damunt dels altres.
end-places = La llopada
end-picture = Comparteix la imatge
end-picture-saved = La imatge s’ha desat.
end-more = Més
replay-page-play = Reprodueix
replay-page-pause = Pausa
replay-page-keys = Tecles: ← i → per a un pas, Re Pàg i Av Pàg per a una ronda, espai per reproduir o aturar.
replay-page-yours = { $name } (tu)
