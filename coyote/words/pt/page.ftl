# O que diz a página, tela por tela.
#
# Uma palavra para cada coisa; tests/every/forbidden_words.py recusa as outras. Português que se lê dos dois lados do Atlântico: a
# ortografia é a brasileira, trata-se por você, e palavras de um lado só (celular, telemóvel, ecrã, usuário) são evitadas.
#   carta, pena · número · dizer · subir · gritar “Coyote!” (o grito) · confirmar-se (hold) · total · contagem
#   coiote (leva-se; Coyote é só o jogo e o grito) · fora · alcateia · rodada · jogo · vez, jogada · lugar · mesa · organizar (host)
#   monte (fechado), descarte · baralho (todas) · moeda (extra, inversão, salto, troca, palpite) · ação especial · ficha, máscara, graveto · bot
#   telefone na testa · semente (seed) · promessa (commitment) · prova (fairness record) · registro (record) · diário (log) · caixa · blefe
#   fogueira (fire) · conexão (line)
#   Uma chance: “probabilidade de 62%”, sem espaço. Aspas: “…”.

# Em todas as páginas
app-skip = Ir para o conteúdo
app-name = Coyote
app-about = Um jogo de blefe em volta da fogueira: todos veem a sua carta, menos você.
app-not-loaded = Esta parte da página não carregou. Confira a rede e tente de novo.
app-log = O que aconteceu
list-more = { $list }, { $item }
list-last = { $list } e { $item }
settings = Ajustes
settings-mute = Sem som
settings-language = Idioma
settings-theme = Cores
settings-theme-night = Noite
settings-theme-dusk = Entardecer (claro)
settings-theme-contrast = Alto contraste
settings-still = Sem movimento
settings-forget = Me esqueça…
forget-title = Quer que esqueçamos você?
forget-about = Seu apelido e sua chave são apagados e você sai de todas as mesas; no meio de um jogo, um bot continua por você. Não dá para desfazer. Os jogos terminados guardam o apelido com que você jogou.
forget-go = Sim, me esqueça
forget-done = Pronto: não sabemos mais quem você é.
go-home = Voltar ao início
lost-title = Só areia
lost-text = Aqui não há nenhuma página.
try-again = Tentar de novo
close = Fechar
cancel = Cancelar
leave = Sair da mesa
your-name = Seu nome
nicknames = Puma Lagarto Tatu Sapo Morcego Carneiro Corvo Grilo Texugo Lagartixa Falcão Cigarra
seconds = { $seconds ->
    [1] { $seconds } segundo
   *[other] { $seconds } segundos
}

# Início
home-title = Todos veem a sua carta, menos você.
home-about = Diga um número que todas as cartas juntas possam alcançar, cada vez um pouco maior. Ou grite “Coyote!” para quem passou da conta.
home-play = Jogar agora
home-play-busy = Acendendo a fogueira…
home-play-about = Você e três bots, sem conta, na hora.
home-ways = Outras maneiras de jogar
home-new = Nova mesa
home-new-about = Para amigos, com um link para enviar
home-join = Entrar com um código
home-join-about = Alguém leu um código para você
home-public = Mesas públicas
home-public-about = Sente-se com desconhecidos
home-learn = Aprender
home-learn-about = Em dois minutos, jogando
home-count = Contar
home-count-about = Tem a caixa de verdade? Toque nas cartas
home-replay = Rever um jogo
home-replay-about = Um jogo terminado, pelos olhos de quem você quiser
home-credit = Coyote é um jogo de Spartaco Albertarelli. Esta página não tem vínculo com ele nem com nenhuma editora; os textos e os desenhos são próprios.

# Edições
edition-oliphante_2010 = Penas, 2010
edition-oliphante_2010-about = 30 penas; pode-se abrir com qualquer número, até negativo.
edition-devir_2021 = Penas, 2021
edition-devir_2021-about = O mesmo jogo com 30 ou 49 penas, para mesas de até doze.
edition-kidult_2003 = Cartas, 2003
edition-kidult_2003-about = 36 cartas com zeros e um eclipse; quem perde começa a próxima rodada.
edition-japan_2015 = Cartas, 2015 (Japão)
edition-japan_2015-about = As 36 cartas de 2003, para até dez pessoas. O eco dobra o total inteiro, também as cartas vermelhas; quem quiser joga com máscaras.
edition-powwow_2006 = Penas, 2006
edition-powwow_2006-about = 36 penas, de três a oito pessoas. Números negativos também valem, e cada pessoa tem um graveto para se esquivar de um número.

