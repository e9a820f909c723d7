# Cámaras y micrófonos: caras con una carta en la frente.

# Los botones, y lo que se dice antes del primer uso
faces-title = Cámara y micrófono
faces-camera = Cámara
faces-microphone = Micrófono
faces-about = La imagen y el sonido van directos a los demás que tienen algo encendido aquí, así que sus ordenadores ven la dirección del tuyo; no se graba nada.
faces-relay = Ocultar mi dirección: conectar solo por el repetidor de este servidor
faces-watch = Verlos y oírlos
faces-watch-about = La imagen y el sonido llegan directos de quienes juegan, así que sus ordenadores ven la dirección del tuyo; no se graba nada. A ti no te ven ni te oyen.
faces-go = Encender

# A quién se ve y se oye
faces-seen = Ahora ves a { $name }.
faces-unseen = Ya no ves a { $name }.
faces-heard = Ahora oyes a { $name }.
faces-unheard = Ya no oyes a { $name }.

# Problemas, y qué hacer
faces-denied = Tu navegador no deja que esta página use la cámara o el micrófono. Permítelo en sus ajustes para esta página y prueba otra vez.
faces-no-camera = No se ha encontrado ninguna cámara. Conecta una y prueba otra vez.
faces-no-microphone = No se ha encontrado ningún micrófono. Conecta uno y prueba otra vez.
faces-in-use = Otro programa está usando la cámara o el micrófono. Ciérralo allí y prueba otra vez.
faces-gone = La cámara o el micrófono ya no está: se desconectó, o lo tomó otro programa.
faces-plain = Los navegadores solo permiten cámaras y micrófonos en páginas que llegan por HTTPS. Quien lleva este servidor puede prepararlo.
faces-unable = Este navegador no puede enviar imagen ni sonido. Prueba otro; la partida sigue con animales.
faces-unreached = Todavía no hay conexión con { $name }. La partida sigue, y nosotros lo seguimos intentando.
faces-no-relay = Este servidor no tiene repetidor, así que sin tu dirección nadie puede llegar a ti. Apaga, y enciende de nuevo sin ocultarla.
