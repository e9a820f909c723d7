# 카드를 펼칠 때 하는 말. 단계는 count.ftl, 일어난 일은 events.ftl 에.
show-title = { $round }라운드 세기
show-number = 부른 숫자
show-total = 합계
show-pile = 더미에서
show-coyotes = { $name } 님: 코요테 { $of }마리 중 { $count }마리
show-on = 다음
show-skip = 건너뛰기
