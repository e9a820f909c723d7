"""Whatever people do at a table, and whenever: the table stays sound, and a game that nobody holds up ends."""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from coyote import NOBODY, WATCHER, Refused, options
from coyote.lab.simulate import any_move
from coyote.rules.model.moves import DEALER
from coyote.rules.model.state import cards_in_play, discards
from coyote.table.refusals import TableRefused
from coyote.table.schedule import due, stands_still
from coyote.table.setting import PHONES, Setting
from coyote.table.wire import inbound
from coyote.table.wire.moves import from_rules
from tests.table.seated import GUESTS, Seated, read_frame

SETTINGS = (
    Setting(options={"out_at": "1"}),
    Setting(options={"out_at": "2", "coins": "on"}, turn=15, bank=0),
    Setting("kidult_2003", {"out_at": "1", "specials": "on"}, seats=3, turn=30, bank=30),
    Setting("devir_2021", {"out_at": "1", "deck": "?x2 nightx2 5x4 -3x1"}, turn=300),
    Setting(options={"out_at": "1", "coins": "on"}, heads="phones"),
    Setting("kidult_2003", {"out_at": "1", "specials": "on"}, turn=15, bank=0, heads="phones"),
)
guests = st.sampled_from((*GUESTS, "eve"))


class AnyTable(RuleBasedStateMachine):
    """People come and go, play, watch and fall asleep."""

    @initialize(setting=st.sampled_from(SETTINGS), people=st.integers(0, 3), minds=st.integers(0, 2), begun=st.integers(0, 3))
    def open(self, setting: Setting, people: int, minds: int, begun: int) -> None:
        """Most tables have a game already; the other rules of this machine start one."""
        self.table = Seated(setting)
        for guest in GUESTS[1 : people + 1]:
            self.tried(guest, inbound.Sit("op", guest))
        for _ in range(minds):
            self.tried("ann", inbound.AddBot("op", "cub"))
        if begun:
            self.tried("ann", inbound.Start("op"))

    def tried(self, guest: str, ask: inbound.AnyAsk) -> None:
        before = self.table.table
        try:
            self.table.ask(guest, ask)
        except (TableRefused, Refused):
            assert self.table.table is before, "nothing of a refused message changes the table"

    @rule(guest=guests)
    def sit(self, guest: str) -> None:
        self.tried(guest, inbound.Sit("op", guest))

    @rule(guest=guests)
    def leave(self, guest: str) -> None:
        self.tried(guest, inbound.Leave("op"))

    @rule(guest=guests, here=st.booleans())
    def come_or_go(self, guest: str, here: bool) -> None:
        self.table.here(guest, here)

    @rule(guest=guests, mind=st.sampled_from(["cub", "tortoise", "fox"]))
    def add_bot(self, guest: str, mind: str) -> None:
        self.tried(guest, inbound.AddBot("op", mind))

    def sitter(self, seat: int) -> int:
        chair = self.table.table.chairs[seat % len(self.table.table.chairs)]
        return self.table.table.seq if chair is None else chair.sitter

    @rule(guest=guests, seat=st.integers(0, 4))
    def remove(self, guest: str, seat: int) -> None:
        self.tried(guest, inbound.Remove("op", self.sitter(seat)))

    @rule(guest=guests, seat=st.integers(0, 4))
    def pass_host(self, guest: str, seat: int) -> None:
        self.tried(guest, inbound.PassHost("op", self.sitter(seat)))

    @rule(guest=guests)
    def knock(self, guest: str) -> None:
        self.tried(guest, inbound.Knock("op", guest))

    @rule(guest=guests, kind=st.sampled_from([inbound.Admit, inbound.TurnAway]), which=st.integers(0, 3))
    def answer_a_knock(self, guest: str, kind: type[inbound.Admit | inbound.TurnAway], which: int) -> None:
        waiting = self.table.table.gate.knocking[which : which + 1]
        self.tried(guest, kind("op", waiting[0].knock if waiting else self.table.table.seq))

    @rule(guest=guests, setting=st.sampled_from(SETTINGS))
    def change(self, guest: str, setting: Setting) -> None:
        self.tried(guest, inbound.Change("op", setting))

    @rule(guest=guests, reaction=st.sampled_from(["howl", "swear"]))
    def react(self, guest: str, reaction: str) -> None:
        self.tried(guest, inbound.React("op", reaction))

    @precondition(lambda self: not self.table.table.playing)
    @rule()
    def start(self) -> None:
        self.tried(self.table.table.host or "eve", inbound.Start("op"))

    @precondition(lambda self: self.table.table.playing)
    @rule()
    def give_seeds(self) -> None:
        self.table.commit_all()

    @precondition(lambda self: self.table.table.playing)
    @rule(seed=st.integers(0, 10**6), late=st.integers(0, 3_000), moves=st.integers(1, 9))
    def play(self, seed: int, late: int, moves: int) -> None:
        """Some moves in a row, by people or by whoever plays for them; now and then one comes too late."""
        table, rng = self.table.deal(), Random(seed)
        for _ in range(moves):
            if table.table.playing and table.turn >= 0:
                chair, able, seq = table.table.chairs[table.turn], options(table.match.game, table.turn), table.table.seq
                assert chair is not None
                move = from_rules(any_move(able, rng))  # type: ignore[arg-type]
                table.later(rng.randrange(late + 1))
                if table.table.setting.heads == PHONES:  # whoever is there enters it, or the bot of one who left was faster
                    self.tried(rng.choice((*GUESTS, "eve")), inbound.Play("op", seq, move))
                elif chair.person and chair.away is None:
                    self.tried(str(chair.guest), inbound.Play("op", seq, move))
                elif due(table.table) is not None:  # the bot may have moved by now, and a person is to move
                    table.until_due()
                table.deal()

    @rule(ms=st.sampled_from([1, 900, 5_000, 30_000, 400_000]))
    def time_passes(self, ms: int) -> None:
        for _ in range(30):
            when = due(self.table.table)
            if when is None or when > self.table.now + ms:
                break
            self.table.at(max(when, self.table.now))
        self.table.now += 1

    @precondition(lambda self: self.table.table.playing)
    @rule()
    def nobody_holds_it_up_and_it_ends(self) -> None:
        """Everybody goes away, and leaves for good if phones are on heads: bots play on until it ends or stands still."""
        for guest in (*GUESTS, "eve"):
            self.table.here(guest, False)
            if self.table.table.setting.heads == PHONES:
                self.tried(guest, inbound.Leave("op"))
        for _ in range(3_000):
            if not self.table.table.playing or stands_still(self.table.table):
                return
            self.table.until_due()
        raise AssertionError("the game does not end")

    @invariant()
    def the_log_makes_the_same_table(self) -> None:
        assert self.table.again() == self.table.table

    @invariant()
    def no_card_is_lost(self) -> None:
        if self.table.table.match is not None:
            game = self.table.match.game
            counts = [sum(counts) for counts in (game.round.pile, discards(game.round))]
            assert sum(counts) + len(cards_in_play(game.round)) == game.terms.deck.size

    @invariant()
    def exactly_one_is_to_move(self) -> None:
        table = self.table.table
        if table.match is None:
            return
        turn = table.match.game.turn
        if turn in (DEALER, NOBODY):
            assert (turn == NOBODY) == (not table.playing)
            return
        everybody = [*range(len(table.chairs)), WATCHER]
        able = [eyes for eyes in everybody if self.table.see(eyes).you.options is not None]
        assert able == (everybody if table.setting.heads == PHONES else [turn])
        assert turn in table.match.game.round.inside
        assert table.chairs[turn] is not None

    @invariant()
    def the_host_sits_there_if_any_person_does(self) -> None:
        table = self.table.table
        people = [chair for chair in table.chairs if chair is not None and chair.person]
        left = table.host is not None and table.left_by(table.host) is not None
        assert (table.seat_of(table.host) is not None) == bool(people) or left

    @invariant()
    def frames_can_be_read_and_watchers_see_no_head_nor_phones_another(self) -> None:
        for eyes in (*range(len(self.table.table.chairs)), WATCHER):
            frame = read_frame(self.table.frame(eyes, news=False))
            assert frame.seq == self.table.table.seq
            if eyes is WATCHER and frame.game is not None:
                assert {worn.seat for worn in frame.you.worn} <= {*frame.game.faced}
            elif frame.table.setting.heads == PHONES:
                assert {worn.seat for worn in frame.you.worn} <= {eyes}

    @invariant()
    def something_is_due_unless_a_person_is_awaited(self) -> None:
        table = self.table.table
        if table.playing and due(table) is None and not stands_still(table):
            chair = table.chairs[self.table.turn]
            assert chair is not None
            assert chair.person
            assert chair.away is None or table.setting.heads == PHONES
            assert table.match is not None
            assert table.match.clock.turn is None


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
