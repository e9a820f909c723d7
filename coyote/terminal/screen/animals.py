"""The animals round the fire, three lines of seven characters each; and figures three lines high for the number that stands."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 7
ROWS: Final = 3

ANIMALS: Final[dict[str, tuple[str, str, str]]] = {
    "coyote": (r"/\   /\ ", r"( o o )", r" \_v_/ "),
    "cub": (" o---o ", "( . . )", r"  \_/  "),
    "tortoise": ("  .--. ", " /####\\o", ' "    "'),
    "fox": (r"|\   /|", r"( ^ ^ )", r"  \v/  "),
    "owl": (" ^---^ ", "(O v O)", " (:::) "),
    "hare": (" || || ", "( . . )", "  (x)  "),
    "wolf": (r"/\   /\ ", "( > < )", r" \_=_/ "),
    "free": ("       ", "   +   ", "       "),
}
"""By mind; whoever has no drawing of their own yet borrows the coyote's."""


def drawn(animal: str) -> tuple[str, ...]:
    return tuple(f"{line:{WIDTH}}"[:WIDTH] for line in ANIMALS.get(animal, ANIMALS["coyote"]))


FIGURES: Final = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": (" █ ", " █ ", " ▀ "),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
    "-": ("   ", "▀▀▀", "   "),
}


def figures(number: int) -> list[str]:
    """A number, three lines high."""
    return [" ".join(FIGURES[sign][row] for sign in str(number)) for row in range(ROWS)]
