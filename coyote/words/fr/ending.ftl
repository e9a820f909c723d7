# La fin d’une partie : la colline, l’image à partager, et la lecture automatique.
end-hill = { $name } hurle à la lune sur une colline, au-dessus des autres.
end-places = La meute
end-picture = Partager l’image
end-picture-saved = L’image est enregistrée.
end-more = Plus
replay-page-play = Lecture
replay-page-pause = Pause
replay-page-keys = Touches : ← et → pour un pas, Page haut et Page bas pour une manche, espace pour lire ou arrêter.
replay-page-yours = { $name } (toi)