# Uma nova mesa
new-title = Nova mesa
new-go = Acender a fogueira
setting-edition = O que vocês vão jogar?
setting-seats = Lugares
setting-seats-about = quantas pessoas podem se sentar
setting-out-at = Fora com quantos coiotes
setting-heads = Onde vocês estão?
setting-heads-screens = Cada um no seu aparelho
setting-heads-screens-about = Você vê as cartas dos outros no seu aparelho. Para amigos distantes e para bots.
setting-heads-phones = Telefones na testa, na mesma sala
setting-heads-phones-about = Segure o telefone na testa: ele mostra a sua carta aos outros. Os números são ditos em voz alta.
setting-coins = Moedas
setting-specials = Ações especiais
setting-turn = Tempo por jogada
setting-turn-none = Sem relógio
setting-turn-about = quando acaba, um bot joga por você
setting-bank = Reserva
setting-bank-about = tempo extra para cada pessoa, para o jogo todo
setting-programs = Bots de fora
setting-programs-about = Programas escritos por outras pessoas podem se sentar; dá para ver que são bots.
setting-public = Mesa pública
setting-public-about = Qualquer pessoa pode achá-la e se sentar.
setting-public-clock = Desconhecidos não esperam para sempre: uma mesa pública tem relógio.
setting-public-not-phones = Não com telefones na testa: quem achasse a mesa poderia registrar jogadas.
setting-deck = O baralho: { $cards } cartas
setting-house-rules = Regras da casa
value-on = sim
value-off = não
value-acts = age
value-nothing = não faz nada
value-discards = é refeito com o descarte
value-discard = vão para o descarte
value-pile = voltam ao monte
value-shown = como quer que apareça
value-counted = só se contada ou trocada
value-highest = a carta vermelha mais alta
value-any = a de número mais alto
value-one = só uma
value-all = todas
value-next = quem vem depois
value-previous = quem vem antes
value-raise = é preciso subir
value-ends = a rodada acaba
value-declarer = passa a quem concorda
value-passer = só é passado adiante
value-turn = por uma jogada
value-round = por toda a rodada
value-greens = as cartas verdes
value-total = o total inteiro
value-game = uma vez por jogo

# Entrar
join-title = Entrar em uma mesa
join-code = O código da mesa
join-hint = Duas palavras como sira-goga. Um link também serve.
join-go = Ir
public-title = Mesas públicas
public-none = No momento não há nenhuma mesa pública. Abra uma, e outros vão encontrá-la.
public-seats = { $taken } de { $seats } lugares ocupados
public-open = à espera
public-playing = em jogo
public-over = entre jogos
dead-link-title = Esta fogueira se apagou
dead-link-text = Aqui não há mais mesa, ou o link não está completo. Peça o link de novo, ou abra a sua própria mesa.
gone-title = Sem conexão
trouble-unreachable = O servidor não responde. Confira a rede; talvez ele volte em um instante.
trouble-not-understood = O servidor não entendeu esta página. Por favor, recarregue-a.
trouble-unknown = Não deu certo ({ $code }). Por favor, tente de novo.

# A conexão
connection-connecting = Conectando…
connection-lost = A conexão caiu.
connection-lost-about = Continuamos tentando reconectar.

