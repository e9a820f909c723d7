# Cameras and microphones: faces with a card on the forehead.

# The buttons, and what is said before the first use
faces-title = Camera and microphone
faces-camera = Camera
faces-microphone = Microphone
faces-about = Picture and sound go straight to the others here who have something on, so their computers can see the address of yours; nothing is recorded.
faces-relay = Hide my address: connect only through this server’s relay
faces-watch = See and hear them
faces-watch-about = Picture and sound come straight from those who play, so their computers can see the address of yours; nothing is recorded. They neither see nor hear you.
faces-go = Switch on

# Who can be seen and heard
faces-seen = You can see { $name } now.
faces-unseen = You no longer see { $name }.
faces-heard = You can hear { $name } now.
faces-unheard = You no longer hear { $name }.

# Trouble, and what to do about it
faces-denied = Your browser keeps the camera or the microphone from this page. Allow it in the browser’s settings for this page, then try again.
faces-no-camera = No camera was found. Plug one in and try again.
faces-no-microphone = No microphone was found. Plug one in and try again.
faces-in-use = Another program is using the camera or the microphone. Close it there and try again.
faces-gone = The camera or the microphone is gone: it was unplugged, or another program took it.
faces-plain = Browsers allow cameras and microphones only on pages that come over HTTPS. Whoever runs this server can set that up.
faces-unable = This browser cannot send pictures and sound. Try another one; the game goes on with animals.
faces-unreached = There is no connection to { $name } yet. The game goes on, and we keep trying.
faces-no-relay = This server has no relay, so nobody can reach you without your address. Switch off, and on again without hiding it.
