"""Speech: events, counts and refusals put into words, in the reader's language. Python makes sentences nowhere else.

Law: sentences come from the Fluent files in `words/<language>/`, which the browser shares. A message that a language lacks
fails a test; it never becomes an English sentence in the middle of a French one. Only what is said is parsed, and a sentence
without numbers is said without Fluent, which takes longer to load than most commands take to run.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Final

from coyote.errors import CoyoteError, EnglishRefusal
from coyote.invocation import invocation
from coyote.rules.model.cards import MYSTERY, NIGHT, SPECIALS, Card
from coyote.rules.model.events import (
    NO_SEAT,
    Agreed,
    AskedAgain,
    Called,
    Changed,
    CoinTurned,
    Count,
    Counted,
    CoyotesTaken,
    Dealt,
    Declared,
    Dodged,
    Event,
    Exchanged,
    ExtraLaid,
    Guessed,
    MoreWorn,
    NextStarts,
    NobodyPaid,
    Refilled,
    Reshuffled,
    Shown,
    StarterNamed,
    TurnedOver,
    WentOut,
    Withdrew,
    Won,
    Worn,
)
from coyote.rules.model.glances import (
    CardLaid,
    CoyoteCardTaken,
    EyeClosed,
    EyeGivenUp,
    EyeOpened,
    Peeked,
    Pointed,
    PointsShown,
)

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

WORDS: Final = Path(__file__).parent / "words"
LONGEST: Final = 500
UNBROKEN: Final = "\u00a0\u202f"
"""Spaces at which a line must not break; French has them before many punctuation marks."""
LANGUAGES: Final = ("en", *sorted(folder.name for folder in WORDS.iterdir() if folder.is_dir() and folder.name != "en"))
"""Every folder of words is a language; English comes first, because it is spoken where no other is known."""

ENTRY: Final = re.compile(r"^(?P<id>[a-z][\w-]*) *=.*\n?(?:^(?:[ }].*)?\n?)*", re.MULTILINE)
"""A message with its id: its line, and the indented or empty lines and closing braces after it."""
PLAIN: Final = re.compile(r"[a-z][\w-]* *= *(?P<text>(?:[^{}\n]|\{ \$\w+ \})+?)[ \n]*")
"""A message of one line that needs no Fluent: words, and places for values."""
PLACE: Final = re.compile(r"\{ \$(\w+) \}")
REFUSALS: Final = ("terminal", "refusal", "table", "server")
"""How the messages of refusals begin: the terminal's own, the rules', a table's, a server's."""


class Speaker:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.typed = printable(invocation())
        self.entries: dict[str, str] = {}
        """Every message of the language as it is written, by its id."""
        for file in sorted((WORDS / language).glob("*.ftl")):
            for entry in ENTRY.finditer(file.read_text(encoding="utf-8")):
                self.entries.setdefault(entry["id"], entry[0])

    def say(self, message: str, /, **values: object) -> str:
        """The sentence with this id. Numbers are formatted and pluralised as the language does; text stays as it is.

        Every sentence knows how Coyote was started: `{ $coyote }`.
        """
        told = {"coyote": self.typed} | {name: printable(value) for name, value in values.items()}
        if plain := PLAIN.fullmatch(self.entries[message]):
            texts = {name: value for name, value in told.items() if isinstance(value, str)}
            if texts.keys() >= set(PLACE.findall(plain["text"])):
                return PLACE.sub(lambda place: texts[place[1]], plain["text"])
        return self.say_with_fluent(message, told)

    def say_with_fluent(self, message: str, values: Mapping[str, object]) -> str:
        """The same, whatever the message is made of."""
        from fluent.runtime import FluentResource

        if not self.bundle.has_message(message):
            self.bundle.add_resource(FluentResource(self.entries[message]))
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise errors[0]
        return str(text)

    @cached_property
    def bundle(self) -> FluentBundle:
        """Fluent for this language, with the messages that have needed it so far."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def percent(self, chance: float, digits: int = 0) -> str:
        """A chance as the language writes it: `62%`, `62 %`, and with a digit `62,5 %`."""
        from babel import Locale
        from babel.numbers import format_percent

        pattern = Locale.parse(self.language).percent_formats[None].pattern
        return format_percent(chance, pattern.replace("0", "0." + "0" * digits) if digits else pattern, locale=self.language)

    def listed(self, items: Iterable[str]) -> str:
        """One thing after another, as the language writes a list."""
        first, *others = [*items] or [""]
        return reduce(lambda told, item: self.say("list-more", list=told, item=item), others, first)

    def together(self, sentences: Iterable[str]) -> str:
        """One sentence after another; a full-width full stop brings its own space."""
        return " ".join(sentences).replace("。 ", "。")

    def reason(self, why: CoyoteError, called: Mapping[str, str] | None = None) -> str:
        """Why not, and what to do; those who go by another name here are `called` that."""
        if isinstance(why, EnglishRefusal):
            return str(why)
        values = {name: (called or {}).get(str(value), str(value)) for name, value in why.values.items()}
        for kind in REFUSALS:
            if f"{kind}-{why.code}" in self.entries:
                return self.say(f"{kind}-{why.code}", **values)
        return self.say("trouble-unknown", code=why.code)

    def refusal(self, code: str, values: Mapping[str, int | str]) -> str:
        return self.say(f"refusal-{code}", **{name: str(value) for name, value in values.items()})

    def card(self, card: Card) -> str:
        """What a card is called, with what people type for it."""
        name = self.named(card)
        return name if card in name else self.say("card-typed", name=name, token=card)

    def named(self, card: Card) -> str:
        """What a card is called, as the page does."""
        return self.say(f"card-{word_of(card)}", card=card)

    def cards(self, cards: Sequence[Card]) -> str:
        return self.listed(self.card(card) for card in cards)

    def worn(self, cards: Sequence[Worn], names: Sequence[str], eyes: int | None = None) -> str:
        def whose(seat: int) -> str:
            return self.say("event-shown-middle") if seat == NO_SEAT else self.say("lobby-you") if seat == eyes else names[seat]

        return self.listed(f"{whose(seat)} {self.card(card)}" for seat, card in cards)

    def event(self, event: Event, names: Sequence[str], eyes: int | None = None) -> Iterator[str]:
        """What happened, in one sentence or more; `eyes` is the seat that hears it, if any, and is called “you”."""

        def about(message: str, seat: int, target: int | None = None, **values: object) -> str:
            hears = "" if eyes is None else "-you" if seat == eyes else "-at-you" if target == eyes else ""
            known = message + hears if message + hears in self.entries else message
            return self.say(known, name=names[seat], target="" if target is None else names[target], **values)

        match event:
            case Dealt(round, starter, heads, middle):
                yield about("event-dealt", starter, round=str(round))
                for seat, card in enumerate(heads):
                    if card is not None:
                        yield about("event-dealt-wears", seat, card=self.card(card))
                    elif seat == eyes:
                        yield about("event-dealt-hidden", seat)
                for _ in middle:
                    yield self.say("event-dealt-middle")
            case Declared(seat, number, special, target):
                yield about("event-declared" + ("" if special is None else f"-{special}"), seat, target, number=str(number))
            case AskedAgain(seat, declarer, number) | Called(seat, declarer, number):
                yield about(f"event-{code_of(event)}", seat, declarer, number=str(number))
            case Dodged(seat, number, target):
                yield about("event-dodged", seat, target, number=str(number))
            case CoinTurned(seat, coin):
                yield about(f"event-coin-turned-{coin}", seat)
            case Exchanged(seat, card) | MoreWorn(seat, card) | Peeked(seat, card) | CardLaid(seat, card):
                hidden = "-hidden" if card is None else ""
                yield about(f"event-{code_of(event)}{hidden}", seat, card="" if card is None else self.card(card))
            case Guessed(seat, guess, card):
                verdict = "right" if guess == card else "wrong"
                yield about(f"event-guessed-{verdict}", seat, guess=self.card(guess), card=self.card(card))
            case Shown():
                yield self.say("event-shown", cards=self.worn(event.counting, names, eyes))
                if event.replaced:
                    yield self.say("event-shown-replaced", cards=self.worn(event.replaced, names, eyes))
            case Counted(count, number):
                yield from self.count(count)
                verdict = "holds" if count.total >= number else "fails"
                yield self.say(f"event-counted-{verdict}", total=str(count.total), number=str(number))
            case CoyotesTaken(seat, coyotes, lost):
                yield about("event-eyes-lost" if lost else "event-coyotes-taken", seat, coyotes=coyotes)
            case Pointed(seat, target):
                yield about("event-pointed-hidden" if target is None else "event-pointed", seat, target)
            case PointsShown(points):
                for point in points:
                    yield about("event-pointed", *point)
            case EyeGivenUp(seat, open):
                yield about(f"event-eye-given-up-{'open' if open else 'closed'}", seat)
            case EyeOpened(seat) | EyeClosed(seat) | CoyoteCardTaken(seat):
                yield about(f"event-{code_of(event)}", seat)
            case Changed(seat, number) | Agreed(seat, number):
                yield about(f"event-{code_of(event)}", seat, number=str(number))
            case ExtraLaid(seat, card):
                yield about("event-extra-laid", seat, card=self.card(card))
            case TurnedOver(card):
                yield self.say("event-turned-over", card=self.card(card))
            case StarterNamed(seat) | Withdrew(seat) | WentOut(seat) | NextStarts(seat) | Won(seat):
                yield about(f"event-{code_of(event)}", seat)
            case Reshuffled(why):
                yield self.say(f"event-reshuffled-{why}")
            case Refilled() | NobodyPaid():
                yield self.say(f"event-{code_of(event)}")

    def count(self, count: Count) -> Iterator[str]:
        """What the specials do, one sentence a step; nothing for a hand of plain numbers."""
        if count.steps:
            yield self.say("count-start", sum=str(count.plain))
        for step in count.steps:
            word = word_of(step.special)
            none = "" if step.on or step.special == NIGHT else "-none"
            cards = self.cards([count.cards[place] for place in step.on])
            yield self.say(f"count-{word}{none}", cards=cards, sum=str(step.sum))


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language; made once."""
    return Speaker(language)


def chosen(environment: Mapping[str, str] = os.environ) -> str:
    """The language of this machine's user if we speak it, otherwise English."""
    wanted = next((environment[name] for name in ("COYOTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = re.split(r"[_.@-]", wanted)[0].lower()
    return language if language in LANGUAGES else "en"


def printable(value: object) -> object:
    """Text from outside, without characters that could control a terminal, cut to a length that people read."""
    if not isinstance(value, str):
        return value
    text = "".join(sign if sign.isprintable() or sign in UNBROKEN else "\ufffd" for sign in value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def word_of(card: Card) -> str:
    """The word for a kind of card in message ids."""
    return "mystery" if card == MYSTERY else card if card in SPECIALS else "number"


def code_of(event: Event) -> str:
    """`CoyotesTaken` -> `coyotes-taken`: the stable code of an event."""
    return re.sub(r"(?<!^)([A-Z])", r"-\1", type(event).__name__).lower()
