# 카드 이름. 괄호 안은 입력할 때 쓰는 말.
card-number = { $card }
card-mystery = 수수께끼(?)
card-discard = 도둑(discard)
card-flip = 거울(flip)
card-cancel = 일식(cancel)
card-double = 메아리(double)
card-night = 밤(night)
