# `coyote arena` 의 출력.
arena-summary = { $edition }, 자리 { $seats }개, 시드 { $seed }, { $games }게임:
arena-legend = 자리당 승률과 99% 구간(공평하면 { $fair }), 그리고 레이팅.
arena-unknown = “{ $name }” 봇은 없어요. 있는 봇: { $names }. 내가 만든 봇은 경로로 적어요: ./{ $name }
arena-plot-title = { $edition }, 자리 { $seats }개, { $games }게임
arena-plot-axis = 자리당 승률(굵은 선 95%, 가는 선 99%)
arena-plot-fair = 공평: { $fair }
arena-stand-ins = { $name }: 다른 봇이 대신한 차례 { $all }번 중 { $moves }번({ $why }).
arena-mostly = { $name }: 대부분의 차례를 스스로 하지 않았어요. 이 결과는 대신한 봇의 것이에요.
arena-attack = 공격자는 공평한 몫보다 { $points }포인트 더 이겨요(95% 신뢰구간: { $low }~{ $high }).
arena-bits = 듣는 사람의 카드에 대해 남은 정보량(비트): 첫 숫자 전 → 후, 이후 한 수마다 새는 양. { $rounds }라운드:
