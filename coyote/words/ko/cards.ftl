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
