# Por que o servidor não deixa entrar algo. Os ids são “server-” e o código fixo.
server-token-unknown = Já não sabemos quem você é: escolha um nome e entre de novo.
server-token-unfit = Esta mensagem não traz um token válido que substitua o anterior.
server-table-unknown = Não existe essa mesa, ou ela já foi retirada. Confira o link ou o código.
server-table-broken = Esta mesa está quebrada e não pode continuar: o que foi guardado dela não bate. As outras mesas estão bem; abra uma nova.
server-game-unknown = Não existe esse jogo, ou ele é antigo demais e foi retirado.
server-not-found = Aqui não há nada.
server-host-unknown = Este endereço não é um dos deste servidor. Quem o administra pode adicioná-lo com --origin.
server-origin-unknown = Outro site pediu isto. Só a página de Coyote pode.
server-hello-expected = A primeira mensagem tem de ser um hello.
server-hello-late = O hello não chegou a tempo: ligue-se de novo.
server-body-unfit = Não dá para ler este pedido: { $reason }
server-hand-unfit = Não dá para contar estas cartas: { $reason }
server-too-fast = Foi demais de uma vez: espere um momento.
server-too-many = São permitidas no máximo { $most } ligações ao mesmo tempo: feche algumas.
server-too-many-tables = { $most } mesas abertas bastam por agora: termine um jogo, ou deixe uma mesa por um tempo.
server-unavailable = O servidor não consegue guardar nada agora. Nada foi feito; tente de novo em um instante.
