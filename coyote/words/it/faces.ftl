# Telecamere e microfoni: facce con una carta sulla fronte.

# I pulsanti, e cosa si dice prima del primo uso
faces-title = Telecamera e microfono
faces-camera = Telecamera
faces-microphone = Microfono
faces-about = Immagini e voce vanno dritte agli altri che qui hanno qualcosa di acceso, quindi i loro computer vedono l’indirizzo del tuo; non si registra nulla.
faces-relay = Nascondi il mio indirizzo: collega solo attraverso il ripetitore di questo server
faces-watch = Guardali e ascoltali
faces-watch-about = Immagini e voce arrivano dritte da chi gioca, quindi i loro computer vedono l’indirizzo del tuo; non si registra nulla. Loro non ti vedono e non ti sentono.
faces-go = Accendi

# Chi si vede e si sente
faces-seen = Ora vedi { $name }.
faces-unseen = Non vedi più { $name }.
faces-heard = Ora senti { $name }.
faces-unheard = Non senti più { $name }.

# Problemi, e che cosa fare
faces-denied = Il tuo browser non dà a questa pagina la telecamera o il microfono. Consentilo nelle impostazioni del browser per questa pagina, poi riprova.
faces-no-camera = Nessuna telecamera trovata. Collegane una e riprova.
faces-no-microphone = Nessun microfono trovato. Collegane uno e riprova.
faces-in-use = Un altro programma sta usando la telecamera o il microfono. Chiudilo lì e riprova.
faces-gone = La telecamera o il microfono non c’è più: è stato scollegato, o l’ha preso un altro programma.
faces-plain = I browser concedono telecamere e microfoni solo alle pagine che arrivano via HTTPS. Può provvedere chi gestisce questo server.
faces-unable = Questo browser non può trasmettere immagini e voce. Provane un altro; la partita continua con gli animali.
faces-unreached = Ancora nessun collegamento con { $name }. La partita continua, e noi riproviamo.
faces-no-relay = Questo server non ha un ripetitore, perciò senza il tuo indirizzo nessuno può raggiungerti. Spegni, e riaccendi senza nasconderlo.
