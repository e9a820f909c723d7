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

## O que diz `coyote --help`. Cada comando, com a primeira frase da sua ajuda.

help-title = Coyote, o jogo de blefe de Spartaco Albertarelli.
help-about = Cada pessoa tem um número na cabeça e vê todos menos o seu. Suba o número ou grite “Coyote!”
help-example-serve = jogar: abre a página
help-example-play = jogar aqui, no terminal, contra bots
help-example-score = contar uma rodada
help-example-replay = conferir um registro e narrar o jogo
help-extra = A página precisa de um extra: { $command }
help-uvx = Sem instalar nada: { $command }
help-checkout = A partir do código: { $command }, e assim com cada comando
help-usage = Uso:
help-options = Opções
help-commands = Comandos
help-version = Mostra a versão.
help-this = Mostra esta ajuda.
help-more = Mais sobre um comando: { $command }
help-command-serve = Serve a página e as suas mesas.
help-command-backup = Copia um banco de dados para FILE, mesmo enquanto um servidor o usa.
help-command-restore = Restaura a cópia de FILE em um banco de dados ainda vazio.
help-command-doctor = Lê um banco de dados inteiro e diz quais mesas estão bem e o que há com as outras.
help-command-play = Joga neste terminal: contra bots ou em uma mesa nova de um servidor.
help-command-join = Entra em uma mesa de um servidor, para jogar ou assistir, neste terminal.
help-command-watch = Mostra um jogo terminado como um filme, pelos olhos de quem você quiser.
help-command-score = Conta uma rodada passo a passo.
help-command-replay = Confere registros segundo as regras e conta o que aconteceu.
help-command-review = Revê um jogo, com o que cada pessoa podia saber.
help-command-verify = Confere se as cartas foram dadas de forma justa: se ninguém as escolheu.
help-command-odds = A probabilidade de cada total para quem vê estas cartas e não a própria.
help-command-simulate = Joga jogos inteiros com jogadas ao acaso.
help-command-arena = Põe bots para jogar entre si e mostra quem ganha.
help-command-league = Mantém uma liga de bots em uma pasta: confrontos, pontuações e uma página.
help-command-bot = Confere um bot seu e o põe em uma mesa.
help-command-mcp = Deixa um assistente jogar: um servidor MCP pela entrada e saída padrão.
help-command-editions = Lista as edições com baralhos, lugares e opções.

## A ajuda de cada comando, e o que há de errado nos seus argumentos.

