# 공개: 카드 사이에 하는 말, 결과, 그리고 수마다의 가치. $chance 는 그 숫자가 얼마나 맞을 것 같았는지.

show-you = 나
show-yours = 이제 내 카드…
show-the-last = 이제 { $name } 님의 카드…
show-the-middle = 이제 가운데 카드…
show-sum = { $sum } = { $total }, 부른 숫자: { $number }.
show-sum-alone = { $total }, 부른 숫자: { $number }.
show-exact = 정확히 { $total }!
show-near = 딱 1만큼 컸어요!
show-huge = 엄청난 허풍! { $gap }만큼이나 컸어요!
show-last-life = 코요테를 1마리 더 데려가면 { $name } 님은 탈락이에요.
show-last-life-you = 코요테를 1마리 더 데려가면 탈락이에요.
show-last-eye = { $name } 님에게 눈이 1개 남았어요.
show-last-eye-you = 눈이 1개 남았어요.
show-now = { $card }, 지금은 { $value }
show-gone = { $card }, 사라짐
show-dark = { $card }, 지금은 0
show-stay = 화면을 누르면 여기에 머물러요.
show-again = 지난 라운드
verdict-safe-held = { $number }: 안전해 보였고({ $chance }), 정말 그랬어요.
verdict-safe-failed = { $number }: 안전해 보였지만({ $chance }), 운이 없었어요.
verdict-safe-passed = { $number }: 안전해 보였지만({ $chance }) 너무 컸어요. 그래도 아무도 외치지 않았어요.
verdict-fair-held = { $number }: 해 볼 만했고({ $chance }), 맞았어요.
verdict-fair-failed = { $number }: 해 볼 만했지만({ $chance }), 맞지 않았어요.
verdict-fair-passed = { $number }: 해 볼 만했지만({ $chance }) 너무 컸어요. 그래도 아무도 외치지 않았어요.
verdict-bluff-held = { $number }: 허풍이었지만({ $chance }), 그래도 맞았어요.
verdict-bluff-failed = { $number }: 허풍이었고({ $chance }), 들켰어요.
verdict-bluff-passed = { $number }: 허풍이었지만({ $chance }), 아무도 눈치채지 못했어요.
verdict-call-good-right = 외칠 만했고({ $chance }), 옳았어요.
verdict-call-good-wrong = 외칠 만했지만({ $chance }), 운이 없었어요. { $number }: 맞았어요.
verdict-call-bold-right = 대담하게 외쳤고({ $chance }), 옳았어요.
verdict-call-bold-wrong = 성급하게 외쳤어요({ $chance }). { $number }: 맞았어요.
settings-pace = 카드를 세는 빠르기
settings-pace-calm = 느긋하게
settings-pace-normal = 보통
settings-pace-fast = 빠르게

## 카드를 펼칠 때 하는 말.

show-title = { $round }라운드 세기
show-number = 부른 숫자
show-total = 합계
show-pile = 더미에서
show-coyotes = { $name } 님: 코요테 { $of }마리 중 { $count }마리
show-on = 다음
show-skip = 건너뛰기

## 게임의 끝: 언덕, 나눌 그림, 저절로 넘어가는 다시 보기.

end-hill = { $name } 님이 모두를 내려다보는 언덕에서 달을 향해 울부짖어요.
end-places = 무리
end-picture = 그림 공유하기
end-picture-saved = 그림을 저장했어요.
end-more = 더 보기
replay-page-play = 재생
replay-page-pause = 일시 정지
replay-page-keys = 키: ← → 한 수씩, Page Up·Page Down 한 라운드씩, 스페이스바 재생과 일시 정지.
replay-page-yours = { $name } 님(나)

## 게임이 끝난 뒤에 보는 것: 모든 수와 그 확률, 상, 누가 얼마나 대담했는지. $chance 는 본인이 본 확률.