# Antes do jogo
lobby-title = Em volta da fogueira
lobby-seats = { $taken } de { $seats } lugares ocupados
lobby-you = você
lobby-host = organiza
lobby-program = bot de fora
lobby-free = lugar livre
lobby-bot = Qual bot
lobby-add-bot = Adicionar bot
lobby-remove-bot = Tirar
lobby-remove = Tirar da mesa
lobby-pass-host = Passar a organização
lobby-lock = Fechar a mesa
lobby-unlock = Abrir a mesa
lobby-locked = Fechada: não entra mais ninguém
lobby-unlocked = Aberta a quem tem o link ou o código
lobby-faces-open = Quem assiste pode ver e ouvir quem tem algo ligado
lobby-faces-closed = Quem assiste não vê nem ouve ninguém
lobby-open-faces = Deixar ver e ouvir
lobby-close-faces = Não deixar mais
knock = Pedir para registrar os números aqui
knock-about = Só podem registrar o que se diz as pessoas sentadas à mesa e os aparelhos que quem organiza deixar entrar.
knock-waits = Quem organiza a mesa está decidindo se deixa entrar este aparelho, como { $name }.
let-in = Deixar { $name } entrar
turn-away = Não deixar { $name } entrar
let-in-about = { $name } está batendo à porta e gostaria de registrar o que se diz.
lobby-setting = O que se joga
lobby-change = Mudar
lobby-change-go = Aplicar
lobby-start = Começar
lobby-wait = { $name } começa o jogo quando todos estiverem aqui.
sit-down = Sentar
sit-back = Voltar ao seu lugar
watch-full = Todos os lugares estão ocupados. Você pode assistir.
watch-playing = Há um jogo em andamento. Você está assistindo.
watch-stop = Parar de assistir
share-title = Convide os amigos
share-code = Código
share-copy = Copiar o link
share-copied = Copiado
share-send = Enviar
share-qr = Código QR
share-qr-label = Código QR com o link para esta mesa

# O jogo
play-title = Coyote, rodada { $round }
play-hand = Sua jogada
play-round = Rodada { $round }
play-said = Dito nesta rodada
said-entered = registrado por { $name }
play-no-number = ainda sem número
play-stands = { $name } disse { $number }.
play-doubled = Se alguém gritar agora, quem perder leva dois
play-dealing = Embaralhando as cartas…
play-your-turn = É a sua vez.
play-your-turn-short = Sua vez
play-waits = { $name } está pensando…
stand-in = Deixar um bot jogar por { $name }
stand-in-about = Faz um minuto que { $name } não dá sinal de vida. Um bot pode jogar até que volte.
stand-in-together = Todos os que estão aqui precisam concordar.
stand-in-wished = Esperando que os outros concordem.
asleep-you = Faz tempo que você não joga: um bot está jogando por você.
asleep-back = Voltei
play-you-are-out = Você está fora. Veja quem vai liderar a alcateia.
play-number = Seu número
play-less = um a menos
play-sign = trocar o sinal
play-say = Dizer { $number }
play-coyote = Coyote!
play-number-unreadable = Digite um número inteiro.
play-number-unless = Diga um número diferente de { $number }.
play-number-low = Diga { $least } ou mais.
coach = Conselheiro
coach-off = não
coach-after = depois de cada rodada
coach-live = durante o jogo
coach-about = Depois de cada rodada: quanto valiam os números e os gritos de todos. Também durante o jogo, se você joga só com bots.
coach-round = Rodada { $round }: qual era a probabilidade?
coach-number = { $number }: probabilidade de { $chance }.
coach-call = Grito: probabilidade de { $chance }.
play-coins = Moedas
piece-token = Ações especiais
piece-mask = Máscaras
piece-twig = Gravetos
play-with = com { $special } { $target }
play-without = sem isso
play-guess-title = O que você tem na cabeça?
play-aim-title = { $special }: para quem?
play-coins-left = { $number ->
    [1] { $number } moeda
   *[other] { $number } moedas
}
play-deck = Baralho · { $pile } no monte
play-table = Mesa
play-out-at = { $number ->
    [1] Um coiote e você está fora
   *[other] { $number } coiotes e você está fora
}
play-time = { $seconds ->
    [1] resta { $seconds } segundo
   *[other] restam { $seconds } segundos
}
play-bank = + { $seconds } de reserva
deck-title = O baralho
deck-about = Cartas ainda fechadas: { $pile }. Os tipos riscados estão todos no descarte.
deck-gone = { $number } no descarte
leave-game = Sair do jogo
leave-game-about = Um bot continua por você. Com o mesmo link você pode voltar ao seu lugar.
seat-out = Fora.
seat-hidden = Daqui não se vê a carta.
seat-own-hidden = A sua carta você não vê.
seat-wears = Tem { $card } na cabeça.
seat-also = E { $card }.
seat-replaced = Não conta: { $card }.
seat-coyotes = Coiotes: { $number } de { $most }.
seat-turn = Joga agora.
seat-camera = Câmera ligada.
seat-microphone = Microfone ligado.
seat-muted = Microfone desligado.
seat-speaking = Falando agora.
seat-away = ausente
seat-left = saiu, um bot joga
seat-asleep = dormindo, um bot joga
coin-extra = Extra
coin-extra-about = Mais uma carta, aberta à sua frente, que também conta. Depois diga um número.
coin-reverse = Inversão
coin-reverse-about = O sentido do jogo se inverte até o fim da rodada. Depois diga um número.
coin-skip = Salto
coin-skip-about = Você não diz nada; a vez passa.
coin-exchange = Troca
coin-exchange-about = Uma carta nova, sem ver; a de antes já não conta, mas, se for a noite, as cartas são embaralhadas mesmo assim. Depois diga um número.
coin-guess = Palpite
coin-guess-about = Diga qual é a sua carta. Certo: ela fica aberta e conta, e você pode ficar de fora da rodada, a salvo, ou continuar e dizer um número. Errado: leva um coiote, a rodada acaba sem contagem e você começa a próxima.
special-agree = Concordar
special-agree-about = O número em jogo passa a ser seu. Quem vem depois não pode concordar em seguida, mas pode mais tarde.
special-double = Dobrar
special-double-about = Com o seu número: se a próxima pessoa gritar, quem perder leva dois coiotes.
special-reverse = Inverter
special-reverse-about = Com o seu número: o sentido do jogo se inverte até o fim da rodada.
special-more = Mais uma carta
special-more-about = Com o seu número: outra pessoa põe mais uma carta na cabeça, e as duas contam. Só uma vez por rodada em toda a mesa.
special-again = Mude!
special-again-about = Quem disse o número precisa mudá-lo: maior ou menor, não o mesmo, mas acima do anterior ou, se era o primeiro, não abaixo do número mínimo. Depois é a sua vez de novo.
special-next = Quem agora?
special-next-about = Com o seu número: você escolhe quem joga em seguida, e a ordem continua dali.
special-dodge = Esquivar-se
special-dodge-about = Em vez de um número: o sentido do jogo se inverte, e quem está do outro lado de quem disse o número tem de responder. Não vale quando restam só duas pessoas.
reactions = Fazer barulho
reaction-howl = Uivar
reaction-yip = Ganir
reaction-growl = Rosnar
reaction-laugh = Rir
reaction-gulp = Engolir em seco
reaction-stare = Encarar
reaction-paw = Pata
reaction-sleep = Bocejar

