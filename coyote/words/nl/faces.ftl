# Camera’s en microfoons: gezichten met een kaart op het voorhoofd.

# De knoppen, en wat er vóór het eerste gebruik gezegd wordt
faces-title = Camera en microfoon
faces-camera = Camera
faces-microphone = Microfoon
faces-about = Beeld en geluid gaan rechtstreeks naar de anderen hier die iets aan hebben staan, dus hun computers zien het adres van de jouwe; er wordt niets opgenomen.
faces-relay = Mijn adres verbergen: alleen via het relais van deze server verbinden
faces-watch = Zien en horen
faces-watch-about = Beeld en geluid komen rechtstreeks van de mensen die spelen, dus hun computers zien het adres van de jouwe; er wordt niets opgenomen. Zij zien en horen jou niet.
faces-go = Aanzetten

# Wie te zien en te horen is
faces-seen = Je ziet { $name } nu.
faces-unseen = Je ziet { $name } niet meer.
faces-heard = Je hoort { $name } nu.
faces-unheard = Je hoort { $name } niet meer.

# Problemen, en wat je eraan doet
faces-denied = Je browser geeft deze pagina geen toegang tot de camera of de microfoon. Sta het toe in de instellingen van je browser voor deze pagina en probeer het opnieuw.
faces-no-camera = Geen camera gevonden. Sluit er een aan en probeer het opnieuw.
faces-no-microphone = Geen microfoon gevonden. Sluit er een aan en probeer het opnieuw.
faces-in-use = Een ander programma gebruikt de camera of microfoon. Sluit dat programma en probeer het opnieuw.
faces-gone = De camera of microfoon is weg: losgekoppeld, of een ander programma heeft hem.
faces-plain = Browsers geven camera’s en microfoons alleen aan pagina’s die via HTTPS komen. Wie deze server draait, kan dat regelen.
faces-unable = Deze browser kan geen beeld en geluid versturen. Probeer een andere; het potje gaat verder met dieren.
faces-unreached = Nog geen verbinding met { $name }. Het potje gaat verder, en we blijven het proberen.
faces-no-relay = Deze server heeft geen relais, dus zonder je adres kan niemand je bereiken. Zet alles uit en weer aan, zonder je adres te verbergen.
