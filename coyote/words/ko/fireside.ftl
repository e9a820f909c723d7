# 모닥불 둘레: 둥근 자리, 손, 동전과 가면, 봇끼리의 마지막.
ring-clockwise = 차례는 시계 방향으로 돌아요.
ring-other-way = 차례는 반시계 방향으로 돌아요.

card-ask = { $name } 님의 카드 설명
card-ask-middle = 가운데 카드 설명
card-about-positive = { $card }: 합계에 { $card }만큼 더해요.
card-about-negative = −{ $card }: 합계에서 { $card }만큼 빼요.
card-about-zero = 0: 합계가 그대로예요.
card-about-special = { $card } { $about }
card-about-own = 내 카드: 나만 빼고 모두에게 보여요.
card-about-hidden = 여기서는 보이지 않는 카드예요.
card-first = 처음 보는 카드예요. { $about }
seat-piece = { $piece }: 아직 쓰지 않았어요.
seat-piece-spent = { $piece }: 이번 라운드에 썼어요.

play-prepare = 숫자 미리 정하기
play-prepare-late = 다른 사람들이 그 숫자를 넘었어요.
play-guess-sure-title = 정말 그렇게 할까요?
play-guess-sure = 내 카드는 “{ $card }”라고 말해요. 틀리면 코요테를 1마리 데려가요. 되돌릴 수 없어요.
play-guess-go = 네: { $card }
play-guess-back = 다른 카드
play-power-sure-title = 지금 쓸까요?
play-power-sure = 되돌릴 수 없어요.
play-power-go = 네: { $power }
play-powers-wait = 내 차례에 쓸 수 있어요.
play-piece-ready = 아직 쓸 수 있어요
play-piece-spent = 이번 라운드에는 이미 썼어요
deck-specials = 특수 카드가 하는 일
rules-here = 이 테이블의 규칙
rules-here-read = 여기서 규칙 읽기
leave-sure = 이 게임을 떠날까요? 봇이 대신 이어 가고, 같은 링크로 돌아올 수 있어요.
leave-sure-out = 이 테이블을 떠날까요? 이미 탈락해서 아무도 기다리지 않아요. 같은 링크로 돌아올 수 있어요.
leave-go = 네, 떠날게요
leave-stay = 남을게요
out-to-the-end = 끝까지
out-to-the-end-about = 이제 봇만 남았어요. 금방 끝나요.
out-new-game = 새 게임
out-new-game-sure = 같은 규칙의 새 테이블로 갈까요? 여기서는 다른 사람들이 계속해요.

settings-theme-system = 시스템 설정대로
setting-box = 어떤 상자를 가지고 있나요?
setting-box-none = 없나요? 맨 위를 고르세요. 처음 하기에 가장 쉬워요.
setting-clock-sum = 한 차례는 { $turn }초예요. 더 걸리면 여유 시간(게임 전체 { $bank }초)에서 줄어요.
setting-turn-each = 차례마다 { $seconds }초
headband-how = 이렇게 해요
headband-how-wear = 모두 휴대폰을 이마에 대요. 카드는 다른 사람에게만 보여요.
headband-how-say = 숫자는 차례대로 소리 내어 불러요.
headband-how-type = 가장 먼저 휴대폰을 내린 사람이나 테이블 위 화면에서 숫자를 입력해요. 한 명이면 충분해요.
headband-dead = { $name } 님의 휴대폰 연결이 끊겨서 그 카드는 아무도 볼 수 없어요. 라운드는 계속돼요. 숫자를 소리 내어 부르고 대신 입력해 주세요. 카드는 그대로 세어요.

table-not-only-bots = 아직 사람이 게임에 남아 있어요. 서두를 수 있는 건 봇뿐이에요.