award-boldest-bluff = 최고의 허풍상
award-boldest-bluff-why = { $name } 님이 부른 { $number }, 확률은 { $chance }! 그런데도 들키지 않았어요.
award-best-call = 최고의 코요테상
award-best-call-why = { $name } 님이 { $other } 님의 { $number }에 “코요테!” 확률 { $chance }로 딱 맞혔어요.
award-luckiest-escape = 구사일생상
award-luckiest-escape-why = { $name } 님의 { $number }, 너무 컸는데 { $other } 님이 그냥 넘어갔어요. “코요테!”가 맞을 확률: { $chance }.
award-steadiest-nerve = 강심장상
award-steadiest-nerve-why = { $name } 님은 { $bluffs }번이나 허풍을 치고도 한 번도 들키지 않았어요.
award-false-alarm = 헛다리상
award-false-alarm-why = { $name } 님이 { $other } 님의 { $number }에 확률 { $chance }로 “코요테!” 하지만 숫자가 맞았어요.
award-hard-luck = 아깝다상
award-hard-luck-why = { $name } 님이 부른 { $number }, 확률은 { $chance }. { $other } 님이 “코요테!” 아쉽게도 모자랐어요.
review-caption = 부른 숫자와 본인이 본 확률(숫자가 맞을 확률, “코요테!”가 맞을 확률), 그리고 합계.
review-round = { $round }라운드
review-held = 합계 { $total }, 맞음
review-too-high = 합계 { $total }, 너무 큼
review-right = 합계 { $total }, 적중
review-wrong = 합계 { $total }, 빗나감
review-awards = 상
review-award = { $award }: { $why }
review-nobody = 이번에는 상을 받은 사람이 없어요.
review-bravery = 누가 얼마나 대담했나
dared-declarations = 숫자
dared-mean-chance = 안전도
dared-bluffs = 허풍
dared-caught = 들킴
dared-calls = “코요테!” 횟수
dared-right = 적중

## 읽는 사람이 나오는 상

award-boldest-bluff-why-you = 내가 부른 { $number }, 확률은 { $chance }! 그런데도 들키지 않았어요.
award-best-call-why-you = 내가 { $other } 님의 { $number }에 “코요테!” 확률 { $chance }로 딱 맞혔어요.
award-best-call-why-at-you = { $name } 님이 내 { $number }에 “코요테!” 확률 { $chance }로 딱 맞혔어요.
award-luckiest-escape-why-you = 내가 부른 { $number }, 너무 컸는데 { $other } 님이 그냥 넘어갔어요. “코요테!”가 맞을 확률: { $chance }.
award-luckiest-escape-why-at-you = { $name } 님의 { $number }, 너무 컸는데 내가 그냥 넘어갔어요. “코요테!”가 맞을 확률: { $chance }.
award-steadiest-nerve-why-you = { $bluffs }번이나 허풍을 치고도 한 번도 들키지 않았어요.
award-false-alarm-why-you = 내가 { $other } 님의 { $number }에 확률 { $chance }로 “코요테!” 하지만 숫자가 맞았어요.
award-false-alarm-why-at-you = { $name } 님이 내 { $number }에 확률 { $chance }로 “코요테!” 하지만 숫자가 맞았어요.
award-hard-luck-why-you = 내가 부른 { $number }, 확률은 { $chance }. { $other } 님이 “코요테!” 아쉽게도 모자랐어요.
award-hard-luck-why-at-you = { $name } 님이 부른 { $number }, 확률은 { $chance }. 내가 “코요테!” 아쉽게도 모자랐어요.

## 끝난 게임을 누구의 눈으로든 다시.

replay-page-title = 다시 보기
replay-page-about = 끝난 게임은 그 자리에 있던 누구의 눈으로든 한 수씩 다시 볼 수 있어요.
replay-page-which = 게임 링크나 이름
replay-page-open = 보기
replay-page-none = 이 게임은 보여 드릴 수 없어요
replay-page-eyes = 누구의 눈으로?
replay-page-watcher = 구경꾼
replay-page-hidden = 이 눈에는 보이지 않는 카드
replay-page-begin = 곧 게임이 시작돼요.
replay-page-place = { $of }수 중 { $place }번째
replay-page-back = 이전 수
replay-page-next = 다음 수
replay-page-round-back = 이전 라운드
replay-page-round-next = 다음 라운드
replay-page-go = 그 수 보기
replay-page-seat = 이름
replay-page-chance-number = { $name } 님이 보기에 { $number }: 맞을 확률 { $chance }.
replay-page-chance-number-you = 내가 보기에 { $number }: 맞을 확률 { $chance }.
replay-page-chance-call = { $name } 님이 보기에 { $number }에 외친 “코요테!”: 맞을 확률 { $chance }.
replay-page-chance-call-you = 내가 보기에 { $number }에 외친 “코요테!”: 맞을 확률 { $chance }.
replay-page-later = 센 다음에
replay-page-curve = { $name } 님이 짐작한 합계
replay-page-curve-holds = { $number }: 맞을 확률 { $chance }
replay-page-total = 합계 { $total }
replay-page-no-spoilers = 누가 이기고 누가 상을 받는지는 마지막에 알려 드려요.
replay-page-to-end = 끝으로
replay-page-share = 이 장면 공유
replay-page-copied = 링크를 복사했어요.

