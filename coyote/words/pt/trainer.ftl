# Dez situações: o treino.

home-hands = Dez situações
home-hands-about = Dois minutos: subir ou gritar?
hands-about = Dez situações de jogos reais. Quanto pode ser o total? E você, sobe ou grita? Quem julga são as probabilidades exatas.
hands-go = Começar
hands-level = Nível { $level }
hands-place = Situação { $place } de { $of }
hands-see = Você vê { $cards }. A sua carta está escondida.
hands-total = De que número o total deve ficar mais perto?
hands-move = Está em { $number }. Você diz { $next } ou grita?
hands-middle = Metade das vezes o total é { $middle } ou mais.
hands-odds = { $next }: probabilidade de { $hold }; grito: probabilidade de { $call }.
hands-curve = Os totais que você podia esperar
hands-curve-call = Em verde: os totais abaixo de { $number }, em que gritar está certo.
hands-curve-say = Em verde: os totais que chegam a { $number }.
hands-good = Boa avaliação.
hands-close = Quase tanto faz: as duas valem o mesmo.
hands-poor = A outra escolha era melhor.
hands-next = Próxima
hands-result = { $points } de { $of } pontos
hands-up = Foi fácil demais para você: as próximas dez são mais difíceis.
hands-down = As próximas dez são um pouco mais fáceis.
hands-stay = As próximas dez são tão difíceis quanto estas.
hands-again = Mais dez
