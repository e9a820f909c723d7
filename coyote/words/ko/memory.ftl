# 서버가 기억하는 것: 내 게임, 성적, 사다리, 다른 기기로 옮기기.
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
