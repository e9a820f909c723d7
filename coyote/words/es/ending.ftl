# El final de una partida: la colina, la imagen para compartir y la repetición que avanza sola.
end-hill = { $name } aúlla a la luna en una colina, por encima de los demás.
end-places = La manada
end-picture = Compartir la imagen
end-picture-saved = La imagen está guardada.
end-more = Más
replay-page-play = Reproducir
replay-page-pause = Pausa
replay-page-keys = Teclas: ← y → para un paso, Re Pág y Av Pág para una ronda, espacio para reproducir o parar.
replay-page-yours = { $name } (tú)
