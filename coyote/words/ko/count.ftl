# 한 단계씩 세기. $cards 는 효과를 받는 카드, $sum 은 그때의 합계.
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
