# Het einde van een potje: de heuvel, het plaatje om te delen en de herhaling die vanzelf loopt.
end-hill = { $name } huilt op een heuvel naar de maan, boven de anderen.
end-places = De roedel
end-picture = Plaatje delen
end-picture-saved = Het plaatje is opgeslagen.
end-more = Meer
replay-page-play = Afspelen
replay-page-pause = Pauze
replay-page-keys = Toetsen: ← en → voor een zet, Page Up en Page Down voor een ronde, spatie voor afspelen of pauze.
replay-page-yours = { $name } (jij)
