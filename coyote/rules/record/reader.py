"""The game record, version 1: reading it. Every line is read, checked against the rules, and played.

Law: what cannot be read and what the rules refuse are two different errors; both name the line, a stable code, and what
was expected. A text may stop anywhere after its header: it is then a game in progress. Lines may also be spoken to a game
that is being played (`spoken.say`): then `round` goes without saying, and cards may come from the Dealer later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from coyote.rules.game import options, play
from coyote.rules.model.edition import Edition
from coyote.rules.model.moves import (
    AIMED_SPECIALS,
    COINS,
    DEALER,
    DECLARED_SPECIALS,
    EXCHANGE,
    EXTRA,
    GUESS,
    MORE,
    Begin,
    Coin,
    Deal,
    Declare,
    Draw,
    GiveUp,
    Lay,
    Move,
    Point,
    Turn,
    Withdraw,
)
from coyote.rules.model.state import Game, Stage
from coyote.rules.record.faults import Fault, Illegal, Unreadable
from coyote.rules.record.header import FORMS, Header
from coyote.rules.record.phrases import Phrases
from coyote.rules.record.writer import ALONE, Record, consequences
from coyote.rules.refusals import Code, IllegalMove

_PLAYER_LINES = "NAME N | NAME coyote | NAME coin … | NAME agree | NAME again | NAME dodge | NAME withdraw | NAME peek"
_COIN_LINES = "NAME coin reverse | coin skip | coin extra CARD | coin exchange CARD | coin guess CARD"
_SPECIAL_LINES = "NAME N double | NAME N reverse | NAME N next NAME | NAME N more NAME CARD"
_EYE_LINES = "NAME lay CARD | point NAME | give open | give closed"
_DRAWN: Final = (EXTRA, EXCHANGE)
"""Coins that bring a card from the pile."""


def read(text: str | bytes, editions: Mapping[str, Edition]) -> Record:
    """The game and tags of a record; raises Unreadable or Illegal."""
    reader = Reader(editions)
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            raise Unreadable(error.object.count(b"\n", 0, error.start) + 1, Fault.NOT_UTF8) from None
    for line in text.removeprefix("\ufeff").split("\n"):
        reader.line += 1
        if words := line.partition("#")[0].split():
            reader.take(words)
    if not reader.header.begun:
        reader.line = 1
    return Record(reader.ready(), tuple(reader.tags))


class Reader(Phrases):
    """A record half read: the header as collected, then the game as played so far. `say` begins with a game instead."""

    def __init__(self, editions: Mapping[str, Edition], spoken_to: Game | None = None) -> None:
        self.line = 0
        self.spoken = spoken_to is not None
        self.header = Header(editions)
        self.header.begun = self.spoken
        self.tags: list[str] = []
        self.game = spoken_to
        self.round_open = False
        """`round` was read and its `deal` is due."""

    def take(self, words: list[str]) -> None:
        """Read one line."""
        if not self.header.begun:
            return self.header.first(self.line, words)
        statement = STATEMENTS.get(words[0])
        if statement is not None:
            return statement(self, words)
        game = self.ready()
        if words[0] not in game.terms.names:
            later = SPOKEN if self.spoken else LATER
            self.unreadable(Fault.WORD_UNKNOWN, word=words[0], expected=" ".join((*game.terms.names, *later)))
        self.player_line(game, game.terms.names.index(words[0]), words[1:])

    # header

    def header_line(self, words: list[str]) -> None:
        if self.game is None:
            return self.header.take(self.line, words)
        self.header.check(self.line, words)
        if words[0] != "starter" or self.game.stage != Stage.STARTER:
            self.illegal(Fault.LINE_TOO_LATE, word=words[0])
        self.play(DEALER, Begin(self.seat(self.game, words[1])))

    def tag(self, words: list[str]) -> None:
        if self.spoken:  # a game keeps no remarks; a record does
            self.illegal(Fault.LINE_TOO_LATE, word=words[0])
        self.tags.append(" ".join(words[1:]))

    def ready(self) -> Game:
        """The game so far; the first time, the one that the header describes."""
        if self.game is None:
            self.game = self.header.opened(self.line)
        return self.game

    def playing(self) -> Game:
        """The game, once its first starter is named."""
        game = self.ready()
        if game.stage == Stage.STARTER:
            self.unreadable(Fault.HEADER_MISSING, expected=FORMS["starter"])
        return game

    def playing_on(self) -> Game:
        """The game after somebody who guessed right has sat out. A record need not say so: before Q17 was a choice, records
        did not, and a guesser who says nothing more must have sat out."""
        game = self.playing()
        if not self.spoken and options(game, game.turn).withdraw:
            self.play(game.turn, Withdraw())
        return self.ready()

    # rounds

    def begin_round(self, words: list[str]) -> None:
        if len(words) > 1:
            self.unreadable(Fault.LINE_MALFORMED, expected="round")
        game = self.playing_on()
        self.no_turn_owed(game)
        if game.stage == Stage.OVER:
            self.illegal(Code.GAME_OVER)
        if game.stage != Stage.DEAL or self.round_open:
            self.illegal(Fault.ROUND_NOT_OVER)
        self.round_open = True

    def deal(self, words: list[str]) -> None:
        cards = self.cards(words[1:], "deal CARD …")
        game = self.playing()
        self.no_turn_owed(game)
        if game.stage == Stage.DEAL and not self.round_open and not self.spoken:
            self.illegal(Fault.ROUND_MISSING)
        self.play(DEALER, Deal(cards))
        self.round_open = False

    def turn(self, words: list[str]) -> None:
        cards = self.cards(words[1:], "turn CARD …")
        if self.playing().stage != Stage.TURN:
            self.illegal(Fault.TURN_NEEDLESS)
        for place, turned in enumerate(cards):
            if self.ready().stage != Stage.TURN:
                self.illegal(Fault.TURN_NUMBER, cards=len(cards), expected=place)
            self.play(DEALER, Turn(turned))
        if self.ready().stage == Stage.TURN and not self.spoken:
            self.illegal(Fault.TURN_NUMBER, cards=len(cards), expected=f"{len(cards) + 1}…")

    def player_line(self, game: Game, seat: int, words: list[str]) -> None:
        """Read a line NAME …: what this player does."""
        moves = self.moves(game, words)
        self.playing() if seat == game.turn else self.playing_on()
        self.no_turn_owed(game)
        for move in moves:
            self.play(DEALER if isinstance(move, Draw) else seat, move)

    def moves(self, game: Game, words: list[str]) -> list[Move]:
        """The move of a player's line, and the Dealer's card if one came with it."""
        match words:
            case [word] if word in ALONE:
                return [ALONE[word]]
            case ["coin", coin, token] if coin == GUESS:
                return [Coin(coin, self.card(token))]
            case ["coin", coin, token] if coin in _DRAWN:
                return [Coin(coin), Draw(self.card(token))]
            case ["coin", coin] if coin in COINS and coin != GUESS and (self.spoken or coin not in _DRAWN):
                return [Coin(coin)]
            case ["coin", *_]:
                self.unreadable(Fault.LINE_MALFORMED, expected=_COIN_LINES)
            case ["lay", token]:
                return [Lay(), Draw(self.card(token))]
            case ["lay"] if self.spoken:
                return [Lay()]
            case ["point", name]:
                return [Point(self.seat(game, name))]
            case ["give", "open" | "closed" as eye]:
                return [GiveUp(eye == "open")]
            case ["lay" | "point" | "give", *_]:
                self.unreadable(Fault.LINE_MALFORMED, expected=_EYE_LINES)
            case [number]:
                return [Declare(self.number(number, _PLAYER_LINES))]
            case [number, special] if special in DECLARED_SPECIALS and special not in AIMED_SPECIALS:
                return [Declare(self.number(number), special)]
            case [number, "next", name]:
                return [Declare(self.number(number), "next", self.seat(game, name))]
            case [number, special, name] if special == MORE and self.spoken:
                return [Declare(self.number(number), MORE, self.seat(game, name))]
            case [number, special, name, token] if special == MORE:
                return [Declare(self.number(number), MORE, self.seat(game, name)), Draw(self.card(token))]
            case [_, *_]:
                self.unreadable(Fault.LINE_MALFORMED, expected=_SPECIAL_LINES)
            case _:
                self.unreadable(Fault.LINE_MALFORMED, expected=_PLAYER_LINES)

    def consequence(self, words: list[str]) -> None:
        """Read a line `= …`: it must say how the last round ended."""
        claim = words[1:]
        form = CONSEQUENCES.get(claim[0] if claim else "")
        if form is None or not form[0] <= len(claim) <= form[1]:
            self.unreadable(Fault.LINE_MALFORMED, expected=" | ".join(f"= {form[2]}" for form in CONSEQUENCES.values()))
        game = self.playing_on()
        numbers = [self.number(word) for word in claim[(1 if claim[0] == "total" else 2) :]]
        if claim[0] in ("loser", "out", "starter", "winner"):
            self.seat(game, claim[1])
        self.no_turn_owed(game)
        if game.round.heads or not game.round.finished or self.round_open:
            self.illegal(Fault.ROUND_NOT_OVER)
        true = happened(game)
        if claim[0] == "loser" and numbers in ([], [1]):
            claim = claim[:2]
        if claim not in true:
            expected = " | ".join(" ".join(["=", *fact]) for fact in true if fact[0] == claim[0]) or "—"
            self.illegal(Fault.DIFFERS, claim=" ".join(words), expected=expected)

    # verdicts

    def play(self, seat: int, move: Move) -> None:
        game = self.ready()
        try:
            self.game = play(game, seat, move)
        except IllegalMove as illegal:
            raise Illegal(self.line, illegal.code, dict(illegal.refusal.values)) from None

    def no_turn_owed(self, game: Game) -> None:
        if game.stage == Stage.TURN:
            self.illegal(Fault.TURN_MISSING, expected="turn CARD …")


def happened(game: Game) -> list[list[str]]:
    """The consequences of the round that has just ended, as words."""
    return [line.split()[1:] for line in consequences(game, game.terms.names)]


CONSEQUENCES: Final = {
    # word: (least words, most words, form)
    "total": (2, 2, "total N"),
    "loser": (2, 3, "loser NAME [N]"),
    "out": (2, 2, "out NAME"),
    "reshuffle": (1, 1, "reshuffle"),
    "starter": (2, 2, "starter NAME"),
    "winner": (2, 2, "winner NAME"),
}

LATER: Final = ("round", "deal", "turn", "=", "tag")
"""What a line may begin with after the header, besides a name."""
SPOKEN: Final = ("starter", "deal", "turn", "=")
"""What a spoken line may begin with, besides a name; `round` may be said too, and changes nothing."""

STATEMENTS: Final[dict[str, Callable[[Reader, list[str]], None]]] = {
    "coyote": Reader.header_line,
    "edition": Reader.header_line,
    "option": Reader.header_line,
    "seats": Reader.header_line,
    "starter": Reader.header_line,
    "tag": Reader.tag,
    "round": Reader.begin_round,
    "deal": Reader.deal,
    "turn": Reader.turn,
    "=": Reader.consequence,
}
"""Every first word that is not a name."""
