# 화면마다 나오는 말.
#
# 한 가지에 한 낱말. 다른 말은 tests/every/forbidden_words.py 가 막는다. 해요체, 플레이어에게는 “님”을 붙인다. 읽는 사람은 “나, 내”, 아니면 아예 쓰지 않는다.
#   카드, 깃털 · 숫자 · 부르다 · 올리다 · “코요테!”를 외치다 · 맞다(hold) · 합계 · 세다
#   코요테(1마리, 데려가다) · 탈락 · 무리를 이끌다 · 라운드 · 게임 · 차례 · 자리 · 테이블 · 방장(host) · 봇
#   더미, 버린 카드 · 덱 · 동전(추가, 방향 전환, 건너뛰기, 교환, 추리) · 특수 카드(덱 안) · 가면(specials 와 token), 나뭇가지(twig)
#   가운데 카드 · 엎어 놓다(face down) · 뒤집다(turn over) · 눈(eyes) · 울부짖다(howl) · 구경 · 업적(feats) · 이마(headband) · 시드 · 증명(fairness record) · 기록(record) · 로그 · 상자
#   값 뒤에는 받침에 따라 달라지는 조사를 쓰지 않는다. 확률은 “맞을 확률 62%”. 따옴표는 “…”.

# 모든 화면
app-skip = 본문으로
app-name = 코요테
app-about = 모닥불 옆의 허풍 게임. 내 카드는 나만 빼고 모두에게 보여요.
app-not-loaded = 이 부분을 불러오지 못했어요. 네트워크를 확인하고 다시 해 보세요.
app-log = 일어난 일
list-more = { $list }, { $item }
list-last = { $list }, { $item }
settings = 설정
settings-mute = 소리 끄기
settings-language = 언어
settings-theme = 색
settings-theme-night = 밤
settings-theme-dusk = 해 질 녘(밝게)
settings-theme-contrast = 고대비
settings-still = 움직임 끄기
settings-forget = 내 정보 지우기…
forget-title = 내 정보를 지울까요?
forget-about = 별명과 열쇠를 지우고 모든 테이블을 떠나요. 게임 중이면 봇이 이어서 해요. 되돌릴 수 없어요. 끝난 게임에는 그때 쓴 별명이 남아요.
forget-go = 네, 잊어 주세요
forget-done = 됐어요. 이제 누구인지 몰라요.
go-home = 처음으로
lost-title = 모래뿐이에요
lost-text = 여기에는 페이지가 없어요.
try-again = 다시 해 보기
close = 닫기
cancel = 취소
leave = 테이블 떠나기
your-name = 이름
nicknames = 퓨마 도마뱀 아르마딜로 두꺼비 박쥐 산양 까마귀 귀뚜라미 오소리 전갈 송골매 로드러너
seconds = { $seconds }초

# 홈
home-title = 내 카드, 나만 빼고 모두에게 보여요.
home-about = 모든 카드의 합계가 될 만한 숫자를 조금씩 더 크게 부르세요. 너무 나간 사람에게는 “코요테!”
home-play = 바로 시작하기
home-play-busy = 불을 피우는 중…
home-play-about = 나와 봇 셋, 가입 없이 바로.
home-ways = 다른 방법으로 하기
home-new = 새 테이블
home-new-about = 친구에게 링크를 보내서
home-join = 코드로 들어가기
home-join-about = 누가 코드를 불러 줬다면
home-public = 공개 테이블
home-public-about = 모르는 사람과 함께
home-learn = 배우기
home-learn-about = 놀면서 2분
home-count = 세기
home-count-about = 진짜 게임 상자가 있나요? 카드를 눌러 보세요
home-replay = 다시 보기
home-replay-about = 끝난 게임을 누구의 눈으로든
home-credit = 코요테는 스파르타코 알베르타렐리의 게임이에요. 이 페이지는 작가나 어떤 출판사와도 관계가 없으며, 글과 그림은 직접 만든 거예요.

