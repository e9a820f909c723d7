# 데이터베이스의 문제와 해결 방법. id 는 “trouble-”과 정해진 코드.
trouble-store-closed = 서버가 끝나는 중이라 데이터베이스 { $database } 파일을 닫고 있어요. 다시 켜 주세요.
trouble-database-unreachable = 데이터베이스에 연결할 수 없어요: { $database }. 파일이라면 폴더가 있고 열 권한이 있나요? 서버라면 켜져 있고 주소가 맞나요?
trouble-database-busy = 다른 프로그램이 데이터베이스를 쓰고 있어요: { $database }. 그 프로그램을 끝내거나 잠시 뒤에 다시 해 보세요.
trouble-disk-full = 디스크가 가득 찼어요: { $database }. 자리를 비우고 다시 켜 주세요. 잃어버린 것은 없어요.
trouble-commit-unknown = 쓰는 도중에 연결이 끊겼어요: { $database }. 다시 켜 주세요. 확인된 것은 남아 있어요.
trouble-disk-failed = 디스크가 고장 났어요: { $database }. 먼저 디스크를 살펴보고, “{ $coyote } doctor”로 멀쩡한 테이블을 확인해 보세요.
trouble-database-replaced = 서버가 켜져 있는 동안 파일이 옮겨지거나 지워지거나 바뀌었어요: { $database }. 제자리에 돌려놓거나 “{ $coyote } restore”로 백업을 되돌려 주세요.
trouble-database-read-only = 읽을 수는 있지만 쓸 수 없어요: { $database }. 이 사용자에게 파일과 폴더의 쓰기 권한을 주거나 --database로 다른 곳을 골라 주세요.
trouble-database-refused = 데이터베이스가 거절했어요: { $database }. 사용자, 비밀번호, 데이터베이스 이름과 스키마, 그리고 표를 만들 권한을 확인해 보세요.
trouble-database-in-use = 다른 코요테 서버가 쓰고 있어요: { $database }. 그 서버를 끝내거나 --database로 다른 파일을 골라 주세요.
trouble-not-a-database = 데이터베이스가 아니에요: { $database }. --database로 다른 파일을 골라 주세요. 이 파일은 건드리지 않았어요.
trouble-database-foreign = 다른 프로그램의 것이에요: { $database }. --database로 다른 파일을 골라 주세요. 이 파일은 건드리지 않았어요.
trouble-database-damaged = 파일이 망가졌어요: { $database }. “{ $coyote } doctor”로 멀쩡한 테이블을 확인하고 “{ $coyote } restore”로 마지막 백업을 되돌려 주세요.
trouble-database-not-empty = 이미 무언가 들어 있어요: { $database }. 덮어쓰는 일은 없으니 새 파일이나 빈 데이터베이스를 골라 주세요.
trouble-log-broken = 어느 테이블의 로그가 쓴 것과 달라요: { $database }. “{ $coyote } doctor”로 멀쩡한 테이블을 확인해 보세요.
trouble-database-newer = 더 새로운 코요테가 쓴 것이에요: { $database }. 이쪽을 새로 고쳐 주세요: pip install --upgrade coyote-game
trouble-sqlite-too-old = 이 Python의 SQLite는 3.35보다 오래됐어요. 더 새로운 Python이나 --database postgresql://… 로 PostgreSQL을 써 주세요.
