# 읽는 사람이 나오는 상

award-boldest-bluff-why-you = 내가 부른 { $number }, 확률은 { $chance }! 그런데도 들키지 않았어요.
award-best-call-why-you = 내가 { $other } 님의 { $number }에 “코요테!” 확률 { $chance }로 딱 맞혔어요.
award-best-call-why-at-you = { $name } 님이 내 { $number }에 “코요테!” 확률 { $chance }로 딱 맞혔어요.
award-luckiest-escape-why-you = 내가 부른 { $number }, 너무 컸는데 { $other } 님이 그냥 넘어갔어요. “코요테!”가 맞을 확률: { $chance }.
award-luckiest-escape-why-at-you = { $name } 님의 { $number }, 너무 컸는데 내가 그냥 넘어갔어요. “코요테!”가 맞을 확률: { $chance }.
award-steadiest-nerve-why-you = { $bluffs }번이나 허풍을 치고도 한 번도 들키지 않았어요.
award-false-alarm-why-you = 내가 { $other } 님의 { $number }에 확률 { $chance }로 “코요테!” 하지만 숫자가 맞았어요.
award-false-alarm-why-at-you = { $name } 님이 내 { $number }에 확률 { $chance }로 “코요테!” 하지만 숫자가 맞았어요.
award-hard-luck-why-you = 내가 부른 { $number }, 확률은 { $chance }. { $other } 님이 “코요테!” 아쉽게도 모자랐어요.
award-hard-luck-why-at-you = { $name } 님이 부른 { $number }, 확률은 { $chance }. 내가 “코요테!” 아쉽게도 모자랐어요.
