#!/usr/bin/env python3
"""A whole bot: it guesses its own card to be average, and calls when the number is higher than that."""

import json
import sys


def average(terms):
    """What an unknown card is worth; cards that are no numbers count as 0 here."""
    cards = [(int(card) if card.lstrip("-").isdigit() else 0, count) for card, count in terms["deck"]]
    return sum(value * count for value, count in cards) / sum(count for _, count in cards)


def decide(terms, you, game):
    able = you["options"]  # what is null, empty or false is left out
    seen = [int(card) for _, card in you.get("worn", []) if card.lstrip("-").isdigit()]
    guess = sum(seen) + average(terms) * you.get("hidden", 0)
    if able.get("give_up"):  # two things that only games with eyes ask for
        return {"do": "give-up", "open": False}
    if able.get("points"):
        return {"do": "point", "target": game["caller"] if game["number"] > guess else game["declarer"]}
    if able.get("call") and game["number"] > guess:
        return {"do": "call"}
    if "lowest" not in able:  # the highest number has been said
        return {"do": "call"} if able.get("call") else {"do": "withdraw"}
    number = able["lowest"] if game["number"] is not None else max(able["lowest"], round(guess / 2))
    return {"do": "declare", "number": number + 1 if number == able.get("unless") else number}


def main():
    terms = None
    for line in sys.stdin:
        told = json.loads(line)
        if told["tell"] == "hello":
            terms = told["terms"]
            answer = {"ask": "ready"}
        elif told["tell"] == "turn":
            answer = {"ask": "play", "id": told["id"], "move": decide(terms, told["you"], told["game"])}
        else:  # "end", or something that a later version tells
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
