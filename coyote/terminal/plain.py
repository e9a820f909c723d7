"""The plain lines: a table told in sentences, one below the other, and played by typing.

Law: nothing but lines of text comes out, without colours, boxes or a cursor that jumps, so that a screen reader reads it as it
stands and a script can drive it. At a keyboard a line is answered at once; from a pipe, lines wait until it is one's turn.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Final, TextIO

from coyote.rules.model.moves import AIMED_SPECIALS, DECLARED_SPECIALS, GUESS
from coyote.rules.sight import View
from coyote.speech import Speaker
from coyote.terminal import telling
from coyote.terminal.film import Film
from coyote.terminal.fireside import Ended, Fireside, Unable
from coyote.terminal.scene import OPEN, OVER, PLAYING, Scene, names
from coyote.terminal.typed import CLOSED_EYE, OPEN_EYE, Command, bare, read, seat_of

AT_TABLES: Final = ("start", "sit", "bot", "noise")
"""Words that are of use only at a table with others."""


class Lines:
    """What is typed, line by line; read by a thread of its own, because a terminal cannot be waited for otherwise."""

    def __init__(self, source: TextIO, *, at_once: bool) -> None:
        self.source, self.at_once = source, at_once
        self.ended = False
        self._asked = threading.Semaphore(0)
        self._answers: asyncio.Queue[str] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while self._asked.acquire():
            try:
                line = self.source.readline()
            except (OSError, ValueError):
                line = ""
            try:
                self._loop.call_soon_threadsafe(self._answers.put_nowait, line)
            except RuntimeError:  # the game is over and its loop closed
                return

    async def next(self) -> str | None:
        """The next line; None when there are no more."""
        if self.ended:
            return None
        self._asked.release()
        line = await self._answers.get()
        self.ended = not line
        return line.strip() if line else None


class Plain:
    """A fireside in lines."""

    def __init__(self, fireside: Fireside, speak: Speaker, out: Callable[[str], None], *, ends: bool) -> None:
        self.fireside, self.speak, self.out = fireside, speak, out
        self.ends = ends
        """Whether the end of the game is the end."""
        self.live = True
        self.moved: Scene | None = None
        """The scene in which the reader made the last move: until there is another, it is not their turn again."""
        self.asked: object = None
        """What was last prompted for, so that nobody is prompted twice."""

    async def run(self, lines: Lines) -> None:
        """Tell what happens and do what is typed, until somebody leaves or the game is over."""
        self.tell_table()
        if self.fireside.refused is not None:
            self.out(telling.reason(self.fireside.refused, self.speak))
        happening = asyncio.ensure_future(self.fireside.next())
        typing: asyncio.Future[str | None] | None = None
        try:
            while True:
                self.prompt()
                if typing is None and (lines.at_once or self.waits()):
                    typing = asyncio.ensure_future(lines.next())
                await asyncio.wait({one for one in (happening, typing) if one is not None}, return_when=asyncio.FIRST_COMPLETED)
                if happening.done():
                    self.tell(*happening.result())
                    if self.ends and self.fireside.scene.state == OVER:
                        return
                    happening = asyncio.ensure_future(self.fireside.next())
                elif typing is not None and typing.done():
                    line, typing = typing.result(), None
                    if line is None or not await self.take(line):
                        return
                    await asyncio.sleep(0)
        except Ended as ended:
            if ended.unable is not None:
                raise ended.unable from None
        finally:
            for one in (happening, typing):
                if one is not None:
                    one.cancel()
            await asyncio.gather(happening, return_exceptions=True)

    def waits(self) -> bool:
        """Whether nothing happens before the reader does something."""
        scene = self.fireside.scene
        return (scene.at_turn and scene is not self.moved) or (scene.state != PLAYING and scene.eyes is not None)

    def tell(self, scene: Scene, events: tuple[object, ...]) -> None:
        if scene.live != self.live:
            self.live = scene.live
            lost = f"{self.speak.say('connection-lost')} {self.speak.say('connection-lost-about')}"
            self.out(self.speak.say("terminal-line-back") if scene.live else lost)
        for event in events:
            for sentence in telling.sentences(event, scene, self.speak):  # type: ignore[arg-type]
                self.out(sentence)

    def tell_table(self) -> None:
        scene = self.fireside.scene
        for line in telling.table(scene, self.speak):
            self.out(line)
        if scene.link:
            self.out(telling.of(self.speak.say("share-title"), scene.link, self.speak))
            self.out(telling.of(self.speak.say("share-code"), scene.code, self.speak))

    def prompt(self) -> None:
        """Say once that it is the reader's turn, and what may be typed."""
        scene = self.fireside.scene
        stage = (scene.state, scene.view and (scene.view.round, scene.view.stage, scene.view.said)) if self.waits() else None
        if stage is None or stage == self.asked or not scene.live:
            self.asked = stage if stage is None else self.asked
            return
        self.asked = stage
        if scene.at_turn and scene.view is not None:
            stands = [] if scene.view.number is None else [telling.stands(scene, self.speak)]
            self.out(self.speak.together([*stands, telling.waits(scene, self.speak), *telling.time_left(scene, self.speak)]))
            self.out(self.speak.say("terminal-may", moves=" | ".join(may(scene.view, names(scene, self.speak), self.speak))))
        elif scene.state in (OPEN, OVER):
            self.out(telling.waits(scene, self.speak))

    async def take(self, line: str) -> bool:
        """Do what was typed; False if the reader leaves."""
        scene = self.fireside.scene
        known = read(line, scene.view, names(scene, self.speak), self.speak)
        if known is None:
            if line:
                self.out(self.speak.say("terminal-unclear", line=line, help=self.word("help")))
            return True
        if isinstance(known, Command) and known.name == "quit":
            return False
        try:
            if isinstance(known, Command):
                await self.obey(known)
            else:
                await self.fireside.play(known)
                self.moved = scene
        except Unable as unable:
            self.out(telling.reason(unable, self.speak, scene))
        return True

    async def obey(self, command: Command) -> None:
        match command.name:
            case "look":
                self.tell_table()
            case "help":
                for line in self.help():
                    self.out(line)
            case "coach":
                for line in telling.advice_told(await self.fireside.coach(), self.speak):
                    self.out(line)
            case "bot":
                await self.fireside.ask("add-bot", mind=command.rest or "fox")
            case "noise":
                known = {bare(self.speak.say(f"reaction-{noise}")): noise for noise in telling.NOISES}
                await self.fireside.ask("react", reaction=known.get(command.rest, command.rest))
            case "start" | "sit" as wish:
                await self.fireside.ask(wish)
            case _:
                raise Unable("not-here")

    def help(self) -> Iterator[str]:
        view = self.fireside.scene.view
        yield self.speak.say("terminal-help-number")
        yield telling.of(bare(self.speak.say("play-coyote")), self.speak.say("terminal-help-coyote"), self.speak)
        if view is not None:
            for kind, powers in (("coin", view.terms.coins), ("special", view.terms.specials)):
                for power in dict.fromkeys(powers):
                    word = bare(self.speak.say(f"{kind}-{power}"))
                    yield telling.of(word, self.speak.say(f"{kind}-{power}-about"), self.speak)
            yield from self.help_with_eyes(view)
        for word in ("look", "coach", *(AT_TABLES if self.fireside.scene.link else ()), "help", "quit"):
            yield telling.of(self.word(word), self.speak.say(f"terminal-help-{word}"), self.speak)

    def help_with_eyes(self, view: View) -> Iterator[str]:
        if view.eyes:
            yield telling.of(bare(self.speak.say("play-peek")), self.speak.say("learn-eyes-peek"), self.speak)
            yield telling.of(self.word("give"), self.speak.say("terminal-help-give"), self.speak)
        if view.terms.trickster:
            yield telling.of(bare(self.speak.say("play-lay")), self.speak.say("learn-trickster-card"), self.speak)
            yield telling.of(self.word("point"), self.speak.say("play-point-about"), self.speak)

    def word(self, name: str) -> str:
        return self.speak.say(f"terminal-word-{name}")


