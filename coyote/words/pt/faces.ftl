# Câmeras e microfones: rostos com uma carta na testa.

# Os botões, e o que se diz antes do primeiro uso
faces-title = Câmera e microfone
faces-camera = Câmera
faces-microphone = Microfone
faces-about = Imagem e som vão direto para os outros que têm algo ligado aqui, por isso os computadores deles veem o endereço do seu; nada é gravado.
faces-relay = Esconder o meu endereço: conectar só pelo retransmissor deste servidor
faces-watch = Ver e ouvir todos
faces-watch-about = Imagem e som vêm direto de quem joga, por isso os computadores deles veem o endereço do seu; nada é gravado. Ninguém vê nem ouve você.
faces-go = Ligar

# Quem se vê e se ouve
faces-seen = Agora você vê { $name }.
faces-unseen = Você não vê mais { $name }.
faces-heard = Agora você ouve { $name }.
faces-unheard = Você não ouve mais { $name }.

# Problemas, e o que fazer
faces-denied = O seu navegador não deixa esta página usar a câmera ou o microfone. Permita nas configurações dele para esta página e tente de novo.
faces-no-camera = Nenhuma câmera foi encontrada. Conecte uma e tente de novo.
faces-no-microphone = Nenhum microfone foi encontrado. Conecte um e tente de novo.
faces-in-use = Outro programa está usando a câmera ou o microfone. Feche esse programa e tente de novo.
faces-gone = A câmera ou o microfone sumiu: foi desconectado, ou outro programa o pegou.
faces-plain = Os navegadores só permitem câmeras e microfones em páginas que chegam por HTTPS. Quem cuida deste servidor pode configurar isso.
faces-unable = Este navegador não consegue enviar imagem nem som. Tente outro; o jogo continua com animais.
faces-unreached = Ainda não há conexão com { $name }. O jogo continua, e continuamos tentando.
faces-no-relay = Este servidor não tem retransmissor, e sem o seu endereço ninguém consegue chegar a você. Desligue, e ligue de novo sem escondê-lo.
