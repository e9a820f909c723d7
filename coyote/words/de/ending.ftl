# Das Ende einer Partie: der Hügel, das Bild zum Teilen und die Wiederholung, die von selbst läuft.
end-hill = { $name } heult auf einem Hügel den Mond an, über den anderen.
end-places = Das Rudel
end-picture = Bild teilen
end-picture-saved = Das Bild ist gespeichert.
end-more = Mehr
replay-page-play = Abspielen
replay-page-pause = Pause
replay-page-keys = Tasten: ← und → für einen Zug, Bild auf und Bild ab für eine Runde, Leertaste für Abspielen und Pause.
replay-page-yours = { $name } (du)
