# 카드 이름. 괄호 안은 입력할 때 쓰는 말.

card-number = { $card }
card-mystery = 수수께끼(?)
card-discard = 도둑
card-flip = 거울
card-cancel = 일식
card-double = 메아리
card-night = 밤
card-typed = { $name }({ $token })
card-mystery-begins = 수수께끼(?)는
card-discard-begins = 도둑은
card-flip-begins = 거울은
card-cancel-begins = 일식은
card-double-begins = 메아리는
card-night-begins = 밤은

## 한 단계씩 세기. $cards 는 효과를 받는 카드, $sum 은 그때의 합계.

count-cards = 카드: { $cards }
count-start = 숫자를 모두 더하면: { $sum }
count-mystery = 수수께끼(?)가 뒤집은 카드 { $cards }: { $sum }
count-mystery-none = 수수께끼(?)가 뒤집을 카드가 없어 0: { $sum }
count-discard = 도둑이 데리고 나간 카드 { $cards }: { $sum }
count-discard-none = 도둑이 훔칠 초록 카드가 없음: { $sum }
count-flip = 거울이 마이너스로 바꾼 카드 { $cards }: { $sum }
count-flip-none = 거울이 비출 초록 카드가 없음: { $sum }
count-cancel = 일식이 0으로 만든 카드 { $cards }: { $sum }
count-cancel-none = 일식이 가릴 초록 카드가 없음: { $sum }
count-double = 메아리가 두 배로 만든 카드 { $cards }: { $sum }
count-double-none = 메아리가 두 배로 만들 카드가 없음: { $sum }
count-night = 밤은 0: { $sum }
count-total = 합계: { $total }
count-reshuffle = 밤이 나왔어요. 이번 라운드가 끝나면 카드를 모두 다시 섞어요.

## 상자에 든 것에 따라 달라지는 말: 그 선택지만의 답, 다른 카드가 없을 때의 카드 설명.

value-nothing-empty_pile = 빈 채로 둔다
value-nothing-no_green = 아무 일도 없다
value-round-masks_per = 한 라운드에 한 번
learn-card-double-without-flip = 초록 카드를 모두 두 배로 세어요.

## 상자에 대한 정보가 어디에서 왔고 얼마나 확실한지.

sources-title = 이 정보의 출처
source-line = { $parts }: { $origin }({ $certainty })
part-seats = 인원수
part-deck = 카드
part-count = 세는 방법
part-numbers = 부를 수 있는 숫자
part-lives = 탈락 조건
part-starter = 다음 라운드를 시작하는 사람
part-powers = 추가 규칙
part-coins = 종류별 동전 개수
origin-booklet = 설명서에 있음
origin-reconstruction = 우리가 복원한 것
origin-owners = 소장자와 가게의 정보
origin-program = 다른 프로그램에서
origin-as-2003 = 알 수 없어 2003년 상자와 같게
certainty-sure = 확실
certainty-likely = 아마도
certainty-guess = 추측

## 고를 수 있는 규칙을 한 줄씩. 설명서에 없는 것은 우리가 정한 것이 기본.

option-coins = 테이블에 동전 8개. 동전마다 라운드에 한 번씩 쓸 수 있어요
option-specials = 모두 { $piece ->
    [mask] 가면이
    [twig] 나뭇가지가
   *[token] 가면이
} 있고 라운드마다 한 번 쓸 수 있어요
option-out_at = 코요테 몇 마리면 탈락인지
option-least_number = 라운드를 시작할 때 부를 수 있는 가장 작은 숫자
option-highest_number = 부를 수 있는 가장 큰 숫자
option-feathers = 깃털 몇 장으로 할지
option-deck = 직접 만든 덱(CARDxCOUNT … 형식)
option-coin_counts = 동전 종류별 개수(COINxCOUNT … 형식)
option-mystery_special = 수수께끼가 뒤집은 특수 카드는 효과가 있다 / 없다
option-mystery_chain = 수수께끼가 뒤집은 수수께끼는 한 장 더 뒤집는다
option-empty_pile = 라운드 중에 더미가 떨어지면 버린 카드로 다시 만든다 / 빈 채로 둔다
option-turned_cards = 수수께끼가 뒤집은 카드는 버린다 / 더미로 되돌린다
option-night_reshuffle = 밤 때문에 다시 섞는 것은 어떻게든 나왔을 때 / 세었거나 교환했을 때만
option-no_green = { $cards }: 초록 카드가 없으면 아무 일도 없다 / 가장 큰 빨간 카드에 적용한다 / 0까지 쳐서 가장 큰 숫자 카드에 적용한다
option-ties = 가장 큰 카드가 여럿이면 하나에만 / 모두에 적용한다
option-discard_first = 도둑을 거울보다 먼저 적용한다
option-starter_out = 시작할 사람이 탈락했으면 다음 사람 / 앞사람이 시작한다
option-opening_skip = 시작하는 사람도 건너뛸 수 있다
option-call_after_skip = 사이에 누가 아무 말을 안 했어도 “코요테!”를 외칠 수 있다
option-back_to_declarer = 부른 사람에게 차례가 돌아오면 더 올린다 / 라운드가 끝난다
option-sit_out = 추리를 맞힌 사람은 그 라운드를 쉰다
option-call_after_coin = 동전을 쓴 차례에 “코요테!”를 외칠 수 있다
option-agree_makes = 동의한 사람은 부른 사람이 된다 / 숫자를 넘기기만 한다
option-double_lasts = 두 배가 이어지는 동안: 한 차례 / 한 라운드
option-again_on_agreed = 동의한 숫자에도 “바꾸기”를 쓸 수 있다
option-specials_with_two = 둘만 남아도 { $piece ->
    [mask] 가면을
    [twig] 나뭇가지를
   *[token] 가면을
} 쓸 수 있다
option-doubles = 메아리는 초록 카드를 / 마이너스까지 합계를 통째로 두 배로 한다
option-masks_per = { $piece ->
    [mask] 가면을
    [twig] 나뭇가지를
   *[token] 가면을
} 쓸 수 있는 횟수: 한 라운드에 한 번 / 한 게임에 한 번