# 판
edition-oliphante_2010 = 깃털, 2010년
edition-oliphante_2010-about = 깃털 30장. 첫 숫자는 무엇이든, 마이너스도 돼요.
edition-devir_2021 = 깃털, 2021년
edition-devir_2021-about = 같은 게임을 깃털 30장이나 49장으로, 12명까지.
edition-kidult_2003 = 카드, 2003년
edition-kidult_2003-about = 카드 36장, 0과 일식 포함. 진 사람이 다음 라운드를 시작해요.
edition-japan_2015 = 카드, 2015년(일본판)
edition-japan_2015-about = 2003년과 같은 카드 36장, 10명까지. 메아리(×2)는 마이너스까지 합계를 통째로 두 배로 만들어요. 원하면 가면도 써요.
edition-powwow_2006 = 깃털, 2006년
edition-powwow_2006-about = 깃털 36장, 3~8명. 마이너스 숫자도 부를 수 있고, 모두 나뭇가지를 하나씩 들고 숫자를 피할 수 있어요.

# 새 테이블
new-title = 새 테이블
new-go = 불 피우기
setting-edition = 어떤 판으로 할까요?
setting-seats = 자리
setting-seats-about = 몇 명이 앉을 수 있는지
setting-out-at = 탈락까지의 코요테 수
setting-heads = 어디에 있나요?
setting-heads-screens = 각자 자기 화면 앞에
setting-heads-screens-about = 내 화면에 다른 사람들의 카드가 보여요. 멀리 있는 친구나 봇과 놀 때 좋아요.
setting-heads-phones = 한자리에서 휴대폰을 이마에
setting-heads-phones-about = 휴대폰을 이마에 대면 다른 사람들이 내 카드를 봐요. 숫자는 소리 내어 불러요.
setting-coins = 동전
setting-specials = 가면
setting-turn = 차례 시간
setting-turn-none = 시간제한 없음
setting-turn-about = 시간이 다 되면 봇이 대신 해요
setting-bank = 여유 시간
setting-bank-about = 게임 내내 쓸 수 있는 각자의 추가 시간
setting-programs = 밖에서 오는 봇
setting-programs-about = 누군가 직접 만든 프로그램도 앉을 수 있어요. 봇이라는 표시가 붙어요.
setting-public = 공개 테이블
setting-public-about = 누구나 찾아서 앉을 수 있어요.
setting-public-clock = 모르는 사람끼리 끝없이 기다릴 수는 없어요. 공개 테이블에는 시간제한이 있어요.
setting-public-not-phones = 휴대폰을 이마에 댈 때는 안 돼요. 찾아온 사람이 마음대로 입력할 수 있거든요.
setting-deck = 덱: { $cards }장
setting-house-rules = 하우스 룰
value-on = 예
value-off = 아니요
value-acts = 효과 있음
value-nothing = 효과 없음
value-discards = 버린 카드로 다시 만든다
value-discard = 버린다
value-pile = 더미로 되돌린다
value-shown = 어떻게든 나왔을 때
value-counted = 세었거나 교환했을 때만
value-highest = 가장 큰 빨간 카드
value-any = 가장 큰 숫자 카드
value-one = 하나에만
value-all = 모두에
value-next = 다음 사람
value-previous = 앞사람
value-raise = 더 올린다
value-ends = 라운드가 끝난다
value-declarer = 부른 사람이 된다
value-passer = 넘기기만 한다
value-turn = 한 차례
value-round = 한 라운드
value-greens = 초록 카드를
value-total = 합계를 통째로
value-game = 한 게임에 한 번