manual-database = Um arquivo SQLite, ou postgresql://…  [padrão: um arquivo na sua pasta pessoal]
manual-lang = Idioma da saída; por padrão, o de COYOTE_LANG ou LANG, se o falamos, senão o inglês.
manual-json = Escreve um objeto JSON.
manual-option = Qualquer opção da mesa (veja `editions`).
manual-full-screen = Ocupa o terminal inteiro, ou fala em linhas simples, para programas que leem em voz alta e para scripts.  [padrão: o que o terminal souber fazer]
manual-seats = Quantas pessoas jogam.
manual-edition = A edição a jogar; por padrão, kidult_2003.
manual-turn-ms = O tempo de um programa para uma jogada.
manual-bank-ms = A reserva além disso, para o jogo inteiro.
manual-memory-mb = Memória para cada programa.
manual-workers = Quantos processos; por padrão, um por núcleo. Não muda nenhum resultado.
manual-dask = Usa os workers de um escalonador Dask, tcp://…. Não muda nenhum resultado.
manual-serve-1 = Em um notebook nenhuma opção é necessária: tudo fica em um arquivo SQLite, e só esta máquina entra. Cada jogada confirmada está no disco: termine com Ctrl-C ou mate o processo, e as mesas continuam na próxima vez.
manual-serve-2 = Com --lan, os amigos na sala leem um código. Com PostgreSQL, quantos processos você quiser compartilham um banco de dados; quem os acorda é o Redis, ou o próprio PostgreSQL. Atrás de um proxy que fala HTTPS, um WebSocket só entra de uma --origin da lista, escrita exatamente assim. Com --turn, câmeras e microfones funcionam também onde os navegadores não se alcançam; nada de fora é contatado, a não ser o que --stun ou --turn indicar.
manual-serve-3 = O servidor só responde pelos seus próprios nomes: os desta máquina e os das --origin. Um proxy tem de repassar os WebSockets (Upgrade, Connection) e o Host. /api/health diz que o processo está vivo, /api/ready se convém mandar gente (503 enquanto se esvazia), e /metrics conta para o Prometheus, se ele pergunta desta máquina. SIGTERM esvazia: as conexões fecham com 1012, os clientes voltam sozinhos, e outros processos assumem os relógios em dez segundos.
manual-serve-host = O endereço em que escuta.
manual-serve-port = A porta; 0 pega uma livre.
manual-serve-lan = Deixa entrar os telefones da mesma rede: mostra o endereço e um código QR.
manual-serve-open = Abre a página em um navegador.  [padrão: em um terminal]
manual-serve-redis = redis://… para acordar outros processos; sem ele, as notificações do PostgreSQL fazem isso.
manual-serve-origin = Outro endereço da página, por exemplo https://coyote.example
manual-serve-proxy = Confia no X-Forwarded-For deste proxy e de nenhum outro.
manual-serve-open-metrics = Mostra /metrics a todos, não só a esta máquina.
manual-serve-keep-days = Por quantos dias as mesas paradas são guardadas.
manual-serve-journal-level = Quanto o diário do servidor conta.
manual-serve-stun = Navegadores com câmera ou microfone ligados perguntam o seu endereço a este servidor STUN.
manual-serve-turn = Navegadores que não se alcançam conectam-se por este servidor TURN.
manual-serve-turn-secret = O arquivo com o segredo que o servidor TURN compartilha com este.
manual-backup-1 = A cópia é um arquivo SQLite, venha de que banco de dados vier, e só o dono consegue lê-la, porque contém as sementes de jogos em andamento. Copiar coyote.db à mão não basta: as últimas jogadas estão no arquivo -wal ao lado.
manual-restore-1 = Nada é sobrescrito: antes, tire do lugar um coyote.db danificado (e os arquivos -wal e -shm ao lado). Uma cópia de SQLite pode ser restaurada em PostgreSQL, e vice-versa. Links e chaves ficam como estavam.
manual-doctor-1 = Cada diário é conferido entrada por entrada e jogado de novo, e cada semente é comparada com o que o servidor prometeu. Nada muda, e o servidor pode estar ligado. Termina com estado 1 se algo estiver errado.
manual-play-1 = Sem opções, um breve diálogo pergunta o que jogar. O jogo é guardado como registro quando acaba ou quando você sai, e --resume continua um que ficou pela metade. Com --server a mesa é aberta lá, e aparecem o seu link e o código QR.
manual-play-2 = Em linhas simples, digite um número para dizê-lo, "coyote" para gritar, e "help" para o resto.
manual-play-edition = Qual edição jogar.
manual-play-seats = Quantas pessoas jogam, contando você.
manual-play-mind = Quem joga contra você; repita para cada lugar.
manual-play-name = Como você se chama.
manual-play-seed = Dá as mesmas cartas outra vez: mesma semente e mesmas jogadas, mesmo jogo.
manual-play-save = Onde guardar o jogo.  [padrão: na sua pasta pessoal]
manual-play-resume = Continua um jogo que ficou pela metade; sem FILE, o último.
manual-play-server = Abre lá uma mesa para os amigos entrarem.
manual-join-1 = Uma conexão perdida volta sozinha, e quem sai volta ao mesmo lugar com o mesmo comando: a chave fica na sua pasta pessoal. Com outro --name você vem como outra pessoa.
manual-join-server = Onde está a mesa, se você dá um código.
manual-join-name = Como você se chama lá.  [padrão: como da última vez]
manual-join-watch = Só assiste, mesmo que haja um lugar livre.
manual-watch-1 = FILE é um registro; um URL é o link da repetição em um servidor. Em linhas simples, Enter mostra a jogada seguinte; "eyes NAME" olha pelos olhos de outra pessoa.
manual-watch-seat = Pelos olhos desta pessoa; sem isso, como quem assiste.
manual-score-1 = As cartas são números inteiros e as palavras ?, discard, flip, cancel, double, night (o ? entre aspas). Sem --edition vale qualquer tipo de carta, contada em uma ordem que serve para todas as edições. Para cada ?, a carta que ele virou é dita depois de --pile.
manual-score-2 = Com --json e sem cartas, cada linha da entrada padrão é uma rodada, com o monte a partir de cima depois de uma barra; cada linha da saída é um objeto com total, reshuffle e steps, ou com error e a carta culpada. Com cartas, um só objeto é escrito.
manual-score-edition = Aceita só as cartas desta edição, e conta na ordem dela.
manual-score-json = Escreve JSON; sem cartas, lê as rodadas da entrada padrão.
manual-score-pile = O monte a partir de cima, para virar com `?`; `none` se estava vazio.
manual-replay-1 = FILE - é a entrada padrão. Termina com estado 1 se algum registro for recusado; o erro diz a linha, um código estável e o que se esperava.
manual-replay-seat = Conta só o que esta pessoa viu.
manual-replay-json = Um objeto JSON para cada registro.
manual-replay-many = Um texto contém muitos registros, separados por linhas `---`; sem FILE, vale -.
manual-review-1 = Que probabilidade tinha cada número e cada grito para quem o fez, e quem mereceu que prêmio? FILE é um registro, - é a entrada padrão. A probabilidade de um número se confirmar, ou de um grito estar certo, é exata, e vem do que aquela pessoa via naquele momento. Rodadas que não acabaram ficam de fora.
manual-verify-1 = FILE é a prova de um jogo, - é a entrada padrão; um URL é onde um servidor guarda o jogo, como o link da repetição. Cada promessa é conferida, cada embaralhamento é refeito a partir das sementes, e cada carta do jogo é comparada com o resultado; docs/fair-deal.md diz o que isso prova e o que não prova. Termina com estado 1 se algo estiver errado.
manual-odds-edition = A edição; por padrão, a primeira que tem um baralho assim (veja `editions`).
manual-odds-feathers = O tamanho do baralho, em edições que têm vários.
manual-odds-see = O que você vê nas outras cabeças.
manual-odds-open = O que está virado para cima na mesa e conta.
manual-odds-middle = O que você viu das cartas viradas para baixo no meio.
manual-odds-discards = O que está no descarte.
manual-odds-declared = O número em jogo.
manual-odds-json = Escreve inteiros exatos como um objeto JSON.
manual-simulate-1 = As jogadas são sorteadas por igual entre as permitidas; um número passa do anterior só um pouco.
manual-simulate-edition = A edição a jogar.
manual-simulate-games = Quantos jogos.
manual-simulate-seed = Mesma semente, mesmos jogos, byte por byte.
manual-simulate-coins = Com moedas, em edições que as têm.
manual-simulate-specials = Com ações especiais, em edições que as têm.
manual-simulate-out-at = Com quantos coiotes se fica fora; por padrão, o número da edição.
manual-simulate-record = Escreve ali cada registro, separados por linhas `---`; - é a saída padrão.
manual-arena-1 = Cada grupo de bots que enche a mesa joga com as mesmas cartas todas as rotações dos lugares. Um BOT é um dos nossos, ou o caminho de um programa em qualquer linguagem (docs/bots.md). Os programas rodam com as suas permissões: rode os de estranhos em um contêiner.
manual-arena-games = Pelo menos tantos jogos; cada rotação é completada.
manual-arena-seed = Mesma semente, mesmo resultado.
manual-arena-against = Um lugar para BOT, os outros para estes (pode ser repetido).
manual-arena-attack = Faz alguém que sabe como BOT joga atacar uma mesa cheia dele; sem saltos, ou sem ler os outros.
manual-arena-rollouts = Com --attack: tentativas de cada jogada.
manual-arena-bits = Mede o que os números de cada BOT dizem a quem ouve sobre a própria carta.
manual-arena-exploit = Treina um aprendiz novo contra uma mesa de lobos, e mede quanto ele ganha.
manual-arena-head-start = Com --exploit: o aprendiz já começa como lobo.
manual-arena-lessons = Com --exploit: por quanto tempo treinar.
manual-arena-json = Escreve tudo como um objeto JSON.
manual-arena-plot = Desenha uma imagem, .png ou .svg.
help-command-league-init = Começa uma liga em FOLDER.
manual-league-init-seed = Mesma semente, mesma tabela; por padrão, uma que ninguém adivinha.
help-command-league-add = Inscreve BOT, um dos nossos ou o caminho de um programa.
manual-league-add-name = Como se chama na liga; por padrão, como o bot ou o arquivo.
help-command-league-run = Joga confrontos e escreve a tabela. Pare quando quiser: nenhum confronto terminado se perde.
manual-league-run-games = Até que todos tenham jogado tantos jogos.
manual-league-run-sprt = Testa se NEW é mais forte que OLD, e para quando isso fica claro.
manual-league-run-gain = Com --sprt: em quantos por cento.
manual-league-run-error = Com --sprt: quantas vezes pode errar.
help-command-league-table = Mostra a tabela, e escreve table.csv, table.json e index.html.
manual-league-table-json = Mostra a tabela como JSON.
manual-bot-1 = Um bot é um programa em qualquer linguagem que lê e escreve linhas de JSON; docs/bots.md conta como escrever um em dez minutos.
help-command-bot-check = Percorre o protocolo com PROGRAM, e explica o que ele diz.
help-command-bot-sit = Faz PROGRAM jogar na mesa atrás de LINK, onde se aceitam bots de fora.
manual-bot-sit-server = Onde está a mesa, se LINK é só o código dela.
manual-bot-sit-name = Como o bot se chama na mesa; por padrão, como o arquivo.
manual-bot-sit-games = Levanta-se depois de tantos jogos; por padrão, nunca.
manual-mcp-1 = O assistente senta-se como um convidado marcado como bot, onde se aceitam bots de fora; vê o que se mostra ao seu lugar e nada mais.
manual-mcp-2 = Isto vai na configuração do assistente:
manual-editions-json = Uma lista JSON de todas as edições.

