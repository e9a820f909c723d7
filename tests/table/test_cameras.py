"""Cameras and microphones: everybody is told who has them on, and signals go from one who has to another."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from coyote.table.cameras import refuse_viewing, sender_of
from coyote.table.deeds import Away, FacesClosed, FacesOpened, Left, Switched
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.setting import Setting
from coyote.table.table import PROGRAM, chair_at
from coyote.table.wire.inbound import VIEWERS, Change, Leave, OpenFaces, Remove, Signal, Switch, read_ask
from tests.table.seated import Seated, four


def on(table: Seated, *guests: str) -> Seated:
    for guest in guests:
        table.ask(guest, Switch("op", camera=True, microphone=False))
    return table


def refused(doing: Callable[[], object]) -> TableCode:
    with pytest.raises(TableRefused) as why:
        doing()
    return why.value.code


def seen(table: Seated, seat: int) -> tuple[bool, bool]:
    chair = table.see(None).table.chairs[seat]
    assert chair is not None
    return chair.camera, chair.microphone


def test_everybody_is_told_what_is_on() -> None:
    table = four().ask("bob", Switch("op", camera=True, microphone=True))
    assert table.log[-1][1] == Switched(1, camera=True, microphone=True)
    assert (seen(table, 0), seen(table, 1)) == ((False, False), (True, True))
    table.ask("bob", Switch("op", camera=False, microphone=True))
    assert seen(table, 1) == (False, True)
    assert table.start().again() == table.table
    assert seen(table, 1) == (False, True), "a game that begins switches nothing off"


@pytest.mark.parametrize(
    "going",
    [
        lambda table: table.do([Away(1)]),
        lambda table: table.start().do([Left(1)]),
        lambda table: table.start().ask("bob", Leave("op")),
        lambda table: table.ask("ann", Change("op", Setting(heads="phones"))),
    ],
)
def test_whoever_goes_is_neither_seen_nor_heard(going: Callable[[Seated], Seated]) -> None:
    table = going(on(four(), "ann", "bob"))
    assert not chair_at(table.table, 1).on
    assert table.again() == table.table


def test_somebody_who_was_shown_out_gets_no_signal() -> None:
    table = on(four(), "ann", "bob")
    sitter = chair_at(table.table, 1).sitter
    assert sender_of(table.table, "ann", sitter) == chair_at(table.table, 0).sitter
    table.ask("ann", Remove("op", sitter))
    assert refused(lambda: sender_of(table.table, "ann", sitter)) is TableCode.SITTER_GONE
    assert refused(lambda: sender_of(table.table, "bob", chair_at(table.table, 0).sitter)) is TableCode.NO_SEAT


@pytest.mark.parametrize("setting", [Setting(heads="phones"), Setting(heads="handed")])
def test_nobody_needs_a_camera_in_one_room(setting: Setting) -> None:
    ask = Switch("op", camera=True, microphone=True)
    assert refused(lambda: Seated(setting).ask("ann", ask)) is TableCode.CAMERAS_NOT_HERE


def test_only_people_who_sit_here_switch_anything_on() -> None:
    ask = Switch("op", camera=True, microphone=True)
    assert refused(lambda: four().ask("eve", ask)) is TableCode.NO_SEAT
    program = Seated(Setting(programs=True)).sit(f"{PROGRAM}x")
    assert refused(lambda: program.ask(f"{PROGRAM}x", ask)) is TableCode.CAMERAS_NOT_HERE


def test_a_signal_goes_from_one_who_has_something_on_to_another() -> None:
    table = on(four(), "ann", "bob")
    ann, bob, cem, _ = (chair_at(table.table, seat).sitter for seat in range(4))
    assert sender_of(table.table, "bob", ann) == bob
    assert refused(lambda: sender_of(table.table, "cem", ann)) is TableCode.SWITCHED_OFF
    assert refused(lambda: sender_of(table.table, "ann", cem)) is TableCode.NOTHING_ON_THERE
    assert refused(lambda: sender_of(table.table, "ann", ann)) is TableCode.NOTHING_ON_THERE
    assert refused(lambda: sender_of(table.table, "eve", ann)) is TableCode.NO_SEAT, "a watcher"


def test_whoever_watches_gets_a_signal_only_if_the_host_lets_them() -> None:
    table, viewer = on(four(), "ann", "bob"), -7
    ann, _, cem, _ = (chair_at(table.table, seat).sitter for seat in range(4))
    assert not table.see(None).table.faces_open, "nobody is seen by strangers unasked"
    assert refused(lambda: sender_of(table.table, "eve", ann, viewer)) is TableCode.FACES_CLOSED
    assert refused(lambda: sender_of(table.table, "ann", viewer)) is TableCode.FACES_CLOSED
    assert refused(lambda: table.ask("bob", OpenFaces("op", open=True))) is TableCode.NOT_HOST

    table.ask("ann", OpenFaces("op", open=True))
    assert (table.log[-1][1], table.see(None).table.faces_open) == (FacesOpened(), True)
    assert sender_of(table.table, "eve", ann, viewer) == viewer
    assert sender_of(table.table, "ann", viewer) == ann
    assert refused(lambda: sender_of(table.table, "eve", ann)) is TableCode.NO_SEAT, "they have not tuned in"
    assert refused(lambda: sender_of(table.table, "eve", cem, viewer)) is TableCode.NOTHING_ON_THERE
    assert refused(lambda: sender_of(table.table, "eve", -8, viewer)) is TableCode.NOTHING_ON_THERE, "viewers do not meet"
    assert refused(lambda: sender_of(table.table, "cem", viewer)) is TableCode.SWITCHED_OFF
    assert table.start().see(None).table.faces_open, "a game that begins changes nothing"

    table.ask("ann", OpenFaces("op", open=False))
    assert (table.log[-1][1], table.see(None).table.faces_open) == (FacesClosed(), False)
    assert refused(lambda: sender_of(table.table, "eve", ann, viewer)) is TableCode.FACES_CLOSED
    assert table.again() == table.table


def test_who_was_shown_out_is_no_viewer_and_who_sits_here_sees_with_something_on() -> None:
    table = on(four(), "ann", "bob").ask("ann", OpenFaces("op", open=True))
    assert refuse_viewing(table.table, "eve") is None
    table.ask("ann", Remove("op", chair_at(table.table, 1).sitter))
    assert refuse_viewing(table.table, "ann") is None
    for guest, why in (("bob", TableCode.SHOWN_OUT), ("cem", TableCode.SWITCHED_OFF)):
        refusal = refuse_viewing(table.table, guest)
        assert refusal is not None and refusal.code is why


def test_a_table_in_one_room_shows_nobody_to_those_who_watch() -> None:
    ask = OpenFaces("op", open=True)
    assert refused(lambda: Seated(Setting(heads="phones")).ask("ann", ask)) is TableCode.CAMERAS_NOT_HERE
    table = four().ask("ann", ask).ask("ann", Change("op", Setting(heads="phones")))
    assert not table.see(None).table.faces_open


def test_the_number_of_a_viewer_has_a_bound() -> None:
    def read(to: int) -> object:
        return read_ask(f'{{"ask": "signal", "op": "1", "to": {to}, "text": "x"}}')

    assert read(-VIEWERS) == Signal("1", -VIEWERS, "x")
    assert refused(lambda: read(-VIEWERS - 1)) is TableCode.MALFORMED


@pytest.mark.parametrize("size", [0, 14_001])
def test_a_signal_has_a_bound(size: int) -> None:
    def read(size: int) -> object:
        return read_ask(f'{{"ask": "signal", "op": "1", "to": 1, "text": "{size * "x"}"}}')

    assert read(14_000) == Signal("1", 1, 14_000 * "x")
    assert refused(lambda: read(size)) is TableCode.MALFORMED