# Telefones na testa
headband-turn = { $name }, diga seu número em voz alta.
headband-wear = Pôr na testa
headband-wear-about = Em três segundos os outros veem a sua carta. Toque duas vezes para gritar “Coyote!”
headband-lift = Na testa, e sem espiar.
headband-hide = Esconder
headband-enter = O que diz { $name }?

# Depois do jogo
after-rematch = Mais um jogo
after-arrange = Lugares e regras
after-wait = { $name } pode começar outro jogo.
after-replay = Rever, com probabilidades
after-share = Compartilhar este jogo
after-keep = Para guardar
after-record = O jogo como texto
after-fairness = Prova das cartas
after-fairness-about = A prova mostra que ninguém escolheu as cartas. Seu navegador pode conferi-la aqui, e qualquer outro programa também.
after-verify = Conferir as cartas
after-checking = Embaralhando tudo outra vez…
after-fair = { $seeds ->
    [0] As cartas saíram como estavam seladas. Mas só o servidor deu uma semente.
    [1] As cartas saíram como estavam seladas, e { $seeds } semente de quem jogou decidiu junto com a do servidor.
   *[other] As cartas saíram como estavam seladas, e { $seeds } sementes de quem jogou decidiram junto com a do servidor.
}
after-not-checked = Este navegador não consegue conferir aqui: guarde a prova e confira com coyote verify.
seen-same = { $decks ->
    [1] As promessas, as sementes e os selos que esta página viu durante o jogo são os mesmos.
   *[other] As promessas, as sementes e os selos que esta página viu durante o jogo são os mesmos, em { $seen } de { $decks } baralhos.
}
seen-nothing = Esta página não viu o jogo, por isso não tem com que comparar a prova.
seen-own-used = { $decks ->
    [1] A sua semente foi usada.
   *[other] As suas sementes foram usadas, em { $decks } baralhos.
}
seen-own-missing = A sua semente falta nestes baralhos: { $decks }. Chegou tarde demais, ou o servidor a deixou de fora.
seen-fallen = Sementes deixadas de fora (e de quais baralhos): { $who }. Tinham sido prometidas; depois a pessoa já não estava, ou o servidor as deixou de fora.
seen-differs = Não é o que a página viu durante o jogo! Guarde a prova e mostre-a a quem jogou com você.
seen-other-game = É a prova de outro jogo.
seen-other-deck = O baralho { $deck } foi jogado e falta na prova.
seen-other-server = Baralho { $deck }: o servidor tinha prometido outra coisa.
seen-other-commit = Baralho { $deck }: { $name } tinha prometido outra coisa.
seen-other-seed = Baralho { $deck }: { $name } tinha dado outra semente.
seen-other-root = Baralho { $deck }: estava selado em outra ordem.