# O que click diz dos argumentos.
click-default = padrão: { $default }
click-required = obrigatória
click-aborted = Interrompido!
click-error = Erro: { $message }
click-try = Para ajuda: “{ $command } { $option }”.
click-invalid = Valor inválido: { $message }
click-invalid-for = Valor inválido para { $param_hint }: { $message }
click-missing-argument = Falta o argumento
click-missing-option = Falta a opção
click-missing-command = Falta um comando.
click-choose = Escolha entre: { $choices }
click-no-option = A opção { $name } não existe.
click-no-command = O comando { $name } não existe.
click-meant = Você quis dizer { $possibility }?
click-meant-one-of = (Você quis dizer um destes: { $possibilities }?)
click-extra = Argumentos a mais: { $args }
click-takes-none = A opção { $name } não leva valor.
click-takes-one = A opção { $name } precisa de um valor.
click-takes = A opção { $name } precisa de { $nargs } valores.
click-not-that = { $value } não é { $choice }.
click-not-one-of = { $value } não está entre { $choices }.
click-not-a-number = { $value } não é um número.
click-out-of-range = { $value } não está no intervalo { $range }.
click-no-file = { $filename } não existe.
click-is-file = { $filename } é um arquivo.
click-is-folder = { $filename } é uma pasta.
click-unreadable = Não é possível ler { $filename }.
click-unwritable = Não é possível escrever em { $filename }.