# 들어가기
join-title = 테이블에 들어가기
join-code = 테이블 코드
join-hint = sira-goga 같은 두 낱말. 링크도 돼요.
join-go = 가기
public-title = 공개 테이블
public-none = 지금은 공개 테이블이 없어요. 하나 만들면 다른 사람들이 찾아올 거예요.
public-seats = { $seats }자리 중 { $taken }자리
public-open = 기다리는 중
public-playing = 게임 중
public-over = 게임 사이
dead-link-title = 불이 꺼졌어요
dead-link-text = 여기에는 이제 테이블이 없거나 링크가 잘렸어요. 다시 보내 달라고 하거나 직접 테이블을 만들어 보세요.
gone-title = 연결되지 않아요
trouble-unreachable = 서버에 연결할 수 없어요. 네트워크를 확인해 보세요. 곧 돌아올 수도 있어요.
trouble-not-understood = 서버가 이 페이지를 알아듣지 못했어요. 새로 고쳐 주세요.
trouble-unknown = 잘 안됐어요({ $code }). 다시 해 보세요.

# 연결
connection-connecting = 연결하는 중…
connection-lost = 연결이 끊겼어요.
connection-lost-about = 다시 연결하고 있어요.

# 게임 전
lobby-title = 모닥불에 둘러앉아
lobby-seats = { $seats }자리 중 { $taken }자리가 찼어요
lobby-you = 나
lobby-host = 방장
lobby-program = 밖에서 온 봇
lobby-free = 빈자리
lobby-bot = 어떤 봇
lobby-add-bot = 봇 추가
lobby-remove-bot = 빼기
lobby-remove = 내보내기
lobby-pass-host = 방장 넘기기
lobby-lock = 테이블 잠그기
lobby-unlock = 테이블 열기
lobby-locked = 잠김: 더는 들어올 수 없어요
lobby-unlocked = 링크나 코드가 있으면 들어올 수 있어요
lobby-faces-open = 구경하는 사람도 무언가를 켠 사람을 보고 들을 수 있어요
lobby-faces-closed = 구경하는 사람에게는 아무도 보이지도 들리지도 않아요
lobby-open-faces = 보고 듣게 하기
lobby-close-faces = 그만하기
knock = 숫자 입력 허락받기
knock-about = 부른 숫자는 테이블에 앉은 사람과 방장이 들여보낸 화면만 입력할 수 있어요.
knock-waits = 이 화면을 { $name } 님으로 들여보낼지 방장에게 묻고 있어요.
let-in = { $name } 님 들여보내기
turn-away = { $name } 님 돌려보내기
let-in-about = { $name } 님이 문을 두드려요. 부른 숫자를 입력하고 싶대요.
lobby-setting = 게임 설정
lobby-change = 바꾸기
lobby-change-go = 적용하기
lobby-start = 시작
lobby-wait = 모두 모이면 { $name } 님이 시작해요.
sit-down = 앉기
sit-back = 내 자리로
watch-full = 자리가 다 찼어요. 구경할 수 있어요.
watch-playing = 게임 중이에요. 구경하고 있어요.
watch-stop = 구경 그만두기
share-title = 친구 부르기
share-code = 코드
share-copy = 링크 복사
share-copied = 복사했어요
share-send = 보내기
share-qr = QR 코드
share-qr-label = 이 테이블 링크의 QR 코드

