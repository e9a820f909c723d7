"""The colours of the full screen: the page's three sets, night, dusk and contrast (browser/src/base.css)."""

from __future__ import annotations

from typing import Final, NamedTuple

from textual.theme import Theme

from coyote.rules.model.cards import Card


class Colours(NamedTuple):
    """One set, by what each colour is for."""

    sky: str
    panel: str
    panel_high: str
    line: str
    ink: str
    dim: str
    sand: str
    fire: str
    on_fire: str
    ember: str
    green: str
    red: str
    blue: str
    focus: str
    dark: bool

    def card(self, card: Card) -> str:
        """Green for numbers above 0, red below, blue for specials, plain for zeros."""
        value = int(card) if card.lstrip("-").isdigit() else None
        return self.blue if value is None else self.green if value > 0 else self.red if value < 0 else self.ink


COLOURS: Final = {
    "night": Colours(
        *("#14122b", "#221d42", "#2e2756", "#6d639e", "#fdf3df", "#cfc3e6", "#f0cf94", "#ff9c40", "#2a1203"),
        *("#e2553d", "#7fd6a0", "#ff9a92", "#9cc4ff", "#ffe08a", True),
    ),
    "dusk": Colours(
        *("#fbeede", "#fffaf2", "#ffffff", "#9c7d62", "#2b1b33", "#5a4560", "#6b4516", "#b34700", "#ffffff"),
        *("#a82a17", "#12673a", "#a5201c", "#1d4f9c", "#2b1b33", False),
    ),
    "contrast": Colours(
        *("#000000", "#000000", "#1a1a1a", "#ffffff", "#ffffff", "#ffffff", "#ffe08a", "#ffd23e", "#000000"),
        *("#ff6b57", "#7dffb0", "#ff9d95", "#a8ccff", "#00e5ff", True),
    ),
}


def theme(name: str) -> Theme:
    """This set of colours as Textual wants it."""
    colours = COLOURS[name]
    return Theme(
        name=f"coyote-{name}",
        primary=colours.fire,
        secondary=colours.sand,
        accent=colours.fire,
        foreground=colours.ink,
        background=colours.sky,
        surface=colours.panel,
        panel=colours.panel_high,
        success=colours.green,
        warning=colours.sand,
        error=colours.ember,
        dark=colours.dark,
        variables={"footer-key-foreground": colours.fire, "border": colours.line, "on-fire": colours.on_fire},
    )