## `verify` 가 하는 말. 에포크는 카드를 모두 섞은 때부터 다음에 모두 섞을 때까지.

fair-epochs = 에포크(카드를 모두 섞은 때부터 다음에 섞을 때까지): { $number }
fair-shuffles = 다시 섞어 확인한 횟수: { $number }
fair-cards = 나누고 뽑고 뒤집은 카드, 모두 섞인 그대로: { $number }
fair-seeds = 약속과 같은 플레이어의 시드: { $number }
fair-without = 시드가 없는 자리(에포크마다): { $number }
fair-withheld = 그중 { $number }자리는 약속한 시드를 보여 주지 않았어요. 자리를 떴거나 서버가 버린 거예요.
fair-alone = 에포크 { $number }개에는 플레이어의 시드가 없었어요. 그때는 서버가 카드를 고를 수도 있었어요.
fair-not-over = 게임이 아직 끝나지 않았어요. 지금까지 나눈 카드를 확인했어요.
fair-good = 게임 { $game }: 카드가 시드가 정한 그대로예요.
fair-wrong = { $file }: 공정하게 나눴다는 증명이 되지 않아요. 파일을 보관하고 함께 게임한 사람들에게 보여 주세요.
fair-next = 카드를 나눈 서버에서 증명을 다시 받아 그대로 넣어 주세요. 표준 입력은 -예요.
unfair-not-json = JSON이 아니에요({ $line }번째 줄).
unfair-malformed = 증명이 아니에요. { $where }에 있어야 할 것: { $expected }
unfair-record-refused = 게임의 { $line }번째 줄이 규칙에 어긋나요: { $reason }
unfair-record-rewritten = 게임 기록이 서버가 쓰는 형식과 달라요.
unfair-deck-differs = 이 테이블의 덱이 아니에요.
unfair-epochs-number = 에포크가 { $epochs }개인데 게임에는 { $expected }개예요.
unfair-shuffles-number = 에포크 { $epoch }의 섞기가 { $shuffles }번인데 게임에는 { $expected }번이에요.
unfair-seats-differ = 에포크 { $epoch }: 모든 자리가 한 번씩, 순서대로, 시드가 있든 없든 적혀 있어야 해요.
unfair-server-commit-differs = 에포크 { $epoch }: 서버의 시드가 약속한 것과 달라요.
unfair-commit-missing = 에포크 { $epoch }: { $name } 님이 약속 없이 시드를 냈어요.
unfair-commit-differs = 에포크 { $epoch }: { $name } 님의 시드가 약속한 것과 달라요.
unfair-commit-copied = 에포크 { $epoch }: { $name } 님과 { $other } 님의 약속이 같아서 시드 하나가 두 번 쓰여요.
unfair-seed-copied = 에포크 { $epoch }: { $name } 님과 { $other } 님의 시드가 같아서 시드 하나가 두 번 쓰여요.
unfair-cards-differ = 에포크 { $epoch }, 섞기 { $shuffle }: 더미에 있던 카드와 다른 카드를 섞었어요.
unfair-root-differs = 에포크 { $epoch }, 섞기 { $shuffle }: 시드로 정해지는 순서가 봉인한 순서와 달라요.
unfair-starter-differs = { $name } 님부터 시작했지만 뽑힌 사람은 { $expected } 님이에요.
unfair-deal-differs = { $round }라운드: 더미에서 나온 카드는 { $card }, 맨 위에 있던 카드는 { $expected }(에포크 { $epoch }, 섞기 { $shuffle }, { $position }번째).
