# Why the server does not let something in. The ids are "server-" and the stable code.
server-token-unknown = Nous ne te connaissons plus : choisis un nom et reviens.
server-token-unfit = Ce message n’apporte pas de jeton valable pour remplacer l’ancien.
server-table-unknown = Cette table n’existe pas, ou elle a été rangée. Vérifie le lien ou le code.
server-table-broken = Cette table est cassée et ne peut pas continuer : ce qui en a été gardé ne concorde plus. Les autres tables vont bien ; ouvres-en une nouvelle.
server-game-unknown = Cette partie n’existe pas, ou elle est trop ancienne et a été rangée.
server-not-found = Il n’y a rien ici.
server-host-unknown = Cette adresse n’est pas une de celles de ce serveur. La personne qui le gère peut l’ajouter avec --origin.
server-origin-unknown = Un autre site l’a demandé. Seule la page de Coyote en a le droit.
server-hello-expected = Le premier message doit être un hello.
server-hello-late = Personne n’a dit hello à temps : reconnecte-toi.
server-body-unfit = Cette demande est illisible : { $reason }
server-hand-unfit = Ces cartes ne peuvent pas être comptées : { $reason }
server-too-fast = Doucement, c’est trop à la fois : attends un instant.
server-too-many = Pas plus de { $most } connexions à la fois : fermes-en quelques-unes.
server-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a été fait ; réessaie dans un instant.
server-too-many-tables = { $most } tables ouvertes suffisent pour l’instant : termine une partie, ou quitte une table un moment.
