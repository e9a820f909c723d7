"""Wishes: what the reader wants becomes a move or an ask, by way of lists where there is something to choose.

Law: whatever is offered comes from the options of the view. A refusal is said, and nothing else happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote.bots import MINDS
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import (
    AIMED_SPECIALS,
    DECLARED_SPECIALS,
    GUESS,
    Call,
    Coin,
    Declare,
    Lay,
    Peek,
    PlayerMove,
    Withdraw,
)
from coyote.speech import Speaker
from coyote.terminal import telling
from coyote.terminal.film import Film
from coyote.terminal.fireside import Fireside, Unable
from coyote.terminal.scene import Scene, called, names
from coyote.terminal.screen.dialogs import Choosing, Reading
from coyote.terminal.screen.hand import Armed, Hand
from coyote.terminal.typed import ALONE

if TYPE_CHECKING:
    from coyote.terminal.screen.app import TableApp


def useful(wish: str, scene: Scene) -> bool:
    """Whether this wish can come true in the game that is played, at some turn or other."""
    view = scene.view
    match wish:
        case "powers":
            return view is not None and bool(view.terms.coins or view.terms.specials)
        case "peek":
            return view is not None and bool(view.eyes)
        case "lay":
            return view is not None and view.holder is not None and view.holder == scene.eyes
        case _:
            return True


class Wishes:
    """What the reader of one screen wants."""

    def __init__(self, app: TableApp, fireside: Fireside, speak: Speaker) -> None:
        self.app, self.fireside, self.speak = app, fireside, speak

    async def do(self, wish: str) -> None:
        """Do it, or say why not."""
        hand = self.app.hand
        if not isinstance(hand, Hand):
            return
        try:
            match wish:
                case "say" if hand.able is not None and hand.able.lowest is not None:
                    armed, hand.typed = hand.armed or Armed(""), ""
                    await self.fireside.play(Declare(hand.number, armed.special or None, armed.target))
                case "call" if hand.able is not None:
                    await self.fireside.play(Call())
                case "withdraw":
                    await self.fireside.play(Withdraw())
                case "peek" if hand.able is not None:
                    await self.fireside.play(Peek())
                case "lay" if hand.able is not None:
                    await self.fireside.play(Lay())
                case "first" | "second" if hand.choices:
                    await self.fireside.play(hand.choices[wish == "second"][1])
                case "powers" if hand.able is not None:
                    await self.use_power(hand)
                case "coach":
                    advice = list(telling.advice_told(await self.fireside.coach(), self.speak, most=15))
                    self.app.push_screen(Reading([self.speak.say("coach"), *advice], self.speak))
                case "noise":
                    await self.make_noise()
                case "bot":
                    await self.add_bot()
                case "start" | "sit":
                    await self.fireside.ask(wish)
                case _:
                    return
        except Unable as unable:
            self.app.complain(unable)

    async def use_power(self, hand: Hand) -> None:
        """Choose a coin or special, and what it needs."""
        able = hand.able
        assert able is not None
        powers = [("coin", coin) for coin in dict.fromkeys(able.coins)] + [("special", special) for special in able.specials]
        if not powers:
            return
        told = [(self.speak.say(f"{kind}-{power}"), self.speak.say(f"{kind}-{power}-about")) for kind, power in powers]
        place = await self.app.push_screen_wait(Choosing(telling.powers_word(self.fireside.scene, self.speak), told))
        if place is None:
            return
        kind, power = powers[place]
        move: PlayerMove | None = None
        if kind == "coin":
            guess = await self.choose_card(able.guesses) if power == GUESS else None
            move = None if power == GUESS and guess is None else Coin(power, guess)
        elif power in DECLARED_SPECIALS:
            target = await self.choose_target(power, able.targets) if power in AIMED_SPECIALS else None
            if power not in AIMED_SPECIALS or target is not None:
                hand.armed = Armed(power, target)
                hand.redraw()
        else:
            move = ALONE[power]
        if move is not None:
            await self.fireside.play(move)

    async def choose_card(self, kinds: tuple[Card, ...]) -> Card | None:
        told = [(self.speak.card(kind), "") for kind in kinds]
        place = await self.app.push_screen_wait(Choosing(self.speak.say("play-guess-title"), told))
        return None if place is None else kinds[place]

    async def choose_target(self, special: str, targets: tuple[int, ...]) -> int | None:
        people = names(self.fireside.scene, self.speak)
        question = self.speak.say("play-aim-title", special=self.speak.say(f"special-{special}"))
        place = await self.app.push_screen_wait(Choosing(question, [(people[seat], "") for seat in targets]))
        return None if place is None else targets[place]

    async def choose_eyes(self) -> None:
        """Look at the film through somebody else's eyes."""
        assert isinstance(self.fireside, Film)
        chairs = self.fireside.scene.chairs
        told = [(self.speak.say("replay-page-watcher"), ""), *((called(chair, self.speak), "") for chair in chairs)]
        place = await self.app.push_screen_wait(Choosing(self.speak.say("replay-page-eyes"), told))
        if place is not None:
            await self.app.film("eyes", seat=None if place == 0 else place - 1)

    async def make_noise(self) -> None:
        told = [(self.speak.say(f"reaction-{reaction}"), "") for reaction in telling.NOISES]
        place = await self.app.push_screen_wait(Choosing(self.speak.say("reactions"), told))
        if place is not None:
            await self.fireside.ask("react", reaction=telling.NOISES[place])

    async def add_bot(self) -> None:
        told = [(self.speak.say(f"bot-{mind}"), self.speak.say(f"mind-{mind}")) for mind in MINDS]
        place = await self.app.push_screen_wait(Choosing(self.speak.say("lobby-bot"), told))
        if place is not None:
            await self.fireside.ask("add-bot", mind=list(MINDS)[place])
