# O fim de um jogo: a colina, a imagem para partilhar e a repetição que avança sozinha.
end-hill = { $name } uiva para a lua numa colina, acima dos outros.
end-places = A alcateia
end-picture = Compartilhar a imagem
end-picture-saved = A imagem foi salva.
end-more = Mais
replay-page-play = Reproduzir
replay-page-pause = Pausa
replay-page-keys = Teclas: ← e → para um passo, Page Up e Page Down para uma rodada, espaço para reproduzir ou parar.
replay-page-yours = { $name } (você)
