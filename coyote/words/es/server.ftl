# Why the server does not let something in. The ids are "server-" and the stable code.
server-token-unknown = Ya no te conocemos: elige un nombre y vuelve a entrar.
server-token-unfit = Este mensaje no trae un token válido que sustituya al anterior.
server-table-unknown = No existe esa mesa, o ya se ha recogido. Revisa el enlace o el código.
server-table-broken = Esta mesa está rota y no puede seguir: lo que se guardó de ella no encaja. Las demás mesas están bien; abre una nueva.
server-game-unknown = No existe esa partida, o es demasiado antigua y ya se ha retirado.
server-not-found = Aquí no hay nada.
server-host-unknown = Esta dirección no es una de las de este servidor. Quien lo gestiona puede añadirla con --origin.
server-origin-unknown = Lo ha pedido otro sitio web. Solo puede hacerlo la página de Coyote.
server-hello-expected = El primer mensaje tiene que ser un hello.
server-hello-late = Nadie dijo hello a tiempo: conéctate de nuevo.
server-body-unfit = Esta petición no se puede leer: { $reason }
server-hand-unfit = Estas cartas no se pueden contar: { $reason }
server-too-fast = Demasiado de golpe: espera un momento.
server-too-many = No se admiten más de { $most } conexiones a la vez: cierra alguna.
server-too-many-tables = { $most } mesas abiertas bastan por ahora: acaba una partida, o deja una mesa un rato.
server-unavailable = El servidor no puede guardar nada ahora mismo. No se ha hecho nada; inténtalo de nuevo en un momento.
