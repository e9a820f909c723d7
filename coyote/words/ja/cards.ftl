# カードの呼び名。かっこの中は入力するときのことば。
card-number = { $card }
card-mystery = 謎（?）
card-discard = どろぼう
card-flip = 鏡
card-cancel = 日食
card-double = こだま
card-night = 夜
card-typed = { $name }（{ $token }）
card-mystery-begins = 謎（?）は
card-discard-begins = どろぼうは
card-flip-begins = 鏡は
card-cancel-begins = 日食は
card-double-begins = こだまは
card-night-begins = 夜は