# 게임
play-title = 코요테, { $round }라운드
play-hand = 내 선택
play-round = { $round }라운드
play-said = 이번 라운드에 부른 숫자
said-entered = 입력: { $name } 님
play-no-number = 아직 숫자 없음
play-stands = { $name } 님이 부른 숫자: { $number }.
play-doubled = 지금 “코요테!”면 진 사람이 2마리
play-dealing = 카드를 섞는 중…
play-your-turn = 내 차례예요.
play-your-turn-short = 내 차례
play-waits = { $name } 님이 생각 중…
stand-in = { $name } 님 대신 봇이 하기
stand-in-about = { $name } 님이 1분 동안 가만히 있어요. 돌아올 때까지 봇이 대신 할 수 있어요.
stand-in-together = 여기 있는 모두가 동의해야 해요.
stand-in-wished = 다른 사람들의 동의를 기다려요.
asleep-you = 오래 가만히 있어서 봇이 대신 하고 있어요.
asleep-back = 돌아왔어요
play-you-are-out = 탈락했어요. 누가 무리를 이끄는지 지켜보세요.
play-number = 내 숫자
play-less = 하나 작게
play-sign = 플러스·마이너스 바꾸기
play-say = { $number } 부르기
play-coyote = 코요테!
play-number-unreadable = 정수를 써 주세요.
play-number-unless = { $number } 말고 다른 숫자를 불러 주세요.
play-number-low = { $least } 이상을 불러 주세요.
coach = 확률 코치
coach-off = 끄기
coach-after = 라운드마다
coach-live = 게임 중에도
coach-about = 라운드가 끝나면 모두의 숫자와 “코요테!”가 어땠는지 알려 줘요. 봇하고만 놀 때는 게임 중에도요.
coach-round = { $round }라운드의 확률은?
coach-number = { $number }: 맞을 확률 { $chance }.
coach-call = “코요테!”가 맞을 확률 { $chance }.
play-coins = 동전
piece-token = 가면
piece-mask = 가면
piece-twig = 나뭇가지
play-with = + { $special } { $target }
play-without = 쓰지 않기
play-guess-title = 내 이마의 카드는?
play-aim-title = { $special }: 누구에게?
play-coins-left = 동전 { $number }개
play-deck = 덱 · { $pile }장 남음
play-table = 테이블
play-out-at = 코요테 { $number }마리면 탈락
play-time = { $seconds }초 남음
play-bank = + 여유 시간 { $seconds }초
deck-title = 덱
deck-about = 아직 엎어져 있는 카드는 { $pile }장. 줄이 그어진 종류는 모두 버려졌어요.
deck-gone = { $number }장 버림
leave-game = 게임 떠나기
leave-game-about = 봇이 대신 이어서 해요. 같은 링크로 자리에 돌아올 수 있어요.
seat-out = 탈락.
seat-hidden = 여기서는 보이지 않는 카드예요.
seat-own-hidden = 내 카드는 보이지 않아요.
seat-wears = 이마에 { $card }.
seat-also = 그리고 { $card }.
seat-replaced = 세지 않는 카드: { $card }.
seat-coyotes = 코요테: { $most }마리 중 { $number }마리.
seat-turn = 차례예요.
seat-camera = 카메라 켜짐.
seat-microphone = 마이크 켜짐.
seat-muted = 마이크 꺼짐.
seat-speaking = 말하는 중.
seat-away = 자리 비움
seat-left = 떠남, 봇이 대신
seat-asleep = 자는 중, 봇이 대신
coin-extra = 추가
coin-extra-about = 카드를 한 장 더 앞에 펼쳐 놓고 함께 세어요. 그다음 숫자를 불러요.
coin-reverse = 방향 전환
coin-reverse-about = 라운드가 끝날 때까지 도는 방향이 바뀌어요. 그다음 숫자를 불러요.
coin-skip = 건너뛰기
coin-skip-about = 아무 말 없이 차례를 넘겨요.
coin-exchange = 교환
coin-exchange-about = 보지 않고 새 카드로 바꿔요. 예전 카드는 세지 않지만, 그것이 밤이면 그래도 다시 섞어요. 그다음 숫자를 불러요.
coin-guess = 추리
coin-guess-about = 내 카드를 맞혀 보세요. 맞히면 그 카드는 펼쳐 놓고 함께 세며, 이번 라운드를 안전하게 쉬거나, 남아서 숫자를 불러요. 틀리면 코요테를 1마리 데려가고, 라운드는 세지 않고 끝나며, 다음 라운드는 내가 시작해요.
special-agree = 동의
special-agree-about = 지금 숫자를 그대로 내 숫자로 해요. 바로 다음 사람은 이어서 동의할 수 없지만, 나중 차례에는 돼요.
special-double = 두 배
special-double-about = 숫자와 함께: 다음 사람이 “코요테!”를 외치면 진 사람이 2마리를 데려가요.
special-reverse = 방향 전환
special-reverse-about = 숫자와 함께: 라운드가 끝날 때까지 도는 방향이 바뀌어요.
special-more = 한 장 더
special-more-about = 숫자와 함께: 다른 누군가의 이마에 카드를 한 장 더. 두 장 다 세어요. 테이블 전체에서 라운드마다 한 번뿐이에요.
special-again = 바꾸기
special-again-about = 숫자를 부른 사람은 다른 숫자로 바꿔야 해요. 커도 작아도 되지만 같으면 안 되고, 그 앞의 숫자보다는 커야 해요. 첫 숫자였다면 가장 작은 숫자까지 내려갈 수 있어요. 그다음 다시 내 차례예요.
special-next = 지목
special-next-about = 숫자와 함께: 다음에 누가 할지 골라요. 거기서부터 차례가 이어져요.
special-dodge = 피하기
special-dodge-about = 숫자 대신: 도는 방향이 바뀌고, 숫자를 부른 사람의 반대쪽 옆 사람이 대답해야 해요. 둘만 남으면 쓸 수 없어요.
reactions = 소리 내기
reaction-howl = 아우우
reaction-yip = 깽깽
reaction-growl = 으르렁
reaction-laugh = 웃기
reaction-gulp = 꿀꺽
reaction-stare = 빤히
reaction-paw = 앞발
reaction-sleep = 하품

