# 카메라와 마이크: 이마에 카드를 붙인 얼굴.

# 테이블이 거절하는 이유
table-cameras-not-here = 카메라와 마이크는 각자 자기 화면 앞에서 하는 사람들을 위한 거예요.
table-switched-off = 먼저 카메라나 마이크를 켜 주세요.
table-nothing-on-there = 그 자리에는 카메라나 마이크를 켠 다른 사람이 없어요.

# 버튼, 그리고 처음 쓰기 전에 하는 말
faces-title = 카메라와 마이크
faces-camera = 카메라
faces-microphone = 마이크
faces-about = 영상과 소리는 여기서 무언가를 켠 사람들에게 바로 가기 때문에 그 컴퓨터에서 내 컴퓨터의 주소가 보여요. 녹화나 녹음은 하지 않아요.
faces-relay = 내 주소 숨기기: 이 서버의 중계로만 연결하기
faces-go = 켜기

# 누가 보이고 들리는지
seat-camera = 카메라 켜짐.
seat-microphone = 마이크 켜짐.
seat-muted = 마이크 꺼짐.
seat-speaking = 말하는 중.
faces-seen = 이제 { $name } 님이 보여요.
faces-unseen = 이제 { $name } 님이 보이지 않아요.
faces-heard = 이제 { $name } 님의 목소리가 들려요.
faces-unheard = 이제 { $name } 님의 목소리가 들리지 않아요.

# 문제와 해결 방법
faces-denied = 브라우저가 이 페이지에서 카메라나 마이크를 막고 있어요. 브라우저 설정에서 이 페이지에 허용한 다음 다시 해 보세요.
faces-no-camera = 카메라를 찾지 못했어요. 연결하고 다시 해 보세요.
faces-no-microphone = 마이크를 찾지 못했어요. 연결하고 다시 해 보세요.
faces-in-use = 다른 프로그램이 카메라나 마이크를 쓰고 있어요. 그쪽을 닫고 다시 해 보세요.
faces-gone = 카메라나 마이크가 사라졌어요. 뽑혔거나 다른 프로그램이 가져갔어요.
faces-plain = 브라우저는 HTTPS 페이지에만 카메라와 마이크를 허용해요. 이 서버를 운영하는 사람이 설정할 수 있어요.
faces-unable = 이 브라우저로는 영상과 소리를 보낼 수 없어요. 다른 브라우저를 써 보세요. 게임은 동물로 계속돼요.
faces-unreached = 아직 { $name } 님과 연결되지 않았어요. 게임은 계속되고, 연결도 계속 시도해요.
faces-no-relay = 이 서버에는 중계가 없어서, 주소를 숨기면 아무도 연결할 수 없어요. 껐다가 숨기지 않고 다시 켜 주세요.
