# 열 판: 연습.

home-hands = 열 판 연습
home-hands-about = 2분: 올릴까, 외칠까?
hands-about = 실제 게임에서 나온 열 장면. 합계는 얼마쯤일까요? 올릴까요, 외칠까요? 정확한 확률로 판정해요.
hands-go = 시작
hands-level = 레벨 { $level }
hands-place = { $of }판 중 { $place }판
hands-see = 보이는 카드: { $cards }. 내 카드는 안 보여요.
hands-total = 합계는 어느 숫자에 가까울까요?
hands-move = 지금 숫자는 { $number }. { $next } 부를까요, 외칠까요?
hands-middle = 절반의 확률로 합계가 { $middle } 이상이에요.
hands-odds = { $next }: 맞을 확률 { $hold }, “코요테!”가 맞을 확률 { $call }.
hands-curve = 내가 짐작할 수 있던 합계
hands-curve-call = 초록은 { $number }에 못 미치는 합계예요. “코요테!”가 맞아요.
hands-curve-say = 초록은 { $number } 이상인 합계예요.
hands-good = 좋은 판단이에요.
hands-close = 거의 비슷해요. 어느 쪽이든 괜찮아요.
hands-poor = 다른 쪽이 더 나았어요.
hands-next = 다음
hands-result = { $of }점 중 { $points }점
hands-up = 너무 쉬웠네요. 다음 열 판은 더 어려워요.
hands-down = 다음 열 판은 조금 더 쉬워요.
hands-stay = 다음 열 판도 비슷하게 어려워요.
hands-again = 열 판 더