# 휴대폰을 이마에
headband-turn = { $name } 님, 소리 내어 숫자를 불러 주세요.
headband-wear = 이마에 대기
headband-wear-about = 3초 뒤에 모두가 내 카드를 봐요. 두 번 두드리면 “코요테!”
headband-lift = 이마에 대고, 훔쳐보기 없기.
headband-hide = 숨기기
headband-enter = { $name } 님이 부른 숫자는?

# 게임 뒤
after-rematch = 한 게임 더
after-arrange = 자리와 규칙
after-wait = { $name } 님이 다음 게임을 시작할 수 있어요.
after-replay = 다시 보기와 확률
after-share = 이 게임 공유
after-keep = 간직하기
after-record = 게임 기록(텍스트)
after-fairness = 공정한 카드 증명
after-fairness-about = 아무도 카드를 고르지 않았다는 증명이에요. 이 브라우저에서도, 다른 프로그램으로도 확인할 수 있어요.
after-verify = 공정했는지 확인하기
after-checking = 모두 다시 섞는 중…
after-fair = { $seeds ->
    [0] 카드는 봉인된 그대로 나왔어요. 다만 시드를 낸 것은 서버뿐이에요.
   *[other] 카드는 봉인된 그대로 나왔어요. 카드 순서는 플레이어의 시드 { $seeds }개와 서버의 시드로 정해졌어요.
}
after-not-checked = 이 브라우저에서는 확인할 수 없어요. 증명을 저장해서 coyote verify로 확인해 보세요.
seen-same = { $decks ->
    [1] 게임 중에 이 페이지가 본 약속, 시드, 봉인과 같아요.
   *[other] 게임 중에 이 페이지가 본 약속, 시드, 봉인과 같아요(덱 { $decks }개 중 { $seen }개).
}
seen-nothing = 이 페이지는 게임을 보지 못해서 증명과 견줄 것이 없어요.
seen-own-used = { $decks ->
    [1] 내 시드가 쓰였어요.
   *[other] 내 시드가 덱 { $decks }개에 쓰였어요.
}
seen-own-missing = 이 덱에 내 시드가 없어요: { $decks }. 너무 늦게 닿았거나 서버가 버린 거예요.
seen-fallen = 버려진 시드(와 덱): { $who }. 약속은 했지만 자리를 떴거나 서버가 버린 거예요.
seen-differs = 게임 중에 이 페이지가 본 것과 달라요! 증명을 보관하고 함께 게임한 사람들에게 보여 주세요.
seen-other-game = 다른 게임의 증명이에요.
seen-other-deck = 덱 { $deck }: 게임에 쓰였는데 증명에 없어요.
seen-other-server = 덱 { $deck }: 서버의 약속이 달라요.
seen-other-commit = 덱 { $deck }: { $name } 님의 약속이 달라요.
seen-other-seed = 덱 { $deck }: { $name } 님의 시드가 달라요.
seen-other-root = 덱 { $deck }: 봉인한 순서가 달라요.

