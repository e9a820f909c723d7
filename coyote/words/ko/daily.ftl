# 오늘의 모닥불: 하루에 하나, 모두에게 같은 테이블

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
