# À volta do fogo: a roda, a mão, moedas e especiais, o fim entre bots.
table-not-only-bots = Ainda há pessoas no jogo, e só os bots se apressam.