# 게임 말고 테이블에서 일어난 일
event-sat = { $name } 님이 앉았어요.
event-sat-bot = 봇 { $name } 님이 앉았어요.
event-left = { $name } 님이 떠났어요.
event-removed = 방장이 { $name } 님을 내보냈어요.
event-away = { $name } 님이 자리를 비웠어요.
event-back = { $name } 님이 돌아왔어요.
event-host-passed = 이제 { $name } 님이 방장이에요.
event-locked = 테이블이 잠겼어요. 더는 들어올 수 없어요.
event-unlocked = 테이블이 다시 열렸어요.
event-faces-opened = 이제 구경하는 사람도 카메라나 마이크를 켠 사람을 보고 들을 수 있어요.
event-faces-closed = 이제 구경하는 사람에게는 아무도 보이지도 들리지도 않아요.
event-knocked = { $name } 님이 문을 두드려요.
event-let-in = { $name } 님이 들어올 수 있게 됐어요.
event-turned-away = { $name } 님을 돌려보냈어요.
event-setting-changed = 테이블의 규칙이 바뀌었어요.
event-started = 새 게임이 시작돼요.
event-stood-in-stand-in = 봇이 { $name } 님 대신 해요.
event-stood-in-clock = { $name } 님의 시간이 다 됐어요. 봇이 대신 해요.
event-entered = { $by } 님이 { $name } 님의 말을 입력해요.
event-wished = { $name } 님은 봇이 { $target } 님 대신 하기를 바라요.
event-slept = { $name } 님은 자고 있어요. 봇이 이어서 해요.
event-hurried = { $name } 님이 끝을 보고 싶어 해요. 봇들이 서둘러요.
event-woke = { $name } 님이 깨어났어요.
event-reacted-howl = { $name } 님이 아우우 하고 울부짖어요.
event-reacted-yip = { $name } 님이 깽깽거려요.
event-reacted-growl = { $name } 님이 으르렁거려요.
event-reacted-laugh = { $name } 님이 웃어요.
event-reacted-gulp = { $name } 님이 침을 꿀꺽 삼켜요.
event-reacted-stare = { $name } 님이 빤히 쳐다봐요.
event-reacted-paw = { $name } 님이 앞발을 들어요.
event-reacted-sleep = { $name } 님이 하품해요.
value-may = 원하면
play-withdraw-title = 맞혔어요!
play-withdraw-about = 쉬면 이번 라운드는 안전해요. 남아서 숫자를 불러도 돼요.
play-withdraw = 쉬기
seat-withdrawn = 쉬는 중, 안전해요.
lobby-first = 첫 라운드를 시작할 사람
lobby-first-drawn = 제비뽑기
setting-least-number = 가장 작은 숫자
setting-least-none = 아무 숫자나
setting-least-number-about = 라운드를 시작할 때 부를 수 있는 가장 작은 숫자. 비우면 아무 숫자나
setting-coins-not-two = 둘이 할 때는 동전을 쓰지 않아요. 규칙에 그렇게 되어 있어요.
setting-coin-counts = 동전 종류별 개수
setting-deck-about = 가지고 있는 상자에 맞게 바꿔 보세요.
setting-deck-reconstructed = 설명서에는 값도 장수도 없어요. 이 구성은 우리가 복원한 거예요. 가지고 있는 상자에 맞게 바꿔 보세요.
setting-house-rules-about = 이 테이블에서 의미 있는 것만 보여요.
counts-of = 개수: { $name }
counts-less = 하나 빼기: { $name }
counts-more = 하나 더하기: { $name }
counts-other = 다른 숫자
counts-add = 추가
counts-usual = 상자 그대로

