# カードの呼び名。かっこの中は入力するときのことば。
card-number = { $card }
card-mystery = 謎（?）
card-discard = どろぼう（discard）
card-flip = 鏡（flip）
card-cancel = 日食（cancel）
card-double = こだま（double）
card-night = 夜（night）