# O que um comando diz dos seus próprios argumentos.
usage-cards = Dê as cartas a contar; ou só --json, para ler rodadas da entrada padrão.
usage-file = Dê um FILE, ou - para a entrada padrão.
usage-option = --option { $pair }: escreva NAME=VALUE, e cada nome uma só vez.
usage-both = { $flag } e { $option } não podem vir juntos.
usage-workers = --workers é para esta máquina, --dask para um cluster: dê só um deles.
usage-against = --against vale para um só BOT.
usage-exploit = --exploit só funciona contra o lobo: arena wolf --exploit.
usage-attack = --attack vale para um só BOT: arena wolf --attack.
usage-plot = --plot escreve .png ou .svg.
usage-minds = --attack e --bits precisam de bots que digam com que frequência fazem cada jogada, e nem moedas nem ações especiais.
usage-rulings = --exploit só aprende a contagem habitual: escolha uma edição e opções sem outras decisões.

## O que `coyote arena` mostra.

arena-summary = { $games ->
    [1] Um jogo de { $edition } com { $seats } lugares, semente { $seed }:
   *[other] { $games } jogos de { $edition } com { $seats } lugares, semente { $seed }:
}
arena-legend = Vitórias por lugar com intervalo de 99% (justo: { $fair }) e pontuações.
arena-unknown = Não existe o bot “{ $name }”. Existem: { $names }. Um bot seu é indicado pelo caminho: ./{ $name }
arena-plot-title = { $games ->
    [1] Um jogo de { $edition }, { $seats } lugares
   *[other] { $games } jogos de { $edition }, { $seats } lugares
}
arena-plot-axis = vitórias por lugar; linha grossa 95%, linha fina 99%
arena-plot-fair = justo: { $fair }
arena-stand-ins = { $name }: jogadas feitas por outro bot: { $moves } de { $all } ({ $why }).
arena-mostly = { $name } não fez por conta própria a maior parte das suas jogadas: este resultado é do outro bot.
arena-attack = O ataque ganha { $points } pontos acima da parte justa (95% de certeza: de { $low } a { $high }).
arena-bits = Bits em aberto sobre a carta de quem ouve, antes e depois do primeiro número, e o que cada jogada seguinte revela; { $rounds } rodadas:
