"""The end of a round (R5-R7): coyotes taken, seats that go out, reshuffles. Every round is closed here."""

from __future__ import annotations

from coyote.rules.model.cards import NIGHT, Card
from coyote.rules.model.deck import Counts
from coyote.rules.model.moves import DEALER, NOBODY, Move
from coyote.rules.model.state import QUIET, Game, Round, Stage, cards_in_play, counting_cards
from coyote.rules.play.next_starter import still_in


def close(
    game: Game,
    move: Move,
    starter: int,
    pile: Counts,
    counted: tuple[Card, ...] = (),
    loser: int | None = None,
    coyotes: int = 0,
) -> Game:
    """End the round: coyotes and who is out (R5), reshuffle if due (R6), who starts the next (R7).

    `counted` are the cards that were counted, those turned over last. Without a loser nobody pays.
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
    if len(inside) == 1:
        over = Round(terms, Stage.OVER, score, inside, out, round.finished + 1, starter, False, pile)
        return Game(game, move, over, NOBODY, None, None)
    if rulings.turned_cards == "pile":  # Q5
        pile = terms.deck.put(pile, counted[len(counting_cards(round)) :])
    night = NIGHT in counted
    if round.powers is not QUIET and rulings.night_reshuffle == "shown":  # Q6: cards may have been shown without counting
        night = night or NIGHT in cards_in_play(round)
    fresh = night or sum(pile) < len(inside)
    if fresh:
        pile = terms.deck.counts
    starter = still_in(starter, terms, inside)  # Q11
    table = Round(terms, Stage.DEAL, score, inside, out, round.finished + 1, starter, fresh, pile)
    return Game(game, move, table, DEALER, None, None)