# O que mais aconteceu na mesa
event-sat = { $name } se senta.
event-sat-bot = { $name }, um bot, se senta.
event-left = { $name } saiu.
event-removed = Tiraram { $name } da mesa.
event-away = { $name } se ausentou.
event-back = { $name } voltou.
event-host-passed = Agora { $name } organiza a mesa.
event-locked = A mesa está fechada: não entra mais ninguém.
event-unlocked = A mesa está aberta de novo.
event-faces-opened = Agora quem assiste pode ver e ouvir quem tem a câmera ou o microfone ligado.
event-faces-closed = Quem assiste não vê nem ouve mais ninguém.
event-knocked = { $name } está batendo à porta.
event-let-in = { $name } pode entrar.
event-turned-away = { $name } não pode entrar.
event-setting-changed = As regras desta mesa mudaram.
event-started = Começa um novo jogo.
event-stood-in-stand-in = Um bot joga por { $name }.
event-stood-in-clock = O tempo de { $name } acabou: um bot joga.
event-entered = { $by } registra o que { $name } disse.
event-wished = { $name } gostaria que um bot jogasse por { $target }.
event-slept = { $name } caiu no sono: um bot continua.
event-hurried = { $name } quer ver o fim: os bots se apressam.
event-woke = { $name } acordou.
event-reacted-howl = { $name } uiva.
event-reacted-yip = { $name } gane.
event-reacted-growl = { $name } rosna.
event-reacted-laugh = { $name } ri.
event-reacted-gulp = { $name } engole em seco.
event-reacted-stare = { $name } encara todo mundo.
event-reacted-paw = { $name } levanta uma pata.
event-reacted-sleep = { $name } boceja.
value-may = se quiser
play-withdraw-title = Você acertou!
play-withdraw-about = Fique de fora, e nesta rodada nada mais acontece com você; ou continue e diga um número.
play-withdraw = Ficar de fora
seat-withdrawn = De fora, a salvo.
lobby-first = Quem começa a primeira rodada
lobby-first-drawn = por sorteio
setting-least-number = Número mínimo
setting-least-none = qualquer um
setting-least-number-about = o menor que pode abrir uma rodada; vazio: qualquer número
setting-coins-not-two = Com duas pessoas não se usam moedas: é o que dizem as regras.
setting-coin-counts = Quantas moedas de cada tipo
setting-deck-about = Mude-o para que corresponda à sua caixa.
setting-deck-reconstructed = O manual não diz os valores nem as quantidades: esta é a nossa reconstrução. Mude-a para que corresponda à sua caixa.
setting-house-rules-about = Só aparece o que pode importar nesta mesa.
counts-of = Quantidade: { $name }
counts-less = Um a menos: { $name }
counts-more = Um a mais: { $name }
counts-other = Outro número
counts-add = Adicionar
counts-usual = Como na caixa

## Contar com a caixa de verdade na mesa.

