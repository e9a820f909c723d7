# A fogueira do dia: uma mesa por dia, igual para todo mundo

home-daily = Fogueira do dia
home-daily-about = As mesmas cartas para todos, uma vez por dia
daily-about = Uma mesa por dia: todos recebem as mesmas cartas e os mesmos bots, e as mesmas jogadas recebem as mesmas respostas. Você tem uma só tentativa.
daily-against = Hoje você joga contra { $names }.
daily-go = Acender a fogueira
daily-back = Voltar à sua fogueira
daily-begun = { $games ->
    [0] Ninguém acendeu ainda a fogueira de hoje.
    [1] Hoje foi acesa { $games } fogueira.
   *[other] Hoje foram acesas { $games } fogueiras.
}
daily-rounds = { $rounds ->
    [1] Você aguentou { $rounds } rodada.
   *[other] Você aguentou { $rounds } rodadas.
}
daily-hits = { $hits ->
    [1] Você levou um coiote na rodada { $list }.
   *[other] Você levou um coiote nas rodadas { $list }.
}
daily-no-hits = Você não levou nenhum coiote.
daily-share = Compartilhar o resultado
daily-text = Coyote · Fogueira do dia: { $day }
daily-how = Como todos se saíram
daily-how-yesterday = A fogueira de ontem
daily-nobody = Ninguém a terminou.
daily-bar = { $place }º lugar: { $games }
daily-mean = Em média, aguentaram { $rounds } rodadas.
daily-hidden = Você vai ver como os outros se saíram quando o seu jogo acabar.
daily-next = A próxima fogueira será acesa em { $time }.
daily-proof = Conferir as cartas
daily-proof-about = O servidor escolhe a semente de um dia na véspera e publica uma promessa. Uma hora depois do fim do dia ele revela a semente, e seu navegador pode conferir se é a prometida.
daily-commit-tomorrow = Promessa para amanhã
daily-commit-today = Promessa para hoje
daily-commit-yesterday = Promessa para ontem
daily-seed = A semente de ontem
daily-seed-later = A semente de ontem será revelada às { $time }.
daily-verify = Conferir a semente de ontem
daily-fits = A semente corresponde à promessa.
daily-seen = Este navegador já tinha visto a mesma promessa.
daily-not-seen = Este navegador ainda não tinha visto a promessa.
daily-differs = A semente não corresponde à promessa que este navegador viu: não confie naquelas cartas.
daily-late = A promessa foi feita no próprio dia, não na véspera.
daily-others = Como os outros se saíram
server-day-not-over = As cartas da fogueira do dia são provadas quando o dia acaba: volte amanhã.
server-fire-not-played = Este jogo é da fogueira de hoje e você veria as suas próprias cartas. Jogue antes o seu, ou volte amanhã.
