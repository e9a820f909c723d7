# Waarom de server iets niet toelaat. De id’s zijn ‘server-’ en de vaste code.
server-token-unknown = We kennen je niet meer: kies een naam en kom opnieuw binnen.
server-token-unfit = Dit bericht brengt geen geldig token mee dat het oude vervangt.
server-table-unknown = Die tafel is er niet, of is al opgeruimd. Controleer de link of de code.
server-table-broken = Deze tafel is stuk en kan niet verder: wat ervan bewaard is, klopt niet. Met andere tafels is niets mis; open een nieuwe.
server-game-unknown = Dat potje is er niet, of het is te oud en al opgeruimd.
server-not-found = Hier is niets.
server-host-unknown = Dit adres hoort niet bij deze server. Wie hem beheert, kan het toevoegen met --origin.
server-origin-unknown = Een andere website vroeg hierom. Alleen de pagina van Coyote mag dat.
server-hello-expected = Het eerste bericht moet een hello zijn.
server-hello-late = Er kwam niet op tijd een hello: maak opnieuw verbinding.
server-body-unfit = Dit verzoek is niet te lezen: { $reason }
server-hand-unfit = Deze kaarten zijn niet te tellen: { $reason }
server-too-fast = Dat was te veel tegelijk: wacht even.
server-too-many = Er zijn hoogstens { $most } verbindingen tegelijk toegestaan: sluit er een paar.
server-too-many-tables = { $most } open tafels zijn voorlopig genoeg: speel er een uit, of laat er een een tijdje met rust.
server-unavailable = De server kan nu niets bewaren. Er is niets gebeurd; probeer het zo nog eens.