count-page-title = Contar uma rodada
count-page-about = Está com a caixa de verdade? Toque no que cada pessoa tinha na cabeça e veja a contagem passo a passo.
count-page-edition = Sua caixa
count-page-size = Penas
count-page-number = O número dito (se quiser)
count-page-worn = Nas cabeças
count-page-none = Toque nas cartas abaixo, uma para cada pessoa.
count-page-remove = Devolver { $card }
count-page-turned = Virada pelo mistério
count-page-turn = Escolher o que o mistério virou
count-page-turn-now = Agora toque na carta que foi virada.
count-page-count = Contar
count-page-clear = Recomeçar
count-page-deck = O que há na caixa
count-page-add = Adicionar { $card }, ainda na caixa: { $left }
count-page-steps = A contagem, passo a passo
count-page-back = Voltar
count-page-next = Próximo passo
count-page-end = Até o fim
count-page-more = Achávamos que uma caixa tem { $count } desta carta ({ $card }). A sua tem mais?
count-page-more-yes = Sim, adicionar
count-page-more-no = Não
count-page-turn-missing = O que o mistério virou? Toque na carta abaixo.
count-page-turn-none = Não restava nenhuma carta

## A fogueira do dia: uma mesa por dia, igual para todo mundo

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

## O que o servidor lembra de um convidado: meus jogos, progresso, escada e mudança de aparelho.

memory-games = Meus jogos
memory-finished = Terminados
memory-back = Voltar à mesa
memory-with = com { $names }
memory-won = Vitória
memory-place = { $place }º lugar de { $seats }
memory-replay = Ver de novo
progress-title = Seu progresso
progress-about = Fica neste servidor e em nenhum outro lugar. “Me esqueça”, nos ajustes, apaga tudo.
progress-none = Nada ainda: aqui conta o primeiro jogo que você jogar até o fim.
progress-games = { $number ->
    [1] jogo
   *[other] jogos
}
progress-wins = { $number ->
    [1] vitória
   *[other] vitórias
}
progress-right = { $number ->
    [1] grito certo
   *[other] gritos certos
}
progress-held = { $number ->
    [1] blefe que passou
   *[other] blefes que passaram
}
progress-streak = { $number ->
    [1] vitória seguida
   *[other] vitórias seguidas
}
progress-longest = recorde de vitórias seguidas
progress-best = Seu blefe mais ousado que passou: { $number }, com probabilidade de { $chance }.
progress-pending = Alguns jogos ainda não foram contados. Olhe de novo daqui a pouco.
progress-feats = Façanhas
progress-new-feat = Nova: { $feat }
progress-of = { $have } de { $need }
feat-first-howl = Primeiro uivo
feat-first-howl-about = Vença um jogo.
feat-regular = Em casa junto à fogueira
feat-regular-about = Jogue dez jogos até o fim.
feat-pack-leader = Líder da alcateia
feat-pack-leader-about = Vença dez jogos.
feat-three-moons = Três luas
feat-three-moons-about = Vença três jogos seguidos.
feat-keen-ear = Ouvido apurado
feat-keen-ear-about = Acerte 25 gritos.
feat-stone-face = Cara de pedra
feat-stone-face-about = Faça passar 25 blefes.
feat-moonshot = Rumo à lua
feat-moonshot-about = Faça passar um blefe com probabilidade abaixo de 10%.
feat-decorated = Chuva de prêmios
feat-decorated-about = Ganhe quatro prêmios diferentes.
ladder-title = Contra quem você joga?
ladder-about = Vença, e na próxima vez vêm bots mais fortes. Você também pode escolher.
ladder-rung = Três bots: { $name }
ladder-here = seu degrau
ladder-beaten = vencido
move-title = Continuar em outro aparelho
move-about = Seu apelido, seus jogos e seu progresso vão para lá, e este aparelho os esquece. O código vale uma vez só, por { $minutes } minutos.
move-make = Mostrar um código
move-code = Código
move-how = Aponte a câmera do outro aparelho para a imagem, ou abra { $address } nele e digite o código.
move-qr = Código QR que leva você para o aparelho que o lê
move-in-title = Trazer meu progresso de outro aparelho
move-in-about = Digite o código que o outro aparelho mostra. Quem jogava aqui até agora fica para trás: este aparelho esquece essa pessoa.
move-in-code = O código do outro aparelho
move-in-go = Continuar aqui
move-in-done = Você é { $name } de novo.
server-guest-moved = Você foi para outro aparelho. Aqui você pode começar de novo.
server-move-unknown = Este código não vale, ou não vale mais. Peça um novo no outro aparelho.
home-progress = Seu progresso
home-progress-about = Vitórias, façanhas e outro aparelho
memory-more = Ver mais
