# 서버가 받아들이지 않는 까닭. id 는 “server-”와 정해진 코드.
server-token-unknown = 당신을 알아볼 수 없어요. 이름을 고르고 다시 들어와 주세요.
server-token-unfit = 예전 토큰을 대신할 올바른 토큰이 없어요.
server-table-unknown = 그런 테이블이 없거나 이미 치웠어요. 링크나 코드를 확인해 보세요.
server-table-broken = 이 테이블은 망가져서 이어 갈 수 없어요. 남은 기록이 서로 맞지 않아요. 다른 테이블은 괜찮으니 새 테이블을 열어 주세요.
server-game-unknown = 그런 게임이 없거나 너무 오래되어 치웠어요.
server-not-found = 여기에는 아무것도 없어요.
server-host-unknown = 이 주소는 이 서버의 것이 아니에요. 서버를 운영하는 사람이 --origin 옵션으로 추가할 수 있어요.
server-origin-unknown = 다른 사이트가 요청했어요. 코요테 페이지만 할 수 있어요.
server-hello-expected = 첫 메시지는 hello 여야 해요.
server-hello-late = 제때 hello 가 오지 않았어요. 다시 연결해 주세요.
server-body-unfit = 이 요청은 읽을 수 없어요: { $reason }
server-hand-unfit = 이 카드는 셀 수 없어요: { $reason }
server-too-fast = 한꺼번에 너무 많아요. 잠시 기다려 주세요.
server-too-many = 연결은 한 번에 { $most }개까지예요. 몇 개를 닫아 주세요.
server-too-many-tables = 지금은 열린 테이블 { $most }개면 충분해요. 하나를 끝까지 하거나 잠시 떠나 주세요.
server-unavailable = 지금은 서버가 저장할 수 없어요. 바뀐 것은 없으니 잠시 뒤에 다시 해 보세요.
