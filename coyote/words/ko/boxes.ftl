# 상자에 든 것에 따라 달라지는 말: 그 선택지만의 답, 다른 카드가 없을 때의 카드 설명.
value-nothing-empty_pile = 빈 채로 둔다
value-nothing-no_green = 아무 일도 없다
value-round-masks_per = 한 라운드에 한 번
learn-card-double-without-flip = 초록 카드를 모두 두 배로 세어요.
