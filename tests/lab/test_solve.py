"""The solver of the two-player round: its bounds hold for every number, and its books are what they claim to be."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from coyote.bots.wolf.bid_tree import Lines, Shape
from coyote.bots.wolf.book import CALL, Book, Pair, Subject, load, save, subject_of
from coyote.bots.wolf.nerve import Nerve
from coyote.bots.wolf.two_stakes import Stakes, stakes
from coyote.editions import EDITIONS
from coyote.lab import endgames
from coyote.lab.solve import main, solve
from coyote.lab.solve_bounds import bounds, sure_of
from coyote.rules.model.cards import DOUBLE, MYSTERY, Card
from coyote.rules.model.deck import Deck

pytestmark = pytest.mark.slow

KIDULT = EDITIONS["kidult_2003"]
SMALL_DECK = Deck({Card("3"): 2, Card("1"): 2, Card("0"): 1, MYSTERY: 1, DOUBLE: 1})
SMALL = stakes(SMALL_DECK)
FIVE = (3, 7, 12, 15, 25)


def pair(at_stake: Stakes, numbers: tuple[int, ...], iterations: int, stride: int = 9) -> Pair:
    shapes = [Shape(numbers, opens, at_stake.top, stride, openings=stride) for opens in (True, False)]
    return Pair(*(solve(at_stake, shape, iterations) for shape in shapes))


def by_brute_force(book: Book | Nerve, at_stake: Stakes) -> float:
    """What this player wins against the best answer: every number, every line, straight from the rules of the round."""
    kinds, top = at_stake.kinds, book.top
    cards = range(len(kinds))

    def called(said: tuple[int, ...], other: int, reach: Mapping[int, float]) -> float:
        """The declarer's value; the free player sees the card `other`, and `reach` is over that player's own card."""
        if said[-1] > at_stake.top:
            return -float(sum(at_stake.deals[other, own] * often for own, often in reach.items()))
        return float(sum(at_stake.called(said[-1])[other, own] * often for own, often in reach.items()))

    def free(said: tuple[int, ...], other: int, reach: Mapping[int, float]) -> float:
        if not any(reach.values()):
            return 0.0
        lowest = said[-1] + 1 if said else 1
        worth = [bound((*said, number), other, reach) for number in range(lowest, top + 2)]
        return max([-called(said, other, reach), *worth] if said else worth)

    def bound(said: tuple[int, ...], other: int, reach: Mapping[int, float]) -> float:
        if not any(reach.values()):
            return 0.0
        moves: dict[int | None, dict[int, float]] = {}
        for own, often in reach.items():
            if often:
                answers = book.answers(kinds[own], said)
                assert sum(answers.values()) == pytest.approx(1)
                for move, share in answers.items():
                    moves.setdefault(move, {})[own] = often * share
        return sum(
            called(said, other, then) if move is CALL else free((*said, move), other, then) for move, then in moves.items()
        )

    opens = bool(book.openings) if isinstance(book, Nerve) else book.lines.shape.opens
    first = bound if opens else free
    return -sum(first((), other, dict.fromkeys(cards, 1.0)) for other in cards)


def test_the_opener_wins_if_both_players_know_everything() -> None:
    """If all cards are fives, whoever says 10 first has won."""
    at_stake = stakes(Deck({Card("5"): 3}))
    found = bounds(pair(at_stake, (4, 7, 10), 50), at_stake)
    assert found.lower == pytest.approx(1, abs=1e-3)
    assert found.upper == 1


def test_a_book_without_the_right_number_is_sure_of_less() -> None:
    at_stake = stakes(Deck({Card("5"): 3}))
    assert sure_of(solve(at_stake, Shape((4, 9), True, at_stake.top), 50), at_stake) == pytest.approx(-1)


@pytest.mark.parametrize("opens", [True, False])
@pytest.mark.parametrize(("numbers", "stride"), [((2, 4), 2), ((1, 3, 4), 1), ((2, 3, 6), 3)])
def test_no_number_does_better_than_the_best_answer(opens: bool, numbers: tuple[int, ...], stride: int) -> None:
    book = solve(SMALL, Shape(numbers, opens, SMALL.top, stride, 2), 30)
    assert sure_of(book, SMALL) == pytest.approx(by_brute_force(book, SMALL), abs=1e-9)


def test_with_all_numbers_the_bounds_meet() -> None:
    found = bounds(pair(SMALL, tuple(range(1, SMALL.top + 1)), 1500), SMALL)
    assert 0 <= found.exploitability < 0.003


def test_fewer_numbers_give_wider_bounds_for_the_same_value() -> None:
    wide = bounds(pair(SMALL, (2, 4), 300), SMALL)
    close = bounds(pair(SMALL, tuple(range(1, SMALL.top + 1)), 300), SMALL)
    assert wide.lower <= close.upper and close.lower <= wide.upper
    assert wide.exploitability > close.exploitability


def test_books_of_five_numbers_for_the_36_cards_prove_bounds_and_survive_a_file(tmp_path: Path) -> None:
    at_stake = stakes(KIDULT.deck, (), KIDULT.order)
    assert at_stake.top == 40
    early, late = (pair(at_stake, FIVE, iterations) for iterations in (10, 200))
    found = bounds(late, at_stake)
    # the default books prove that the value lies between these two
    assert found.lower < -0.0084 and found.upper > -0.0055
    assert found.exploitability < bounds(early, at_stake).exploitability
    assert found.exploitability < 0.137
    save(late, Subject(KIDULT.deck.tokens, KIDULT.order, 1), tmp_path / "five.book")
    assert subject_of(tmp_path / "five.book") == Subject(KIDULT.deck.tokens, KIDULT.order, 1)
    again = load(tmp_path / "five.book")
    assert [book.roots for book in again] == [book.roots for book in late]
    assert bounds(again, at_stake) == found


def test_a_book_hears_any_number_as_one_of_its_own() -> None:
    at_stake = stakes(KIDULT.deck, (), KIDULT.order)
    opener, answerer = pair(at_stake, FIVE, 30)
    assert set(opener.answers(Card("20"), ())) <= set(FIVE)
    assert answerer.answers(Card("5"), (7,)) == answerer.answers(Card("5"), (11,))
    assert answerer.answers(Card("5"), (41,)) == {CALL: 1.0}
    assert not answerer.answers(Card("5"), (1, 4, 5)), "4 is not one of its numbers"
    assert not answerer.answers(Card("5"), (1, 7)), "it is not its turn"


def test_known_discards_change_the_stakes() -> None:
    at_stake = stakes(KIDULT.deck, [Card("20"), DOUBLE], KIDULT.order)
    assert at_stake.top == 30
    assert at_stake.deals.sum() == pytest.approx(1)
    with pytest.raises(ValueError, match="not so many 20"):
        stakes(KIDULT.deck, [Card("20"), Card("20")])


def test_a_book_for_the_whole_deck_still_has_bounds_when_cards_are_gone() -> None:
    fewer = stakes(SMALL_DECK, [Card("3"), DOUBLE])
    book = solve(SMALL, Shape((2, 4), True, SMALL.top), 30)
    assert fewer.top < SMALL.top
    assert sure_of(book, fewer) == pytest.approx(by_brute_force(book, fewer), abs=1e-9)
    with pytest.raises(ValueError, match="other cards"):
        sure_of(book, stakes(KIDULT.deck))


@pytest.mark.parametrize("numbers", [(), (3, 3), (5, 4), (0, 2), (3, 99)])
def test_numbers_that_do_not_rise_within_the_bounds_are_refused(numbers: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="the numbers must rise"):
        Lines(Shape(numbers, True, 40))


def test_the_command_line_solves_saves_and_checks_books(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "two.book")
    main(["--numbers", "5 9", "--iterations", "20", "--out", file])
    made = capsys.readouterr().out
    assert "certified exploitability of the pair: 0." in made
    main(["--check", file])
    assert capsys.readouterr().out == made


def test_the_wolf_is_measured_in_rounds_of_two_from_real_games(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--endgames", "2", "--seed", "3"])
    said = capsys.readouterr().out
    assert said.startswith("2 rounds of two")
    assert 0 < float(said.split("exploitability ")[1].split()[0]) < 0.08


def test_where_no_number_can_hold_nothing_is_lost_by_playing_badly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round with 0, -5 and night left: whoever opens has lost, and the other calls."""
    every = endgames.endgames
    monkeypatch.setattr(endgames, "endgames", lambda edition, seed: islice(every(edition, seed), 14, None))
    assert list(endgames.measured(KIDULT, 1, 3)) == [endgames.Measured(33, 0.0)]