def may(view: View, people: tuple[str, ...], speak: Speaker) -> Iterator[str]:
    """What may be typed now, in the reader's words."""
    able = view.options
    yield from telling.numbers(able)
    if able.call:
        yield bare(speak.say("play-coyote"))
    if able.withdraw:
        yield bare(speak.say("play-withdraw"))
    for coin in able.coins:
        yield bare(speak.say(f"coin-{coin}")) + (f" {'/'.join(able.guesses)}" if coin == GUESS else "")
    targets = "/".join(people[seat] for seat in able.targets)
    for special in able.specials:
        word = bare(speak.say(f"special-{special}"))
        aim = f" {targets}" if special in AIMED_SPECIALS else ""
        yield f"{able.lowest} {word}{aim}" if special in DECLARED_SPECIALS else word
    if able.peek:
        yield bare(speak.say("play-peek"))
    if able.lay:
        yield bare(speak.say("play-lay"))
    for seat in able.points:
        yield f"{speak.say('terminal-word-point')} {people[seat]}"
    if able.give_up:
        for eye in (CLOSED_EYE, OPEN_EYE):
            yield f"{speak.say('terminal-word-give')} {speak.say(f'terminal-word-{eye}')}"


async def show(film: Film, speak: Speaker, out: Callable[[str], None], lines: Lines) -> None:
    """A film in lines: an empty line shows the next move, and when nothing more is typed, the rest of it."""
    told = Plain(film, speak, out, ends=True)
    told.tell_table()
    while film.place < film.length or film.turned:
        change = await film.next()
        if change.events:
            told.tell(change.scene, change.events)
        else:
            told.tell_table()
        while film.place < film.length:
            line = await lines.next()
            command = read(line or "", None, (), speak)
            if line is None or not line:
                break
            if isinstance(command, Command) and command.name == "quit":
                return
            if isinstance(command, Command) and command.name in ("eyes", "back", "round"):
                people = names(film.scene, speak)
                await film.ask(command.name, seat=seat_of(command.rest, people, [c.name for c in film.scene.chairs if c]))
                break
            out(speak.say("terminal-film-help", **{name: told.word(name) for name in ("back", "round", "eyes", "quit")}))
