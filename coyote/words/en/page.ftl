# What the page says, screen by screen.
app-skip = Skip to the content
app-not-loaded = This part of the page did not load. Check the network and try again.
settings = Settings
settings-mute = Mute
settings-language = Language
settings-theme = Colours
settings-theme-night = Night
settings-theme-dusk = Dusk (light)
settings-theme-contrast = High contrast
settings-still = No motion
go-home = Back to the start
lost-title = Nothing but sand
lost-text = There is no page here.
home-title = Everyone sees your card but you.