## 진짜 상자로 노는 사람을 위한 세기 화면.

count-page-title = 카드 세기
count-page-about = 진짜 카드로 하고 있나요? 모두의 이마에 있던 카드를 누르면 한 단계씩 세어 드려요.
count-page-edition = 가지고 있는 상자
count-page-size = 깃털
count-page-number = 부른 숫자(없어도 돼요)
count-page-worn = 이마의 카드
count-page-none = 아래에서 한 사람에 한 장씩 눌러 주세요.
count-page-remove = { $card } 되돌리기
count-page-turned = 수수께끼가 뒤집은 카드
count-page-turn = 수수께끼가 뒤집은 카드 고르기
count-page-turn-now = 이제 뒤집힌 카드를 눌러 주세요.
count-page-count = 세기
count-page-clear = 처음부터
count-page-deck = 상자 속 카드
count-page-add = { $card } 추가, { $left }장 남음
count-page-steps = 한 단계씩 세기
count-page-back = 뒤로
count-page-next = 다음
count-page-end = 끝까지
count-page-more = 이 카드({ $card })는 한 상자에 { $count }장인 줄 알았어요. 가지고 있는 상자에는 더 있나요?
count-page-more-yes = 네, 추가할게요
count-page-more-no = 아니요
count-page-turn-missing = 수수께끼가 무엇을 뒤집었나요? 아래에서 눌러 주세요.
count-page-turn-none = 남은 카드가 없었어요

## 오늘의 모닥불: 하루에 하나, 모두에게 같은 테이블

home-daily = 오늘의 모닥불
home-daily-about = 모두에게 같은 카드, 하루 한 번
daily-about = 하루에 테이블 하나. 카드도 봇도 모두에게 같고, 똑같이 하면 똑같은 답이 나와요. 도전은 한 번뿐이에요.
daily-against = 오늘의 상대: { $names }
daily-go = 불 피우기
daily-back = 내 모닥불로 돌아가기
daily-begun = { $games ->
    [0] 아직 아무도 오늘의 모닥불을 피우지 않았어요.
   *[other] 오늘 모닥불 { $games }개가 타올랐어요.
}
daily-rounds = { $rounds }라운드 동안 버텼어요.
daily-hits = { $hits ->
   *[other] 코요테를 데려간 라운드: { $list }
}
daily-no-hits = 코요테를 한 마리도 데려가지 않았어요.
daily-share = 결과 공유하기
daily-text = 코요테 · 오늘의 모닥불 { $day }
daily-how = 모두의 결과
daily-how-yesterday = 어제의 모닥불
daily-nobody = 끝까지 한 사람이 없어요.
daily-bar = { $place }위: { $games }
daily-mean = 평균 { $rounds }라운드 동안 버텼어요.
daily-hidden = 다른 사람들의 결과는 내 게임이 끝나면 볼 수 있어요.
daily-next = 다음 모닥불: { $time }
daily-proof = 공정했는지 확인하기
daily-proof-about = 서버는 하루 전에 그날의 시드를 정하고 약속을 공개해요. 하루가 끝나고 한 시간이 지나면 시드를 밝히니, 약속한 시드가 맞는지 이 브라우저에서 확인할 수 있어요.
daily-commit-tomorrow = 내일의 약속
daily-commit-today = 오늘의 약속
daily-commit-yesterday = 어제의 약속
daily-seed = 어제의 시드
daily-seed-later = 어제의 시드는 { $time }에 밝혀져요.
daily-verify = 어제의 시드 확인하기
daily-fits = 시드가 약속과 맞아요.
daily-seen = 이 브라우저는 전에도 같은 약속을 보았어요.
daily-not-seen = 이 브라우저는 전에 이 약속을 보지 못했어요.
daily-differs = 시드가 이 브라우저가 본 약속과 달라요. 그 카드는 믿지 마세요.
daily-late = 약속이 하루 전이 아니라 그날 만들어졌어요.
daily-others = 모두의 결과 보기
server-day-not-over = 오늘의 모닥불 카드는 하루가 끝나야 증명돼요. 내일 다시 와 주세요.
server-fire-not-played = 오늘의 모닥불 게임이라, 보면 내 카드를 알게 돼요. 내 게임을 먼저 하거나 내일 다시 와 주세요.

