# Am Feuer: der Kreis, die Hand, Münzen und Sonderaktionen, das Ende unter Bots.
table-not-only-bots = Es sind noch Menschen im Spiel, und nur Bots beeilen sich.
