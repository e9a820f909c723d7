# O que a linha de comando mostra em torno de acontecimentos e contagens.
replay-game = { $edition }, { $seats } lugares: { $names }
replay-through = Como { $name } viu; “você” é { $name }.
replay-standing = Coiotes: { $standing }
replay-in-progress = O jogo não acabou. É a vez de { $name }.
replay-waits = O jogo não acabou. Agora é a vez de quem dá as cartas.
replay-error = { $file }, linha { $line }: { $message } [{ $code }]
replay-error-file = { $message } [{ $code }]
simulate-summary = { $games ->
    [1] Um jogo de { $edition } com { $seats } lugares, semente { $seed }:
   *[other] { $games } jogos de { $edition } com { $seats } lugares, semente { $seed }:
}
simulate-rounds = rodadas por jogo
simulate-moves = jogadas por jogo
simulate-calls = gritos certos
simulate-wins = vitórias por lugar
editions-seats = de { $least } a { $most } lugares
editions-seats-more = e de { $least } a { $most } com duas caixas, mas um só baralho
editions-deck = { $size } cartas: { $cards }
editions-order = ordem da contagem: { $order }
editions-out-at = fora com { $out_at } coiotes
editions-least = número mínimo: { $least }
editions-least-none = qualquer número inteiro pode abrir uma rodada
editions-coins = moedas: { $coins }
editions-specials = ações especiais: { $specials }
editions-rulings = Decisões que cada mesa pode mudar (primeiro, o padrão):
serve-open = Coyote está aberto em { $address }
serve-end = Ctrl-C encerra. As mesas ficam e continuam na próxima vez.
serve-port = Não dá para abrir { $host }, porta { $port }: { $reason }. Será que Coyote já está aberto? Se não, escolha outra porta com --port.
serve-host = Coyote não consegue escutar em { $host }: { $reason }. Escolha com --host um endereço deste computador, ou 0.0.0.0 para todos.
serve-unfit = { $value } não serve depois de { $option }: deveria ser como { $example }.
error-file = Não dá para ler { $file }: { $reason }
error-write = Não dá para gravar { $file }: { $reason }
error-extra = { $command } precisa do extra [{ $extra }], porque { $package } não está instalado aqui: pip install "coyote-game[{ $extra }]"
odds-holds = Probabilidade de { $number } se confirmar: { $chance }.
odds-best = até { $number }, probabilidade de pelo menos { $chance }
editions-any = qualquer mesa pode ter de 2 a 12 lugares e combinar de 1 a 99 coiotes
backup-done = { $tables ->
    [1] Uma mesa está
   *[other] { $tables } mesas estão
} em { $file }. Só você pode ler esse arquivo: ele contém as sementes dos jogos em andamento.
restore-done = { $tables ->
    [1] Uma mesa está
   *[other] { $tables } mesas estão
} em { $database }. Inicie o servidor com --database { $database }
doctor-fine = { $tables ->
    [0] Ainda não há mesas.
    [1] Uma mesa está bem.
   *[other] { $tables } mesas estão bem.
}
doctor-healthy = Está tudo bem.
doctor-database = O banco de dados diz: { $said }
doctor-older = { $database } é de um Coyote mais antigo. Inicie o servidor uma vez para atualizar e execute “{ $coyote } doctor” de novo.
doctor-log-empty = A mesa { $table } não tem diário: um servidor parou enquanto ela era aberta. Ninguém pode ter se sentado ali.
doctor-rows-unreadable = Mesa { $table }: o banco de dados não consegue ler seu diário. Recupere de uma cópia.
doctor-log-broken = Mesa { $table }: a entrada { $seq } falta ou já não é a que foi escrita. Recupere de uma cópia.
doctor-deed-unreadable = Mesa { $table }: não dá para entender a entrada { $seq }. É de um Coyote mais novo?
doctor-replay-fails = Mesa { $table }: o diário está inteiro, mas não pode ser repetido. Por favor, avise-nos.
doctor-seed-missing = Mesa { $table }: falta a semente da entrada { $seq }; o jogo não pode continuar. Recupere de uma cópia.
doctor-seed-differs = Mesa { $table }: a semente da entrada { $seq } não é a prometida; o jogo não pode continuar. Recupere de uma cópia.
serve-home = Não há pasta pessoal para o banco de dados ({ $reason }). Diga onde guardar com --database FILE
