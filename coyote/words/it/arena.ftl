# L’arena.
arena-summary = { $games ->
    [one] Una partita di { $edition } con { $seats } posti, seme { $seed }:
   *[other] { $games } partite di { $edition } con { $seats } posti, seme { $seed }:
}
arena-legend = Vittorie per posto con intervallo al 99% (equo: { $fair }) e punteggi.
arena-unknown = Non c’è nessun bot «{ $name }». Ci sono: { $names }. Un bot tuo si indica con il suo percorso: ./{ $name }
arena-plot-title = { $games ->
    [one] Una partita di { $edition }, { $seats } posti
   *[other] { $games } partite di { $edition }, { $seats } posti
}
arena-plot-axis = vittorie per posto; linea spessa 95%, linea sottile 99%
arena-plot-fair = equo: { $fair }
arena-stand-ins = { $name }: mosse fatte da un altro bot: { $moves } su { $all } ({ $why }).
arena-mostly = { $name } non ha fatto da sé la maggior parte delle sue mosse: questo risultato è dell’altro bot.
arena-attack = L’attacco vince { $points } punti oltre la quota equa (95% sicuro: da { $low } a { $high }).
arena-bits = Bit ancora aperti sulla carta di chi ascolta, prima e dopo il primo numero, e quanto rivela ogni mossa successiva; { $rounds } mani:
