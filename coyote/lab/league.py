"""A league: entries that meet again and again, kept in a folder.

Law: a match is finished when its line is in the file; its records are written before. Stopping a league, in whatever
way, loses no finished match, and running it again plays the matches that would have come: the plan follows from the seed and
from what has been played. Entries never change: one whose program has changed or is gone plays no more, and keeps what it has
played.

    league.json     what is played, and the entries
    matches.jsonl   a line for each finished match
    games/          the records of each match
    table.csv, table.json, index.html
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from coyote.bots import MINDS
from coyote.editions import EDITIONS
from coyote.errors import EnglishRefusal
from coyote.invocation import invocation
from coyote.lab.arena import Match, places, played, rotations
from coyote.lab.players import Entrant, Trouble, seated, troubles
from coyote.lab.references import REFERENCES
from coyote.lab.workers import Workers
from coyote.programs.program import Limits, NoProgram, as_path, found, is_path
from coyote.rules.model import names as name_rule
from coyote.rules.model.terms import SEATS, Terms, agree_on
from coyote.rules.record.writer import write

VERSION: Final = 1


class LeagueRefused(EnglishRefusal):
    """Something is wrong with a league or with what is wanted of it; says what was expected."""

    code = "league-refused"


class Entry(NamedTuple):
    """Somebody who takes part."""

    name: str
    bot: str
    """A mind's name, or the path of a program."""
    mark: str = ""
    """The hash of the program's file when it was entered."""


class Rules(NamedTuple):
    """What a league plays."""

    edition: str
    options: dict[str, str]
    seats: int
    seed: int
    turn_ms: int = 1_000
    bank_ms: int = 10_000
    memory_mb: int = 1024


class Finished(NamedTuple):
    """A match that is over: its games, each with the entries by place, the winner first."""

    number: int
    games: tuple[tuple[str, ...], ...]
    trouble: dict[str, dict[str, Any]]
    test: tuple[str, str] | None = None
    """The two that a sequential test compares, if it was played for one."""


class Fixture(NamedTuple):
    """A match to be played: its number, who sits where, and what for."""

    number: int
    sat: tuple[str, ...]
    test: tuple[str, str] | None = None


class Done(NamedTuple):
    """What comes back from a worker."""

    finished: Finished
    records: str


class League:
    """A league in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            told = json.loads((folder / "league.json").read_text(encoding="utf-8"))
            self.rules = Rules(**told["rules"])
            self.entries = [Entry(**entry) for entry in told["entries"]]
        except FileNotFoundError:
            raise LeagueRefused(f"{folder}: expected a league folder. Make one: {invocation()} league init {folder}") from None
        except (OSError, ValueError, TypeError, KeyError) as error:
            raise LeagueRefused(f"{folder / 'league.json'}: expected what `league init` writes ({error})") from None
        self.finished = list(self.read())

    @classmethod
    def init(cls, folder: Path, rules: Rules) -> League:
        """A new league. Raises LeagueRefused, or Refused for rules that cannot be played."""
        if (folder / "league.json").exists():
            raise LeagueRefused(f"{folder}: there is a league already. Add entries: {invocation()} league add {folder} BOT")
        terms_of(rules, [f"seat{seat}" for seat in range(rules.seats)])
        (folder / "games").mkdir(parents=True, exist_ok=True)
        keep(folder, rules, [])
        return cls(folder)

    def add(self, bot: str, name: str | None = None) -> Entry:
        """Enter a mind or a program. Raises LeagueRefused or NoProgram."""
        if is_path(bot) and bot not in MINDS | REFERENCES:
            file = Path(found(bot).command[-1])
            entry = Entry(name or file.name.partition(".")[0], str(file), mark(file))
        elif bot in MINDS | REFERENCES:
            entry = Entry(name or bot, bot)
        else:
            raise LeagueRefused(f"{bot}: expected the path of a program, or one of {', '.join(MINDS | REFERENCES)}")
        if not name_rule.fits(entry.name):
            raise LeagueRefused(
                f"{entry.name}: expected a name of 1 to {name_rule.LONGEST} letters, digits, _ or -. Give one: --name"
            )
        if entry.name in [other.name for other in self.entries]:
            raise LeagueRefused(f"{entry.name} is in the league already. Give the new one another name: --name")
        self.entries.append(entry)
        keep(self.folder, self.rules, self.entries)
        return entry

    def entrant(self, entry: Entry) -> Entrant:
        """An entry, ready to play. Raises LeagueRefused if its program is gone or has changed."""
        if not entry.mark:
            return (MINDS | REFERENCES)[entry.bot]
        limits = Limits(turn_ms=self.rules.turn_ms, bank_ms=self.rules.bank_ms, memory_mb=self.rules.memory_mb)
        try:
            program = found(entry.bot, limits, entry.name)
        except NoProgram as error:
            raise LeagueRefused(f"{entry.name} plays no more: {error} What it has played still counts.") from None
        if mark(Path(entry.bot)) != entry.mark:
            again = f"{invocation()} league add {self.folder} {as_path(entry.bot)} --name {self.unused(entry.name)}"
            raise LeagueRefused(
                f"{entry.name} plays no more: {entry.bot} has changed since it was entered. What it has played still counts. "
                f"Enter the new version: {again}"
            )
        return program

    def roll_call(self) -> tuple[dict[str, Entrant], dict[str, str]]:
        """Who is ready to play; and who plays no more, and why."""
        ready, retired = dict[str, Entrant](), dict[str, str]()
        for entry in self.entries:
            try:
                ready[entry.name] = self.entrant(entry)
            except LeagueRefused as why:
                retired[entry.name] = str(why)
        return ready, retired

    def unused(self, name: str) -> str:
        """A name like this one that nobody has."""
        names = [entry.name for entry in self.entries]
        return next(new for version in count(2) if (new := f"{name[: name_rule.LONGEST - 3]}-{version}") not in names)

    # matches

    def read(self) -> Iterator[Finished]:
        """Every finished match. A last line that was cut off belongs to a match that was not."""
        file = self.folder / "matches.jsonl"
        whole = file.read_bytes() if file.exists() else b""
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept != whole:
            with file.open("r+b") as cut:
                cut.truncate(len(kept))
        for line in kept.splitlines():
            try:
                number, games, trouble, test = json.loads(line)
                yield Finished(number, tuple(map(tuple, games)), trouble, tuple(test) if test else None)
            except (ValueError, TypeError) as error:
                raise LeagueRefused(f"{file}: expected a match in every line ({error}): {line[:80]!r}") from None

    def run(self, fixtures: Iterator[Fixture], workers: Workers, enough: Callable[[Finished], bool]) -> None:
        """Play these matches, and keep each as soon as it and all before it are finished; until one is `enough`."""
        work = partial(play, self.rules, self.roll_call()[0])
        with alone(self.folder), (self.folder / "matches.jsonl").open("ab") as file:
            for finished, records in workers.map(work, fixtures):
                (self.folder / "games" / f"{finished.number:06}.coyote").write_text(records, encoding="utf-8")
                file.write(json.dumps(finished, ensure_ascii=False, sort_keys=True).encode() + b"\n")
                file.flush()
                os.fsync(file.fileno())
                self.finished.append(finished)
                if enough(finished):
                    return

    def plan(self, games: int) -> Iterator[Fixture]:
        """Matches until everybody has had this many games. Whoever had fewest comes next, with those it has met least."""
        names = [*self.roll_call()[0]]
        if len(names) < 2:
            raise LeagueRefused(
                f"a league needs two that play, and has {len(names)}. Add some: {invocation()} league add {self.folder} BOT"
            )
        had, met, number = Counter[str](), Counter[frozenset[str]](), len(self.finished)
        for finished in self.finished:
            tally(finished.games[0], len(finished.games), had, met)
        while min(had[name] for name in names) < games:
            rng = Random(f"league {self.rules.seed} match {number}")
            order = rng.sample(names, len(names))
            first = min(order, key=lambda name: had[name])
            rest = sorted(
                (name for name in order if name != first), key=lambda name: (met[frozenset((first, name))], had[name])
            )
            group = [first, *rest]
            sat = tuple(rng.sample([group[seat % len(group)] for seat in range(self.rules.seats)], self.rules.seats))
            tally(sat, self.rules.seats, had, met)
            yield Fixture(number, sat)
            number += 1


def tally(sat: Sequence[str], games: int, had: Counter[str], met: Counter[frozenset[str]]) -> None:
    there = sorted({*sat})
    for name in there:
        had[name] += games
    met.update(frozenset((one, other)) for one in there for other in there if one < other)


def play(rules: Rules, entrants: Mapping[str, Entrant], fixture: Fixture) -> Done:
    """One match: one deal in every rotation."""
    number, sat, test = fixture
    match = Match(f"league {rules.seed} deal {number}", tuple(range(len(sat))))
    games, records = list[tuple[str, ...]](), list[str]()
    with ExitStack() as stack:
        players = [stack.enter_context(seated(entrants[name])) for name in sat]
        for turn in rotations(match.minds):
            names = [sat[place] for place in turn]
            game = played(terms_of(rules, apart(names)), [players[place] for place in turn], match.seed)
            games.append(tuple([names[seat] for seat in places(game)]))
            records.append(write(game))
        faults: dict[str, Trouble] = {}
        for place, trouble in troubles(range(len(sat)), players):
            faults[sat[place]] = faults[sat[place]].and_then(trouble) if sat[place] in faults else trouble
    told = {
        name: {"moves": it.moves, "faults": dict(it.faults), "notes": [note for note, _ in it.notes]}
        for name, it in faults.items()
    }
    return Done(Finished(number, tuple(games), told, test), "---\n".join(records))


def apart(names: Sequence[str]) -> list[str]:
    """These names for seats, told apart where somebody has several.

    >>> apart(["fox", "owl", "fox"])
    ['fox', 'owl', 'fox-2']
    """
    had, told = Counter[str](), list[str]()
    for name in names:
        had[name] += 1
        told.append(name if had[name] == 1 else f"{name[: name_rule.LONGEST - 3]}-{had[name]}")
    return told


def terms_of(rules: Rules, names: Sequence[str]) -> Terms:
    if rules.edition not in EDITIONS:
        raise LeagueRefused(f"{rules.edition}: expected one of {', '.join(EDITIONS)}")
    if rules.seats not in SEATS:
        raise LeagueRefused(f"{rules.seats} seats: expected {SEATS[0]} to {SEATS[-1]}")
    return agree_on(EDITIONS[rules.edition], names, rules.options)


def mark(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def keep(folder: Path, rules: Rules, entries: Sequence[Entry]) -> None:
    """Write what the league is, whole or not at all."""
    told = {"league": VERSION, "rules": rules._asdict(), "entries": [entry._asdict() for entry in entries]}
    beside = folder / "league.json.new"
    beside.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    beside.replace(folder / "league.json")


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One run at a time. Raises LeagueRefused."""
    with (folder / ".running").open("w") as file:
        with suppress(ImportError):  # Windows has no fcntl
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise LeagueRefused(f"{folder}: this league is being played already, by another process") from None
        yield
