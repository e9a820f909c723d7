# Càmeres i micròfons: cares amb una carta al front.

# Els botons, i què es diu abans del primer ús
faces-title = Càmera i micròfon
faces-camera = Càmera
faces-microphone = Micròfon
faces-about = La imatge i el so van directes als altres que aquí tenen alguna cosa encesa; per tant, els seus ordinadors veuen l’adreça del teu. No es grava res.
faces-relay = Amaga la meva adreça: connecta només pel repetidor d’aquest servidor
faces-watch = Veure’ls i sentir-los
faces-watch-about = La imatge i el so arriben directament dels qui juguen; per tant, els seus ordinadors veuen l’adreça del teu. No es grava res. A tu no et veuen ni et senten.
faces-go = Encén

# A qui es veu i se sent
faces-seen = Ara veus { $name }.
faces-unseen = Ja no veus { $name }.
faces-heard = Ara sents { $name }.
faces-unheard = Ja no sents { $name }.

# Problemes, i què fer-hi
faces-denied = El teu navegador no deixa que aquesta pàgina faci servir la càmera o el micròfon. Permet-ho a la seva configuració per a aquesta pàgina i torna-ho a provar.
faces-no-camera = No s’ha trobat cap càmera. Connecta’n una i torna-ho a provar.
faces-no-microphone = No s’ha trobat cap micròfon. Connecta’n un i torna-ho a provar.
faces-in-use = Un altre programa fa servir la càmera o el micròfon. Tanca’l allà i torna-ho a provar.
faces-gone = La càmera o el micròfon ja no hi és: s’ha desconnectat, o l’ha agafat un altre programa.
faces-plain = Els navegadors només permeten càmeres i micròfons a les pàgines que arriben per HTTPS. Qui porta aquest servidor ho pot configurar.
faces-unable = Aquest navegador no pot enviar imatge ni so. Prova’n un altre; la partida continua amb animals.
faces-unreached = Encara no hi ha connexió amb { $name }. La partida no s’atura, i continuem provant-ho.
faces-no-relay = Aquest servidor no té repetidor, i sense la teva adreça ningú no et pot trobar. Apaga-ho i torna-ho a encendre sense amagar-la.
