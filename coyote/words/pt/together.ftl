# O que se compartilha à mesa: animais, toques, quem assiste, um telefone para todos, links e o primeiro jogo guiado.

animal = Seu animal
animal-gone = { $animal } (ocupado)
animal-coyote = Coiote
animal-roadrunner = Papa-léguas
animal-puma = Puma
animal-lizard = Lagarto
animal-ram = Carneiro
animal-bat = Morcego
animal-ringtail = Bassarisco
animal-snake = Cobra
animal-armadillo = Tatu
animal-toad = Sapo
table-animal-unknown = Aqui ninguém pode ser “{ $animal }”. Escolha um destes: { $animals }.
table-animal-taken = Alguém já é esse animal. Escolha outro.
event-picked = { $name } agora é outro animal.
event-picked-you = Agora você é outro animal.
name-becomes = Na mesa você se chamará { $name }.
name-needs-letters = Um nome precisa de letras ou algarismos.
nudge = Dar um toque em { $name }
table-not-slow = Só se pode dar um toque em { $name } quando for a vez dessa pessoa, e só a cada { $seconds } segundos.
event-nudged = { $name } dá um toque em { $target }.
event-nudged-you = Você dá um toque em { $target }.
event-nudged-at-you = { $name } dá um toque em você: é a sua vez.
watchers =
    { $number ->
        [1] { $number } pessoa assistindo
       *[other] { $number } pessoas assistindo
    }
call-me = Avise-me quando for a minha vez
call-me-about = Se você estiver em outra página, o navegador avisa que os outros esperam.
call-me-no = Agora não
call-turn = É a sua vez, junto à fogueira
call-turn-about = Os outros esperam por você.
home-pass = Um telefone para todos
home-pass-about = Passem adiante; ninguém vê a própria carta
pass-about = Todos jogam neste telefone. Quem o tem vê as cartas dos outros, nunca a própria. Passem adiante e digam quem são antes que ele mostre algo.
pass-player = Jogador { $number }
pass-add = Mais um jogador
pass-remove = Tirar
pass-hand = Passe o telefone para { $name }
pass-hand-about = Agora ninguém mais olha. O aparelho não mostra nada antes que { $name } confirme.
pass-iam = Eu sou { $name }
pass-done = Pronto
pass-again = Jogar de novo
pass-end = Terminar aqui
pass-names-alike = Cada pessoa precisa de um nome só seu.
setting-heads-handed = Um telefone que passa de mão em mão
table-handed-public = Uma mesa com um telefone para todos não pode ser pública.
preview-table = Um lugar junto à fogueira: venha jogar Coyote
preview-names = Junto à fogueira: { $names }.
preview-free = Lugares ocupados: { $taken } de { $seats }.
preview-playing = Há um jogo em andamento; você pode assistir.
preview-replay = Um jogo terminado de Coyote
preview-replay-about = Veja jogada por jogada, pelos olhos de quem você quiser.
preview-picture = Animais em volta de uma fogueira à noite, cada um com um número na cabeça que não vê
guide = Uma dica para o primeiro jogo
guide-see = As cartas que você vê somam { $sum }. A sua você não conhece.
guide-open = Comece com um número a que todas juntas certamente chegam. Quem vem depois sobe ou grita.
guide-enough = Está em { $number }, e você já vê { $sum }: subir um pouco é bastante seguro.
guide-missing = Está em { $number }. Você vê { $sum }: a sua carta teria de trazer { $missing }. Se duvidar, grite “Coyote!”
guide-off = Chega de dicas
install = Instalar Coyote
install-about = Um ícone próprio, a um toque.
