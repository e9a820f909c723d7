# The end of a game: the hill, the picture to share, and how a replay plays by itself.
end-hill = { $name } stands on a hill above the others and howls at the moon.
end-places = The pack
end-picture = Share the picture
end-picture-saved = The picture is saved.
end-more = More
replay-page-play = Play
replay-page-pause = Pause
replay-page-keys = Keys: ← and → for a step, Page up and Page down for a round, space to play or pause.
replay-page-yours = { $name } (you)
