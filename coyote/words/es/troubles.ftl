# Qué le pasa a una base de datos, y qué hacer. Los nombres son «trouble-» y el código fijo.
trouble-store-closed = La base de datos { $database } se está cerrando porque el servidor termina. Vuelve a arrancarlo.
trouble-database-unreachable = No se llega a la base de datos { $database }. Si es un archivo, ¿existe su carpeta y puedes abrirlo? Si es un servidor, ¿está en marcha y es correcta la dirección?
trouble-database-busy = La base de datos { $database } está ocupada por otro programa. Ciérralo, o inténtalo de nuevo en un momento.
trouble-disk-full = El disco de { $database } está lleno. Haz sitio y vuelve a arrancar: no se ha perdido nada.
trouble-commit-unknown = La conexión con { $database } se cortó en plena escritura. Vuelve a arrancar: lo confirmado está ahí.
trouble-disk-failed = El disco de { $database } ha fallado. Revísalo primero; después «{ $coyote } doctor» muestra qué mesas están bien.
trouble-database-replaced = El archivo { $database } se movió, se borró o se sustituyó con el servidor en marcha. Devuélvelo a su sitio, o restaura una copia con «{ $coyote } restore».
trouble-database-read-only = { $database } se puede leer pero no escribir. Da a este usuario permiso para escribir en el archivo y su carpeta, o elige otro lugar con --database.
trouble-database-refused = La base de datos { $database } nos rechaza. Comprueba el usuario, la contraseña, el nombre de la base y su esquema, y que el usuario pueda crear tablas.
trouble-database-in-use = Otro servidor de Coyote está usando { $database }. Ciérralo, o elige otro archivo con --database.
trouble-not-a-database = { $database } no es una base de datos. Elige otro archivo con --database; este no se ha tocado.
trouble-database-foreign = { $database } es de otro programa. Elige otro archivo con --database; este no se ha tocado.
trouble-database-damaged = El archivo { $database } está dañado. «{ $coyote } doctor» muestra qué mesas están bien; restaura tu última copia con «{ $coyote } restore».
trouble-database-not-empty = Ya hay algo en { $database }, y nunca se sobrescribe nada. Elige un archivo nuevo o una base de datos vacía.
trouble-log-broken = El registro de una mesa de { $database } ya no es el que se escribió. «{ $coyote } doctor» muestra qué mesas están bien.
trouble-database-newer = { $database } es de un Coyote más reciente. Actualiza este: pip install --upgrade coyote-game
trouble-sqlite-too-old = El SQLite de este Python es anterior a la 3.35. Usa un Python más reciente, o PostgreSQL con --database postgresql://…
