# Why the server does not let something in. The ids are "server-" and the stable code.
server-token-unknown = Ja no et coneixem: tria un nom i torna a entrar.
server-token-unfit = Aquest missatge no porta cap token vàlid que substitueixi l’anterior.
server-table-unknown = Aquesta taula no existeix, o ja s’ha retirat. Revisa l’enllaç o el codi.
server-table-broken = Aquesta taula està trencada i no pot continuar: el que se’n va desar no quadra. Les altres taules estan bé; obre’n una de nova.
server-game-unknown = Aquesta partida no existeix, o és massa antiga i ja s’ha retirat.
server-not-found = Aquí no hi ha res.
server-host-unknown = Aquesta adreça no és d’aquest servidor. Qui el gestiona la hi pot afegir amb --origin.
server-origin-unknown = Ho ha demanat un altre lloc web. Només ho pot fer la pàgina de Coyote.
server-hello-expected = El primer missatge ha de ser un hello.
server-hello-late = Ningú no ha dit hello a temps: connecta’t de nou.
server-body-unfit = Aquesta petició no es pot llegir: { $reason }
server-hand-unfit = Aquestes cartes no es poden comptar: { $reason }
server-too-fast = Massa de cop: espera un moment.
server-too-many = No s’admeten més de { $most } connexions alhora: tanca’n alguna.
server-too-many-tables = { $most } taules obertes són prou, de moment: acaba una partida, o deixa una taula una estona.
server-unavailable = El servidor ara no pot desar res. No s’ha fet res; torna-ho a provar d’aquí a un moment.