## 서버가 기억하는 것: 내 게임, 성적, 사다리, 다른 기기로 옮기기.

memory-games = 내 게임
memory-finished = 끝난 게임
memory-back = 테이블로 돌아가기
memory-with = 상대: { $names }
memory-won = 승리
memory-place = { $seats }명 중 { $place }위
memory-replay = 다시 보기
progress-title = 내 성적
progress-about = 이 서버에만 남아요. 설정의 “내 정보 지우기”로 지울 수 있어요.
progress-none = 아직 없어요. 끝까지 한 게임이 여기에 쌓여요.
progress-games = { $number ->
   *[other] 게임
}
progress-wins = { $number ->
   *[other] 승리
}
progress-right = { $number ->
   *[other] 적중한 코요테
}
progress-held = { $number ->
   *[other] 성공한 허풍
}
progress-streak = { $number ->
   *[other] 현재 연승
}
progress-longest = 최다 연승
progress-best = 성공한 것 중 가장 대담한 허풍: { $number }(확률 { $chance }).
progress-pending = 아직 세고 있는 게임이 있어요. 조금 뒤에 다시 보세요.
progress-feats = 업적
progress-new-feat = 새 업적: { $feat }
progress-of = { $have } / { $need }
feat-first-howl = 첫 울부짖음
feat-first-howl-about = 게임에서 한 번 이기기.
feat-regular = 모닥불 단골
feat-regular-about = 게임을 열 번 끝까지 하기.
feat-pack-leader = 무리를 이끄는 자
feat-pack-leader-about = 게임에서 열 번 이기기.
feat-three-moons = 세 개의 달
feat-three-moons-about = 세 번 연달아 이기기.
feat-keen-ear = 밝은 귀
feat-keen-ear-about = “코요테!”를 25번 맞히기.
feat-stone-face = 돌 같은 얼굴
feat-stone-face-about = 허풍 25번 성공하기.
feat-moonshot = 달까지
feat-moonshot-about = 확률 10% 미만의 허풍에 성공하기.
feat-decorated = 상 수집가
feat-decorated-about = 서로 다른 상 네 가지 받기.
ladder-title = 누구와 겨룰까요?
ladder-about = 이기면 다음에는 더 센 봇이 앉아요. 직접 골라도 돼요.
ladder-rung = 봇 셋: { $name }
ladder-here = 지금 단계
ladder-beaten = 깼어요
move-title = 다른 기기에서 이어서 하기
move-about = 이름과 게임과 성적이 그쪽으로 옮겨 가고, 이 기기에서는 지워져요. 코드는 한 번만, { $minutes }분 동안 쓸 수 있어요.
move-make = 코드 보기
move-code = 코드
move-how = 다른 기기의 카메라로 그림을 찍거나, 그 기기에서 { $address } 페이지를 열고 코드를 적으세요.
move-qr = 찍은 기기에서 이어받는 QR 코드
move-in-title = 다른 기기에서 이어받기
move-in-about = 다른 기기에 나온 코드를 적으세요. 이 기기는 지금까지 여기서 하던 사람을 잊어요.
move-in-code = 다른 기기의 코드
move-in-go = 여기서 이어 하기
move-in-done = 어서 오세요, { $name } 님.
server-guest-moved = 다른 기기에서 이어받았어요. 여기서는 새로 시작할 수 있어요.
server-move-unknown = 이 코드로는 이어받을 수 없어요. 기한이 지났을 수도 있어요. 다른 기기에서 새 코드를 보세요.
home-progress = 내 성적
home-progress-about = 승리, 업적, 다른 기기
memory-more = 더 보기
