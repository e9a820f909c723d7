# Rond het vuur: de kring, de hand, munten en speciale acties, het einde onder bots.
table-not-only-bots = Er doen nog mensen mee, en alleen bots haasten zich.
