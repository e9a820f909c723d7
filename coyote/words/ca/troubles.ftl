# Què li passa a una base de dades, i què cal fer. Els noms són «trouble-» i el codi fix.
trouble-store-closed = La base de dades { $database } s’està tancant perquè el servidor s’atura. Torna’l a engegar.
trouble-database-unreachable = No es pot accedir a la base de dades { $database }. Si és un fitxer, existeix la carpeta i el pots obrir? Si és un servidor, està en marxa i l’adreça és correcta?
trouble-database-busy = La base de dades { $database } està ocupada per un altre programa. Tanca’l, o torna-ho a provar d’aquí a un moment.
trouble-disk-full = El disc de { $database } és ple. Fes lloc i torna a engegar: no s’ha perdut res.
trouble-commit-unknown = La connexió amb { $database } s’ha tallat enmig d’una escriptura. Torna a engegar: el que estava confirmat hi és.
trouble-disk-failed = El disc de { $database } ha fallat. Revisa’l primer; després «{ $coyote } doctor» mostra quines taules estan bé.
trouble-database-replaced = El fitxer { $database } s’ha mogut, esborrat o substituït amb el servidor en marxa. Torna’l al seu lloc, o restaura una còpia amb «{ $coyote } restore».
trouble-database-read-only = { $database } es pot llegir però no escriure. Dona a aquest usuari permís per escriure al fitxer i a la carpeta, o tria un altre lloc amb --database.
trouble-database-refused = La base de dades { $database } ens rebutja. Comprova l’usuari, la contrasenya, el nom de la base i l’esquema, i que l’usuari pugui crear taules.
trouble-database-in-use = Un altre servidor de Coyote fa servir { $database }. Tanca’l, o tria un altre fitxer amb --database.
trouble-not-a-database = { $database } no és una base de dades. Tria un altre fitxer amb --database; aquest no s’ha tocat.
trouble-database-foreign = { $database } és d’un altre programa. Tria un altre fitxer amb --database; aquest no s’ha tocat.
trouble-database-damaged = El fitxer { $database } està malmès. «{ $coyote } doctor» mostra quines taules estan bé; restaura l’última còpia amb «{ $coyote } restore».
trouble-database-not-empty = A { $database } ja hi ha alguna cosa, i mai no se sobreescriu res. Tria un fitxer nou o una base de dades buida.
trouble-log-broken = El registre d’una taula de { $database } ja no és el que es va escriure. «{ $coyote } doctor» mostra quines taules estan bé.
trouble-database-newer = { $database } és d’un Coyote més nou. Actualitza aquest: pip install --upgrade coyote-game
trouble-sqlite-too-old = L’SQLite d’aquest Python és anterior a la 3.35. Fes servir un Python més nou, o PostgreSQL amb --database postgresql://…
