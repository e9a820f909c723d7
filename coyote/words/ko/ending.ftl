# 게임의 끝: 언덕, 나눌 그림, 저절로 넘어가는 다시 보기.
end-hill = { $name } 님이 모두를 내려다보는 언덕에서 달을 향해 울부짖어요.
end-places = 무리
end-picture = 그림 공유하기
end-picture-saved = 그림을 저장했어요.
end-more = 더 보기
replay-page-play = 재생
replay-page-pause = 일시 정지
replay-page-keys = 키: ← → 한 수씩, Page Up·Page Down 한 라운드씩, 스페이스바 재생과 일시 정지.
replay-page-yours = { $name } 님(나)
