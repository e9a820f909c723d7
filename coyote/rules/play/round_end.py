"""The end of a round (R5-R7): coyotes taken, seats that go out, reshuffles. Every round is closed here."""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.cards import NIGHT, Card
from coyote.rules.model.deck import Counts
from coyote.rules.model.moves import DEALER, NOBODY, Move
from coyote.rules.model.peeks import Pointing
from coyote.rules.model.state import QUIET, Fresh, Game, Powers, Round, Stage, cards_in_play, counting_cards
from coyote.rules.play.lives import after_round, may_choose
from coyote.rules.play.next_starter import neighbour


def close(
    game: Game,
    move: Move,
    starter: int,
    pile: Counts,
    counted: tuple[Card, ...] = (),
    loser: int | None = None,
    coyotes: int = 0,
    winner: int | None = None,
    points: tuple[Pointing, ...] = (),
) -> Game:
    """End the round: coyotes and who is out (R5), reshuffle if due (R6), who starts the next (R7).

    `counted` are the cards that were counted, those turned over last. Without a loser nobody pays. After a call there is a
    `winner`, and perhaps somebody pointed (R14).
    """
    round = game.round
    terms, score, inside, out = round.terms, round.coyotes, round.inside, round.out
    rulings = terms.rulings
    if loser is not None:
        scores = list(score)
        scores[loser] += coyotes
        score = tuple(scores)
        if score[loser] >= terms.out_at:  # reached or passed (Q22)
            inside, out = tuple([seat for seat in inside if seat != loser]), (*out, loser)
    eyes = None if round.eyes is None else after_round(round, loser, coyotes, winner, points)
    if len(inside) == 1:
        over = Round(terms, Stage.OVER, score, inside, out, round.finished + 1, starter, Fresh.NOT, pile, eyes=eyes)
        return Game(game, move, over, NOBODY, None, None)
    if rulings.turned_cards == "pile":  # Q5
        pile = terms.deck.put(pile, counted[len(counting_cards(round)) :])
    night = NIGHT in counted or (round.powers is not QUIET and NIGHT in shown_uncounted(round))
    few = sum(pile) < len(inside)
    fresh = Fresh.ALWAYS if terms.edition.shuffled_always else Fresh.NIGHT if night else Fresh.FEW if few else Fresh.NOT
    if fresh:
        pile = terms.deck.counts
    if starter not in inside:
        starter = neighbour(starter, terms, inside, called=winner is not None)  # Q11
    powers = QUIET if round.powers is QUIET else kept(round)
    table = Round(terms, Stage.DEAL, score, inside, out, round.finished + 1, starter, fresh, pile, (), (), powers, (), eyes)
    if eyes is not None and loser is not None and loser in inside and may_choose(round, loser):
        return Game(game, move, replace(table, stage=Stage.GIVE), loser, None, None)
    return Game(game, move, table, DEALER, None, None)


def kept(round: Round) -> Powers:
    """What the powers of a round leave to the next: tokens that are spent for good (Q28)."""
    spent = round.powers.spent if round.terms.rulings.masks_per == "game" else ()
    return Powers(spent=spent) if spent else QUIET


def shown_uncounted(round: Round) -> tuple[Card, ...]:
    """Cards that reshuffle if night is among them, though they may not have been counted (Q6): all cards of the round, or at
    some tables only those that an exchange replaced, as printed (R8)."""
    if round.terms.rulings.night_reshuffle == "shown":
        return cards_in_play(round)
    return tuple([card for _, card in round.powers.replaced])
