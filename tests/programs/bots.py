"""Programs that misbehave, one way each, written into a folder of the test."""

from __future__ import annotations

import sys
from pathlib import Path

HEAD = """
import json, sys, time, os

def told():
    for line in sys.stdin:
        yield json.loads(line)

def say(**fields):
    print(json.dumps(fields), flush=True)

def lowest(turn):
    able = turn["you"]["options"]
    if able.get("give_up"):
        return {"do": "give-up", "open": False}
    if able.get("points"):
        return {"do": "point", "target": able["points"][0]}
    if "lowest" not in able or (able.get("call") and able["lowest"] > 12):
        return {"do": "call"}
    return {"do": "declare", "number": able["lowest"]}

for message in told():
    if message["tell"] == "hello":
        say(ask="ready")
    elif message["tell"] == "turn":
        id, turn = message["id"], message
"""


def bot(folder: Path, at_turn: str, name: str = "bot.py") -> Path:
    """A program that does this at its turns, where `id` and `turn` are known."""
    body = "".join(f"        {line}\n" for line in at_turn.splitlines())
    return script(folder, HEAD + body, name)


def script(folder: Path, text: str, name: str = "bot.py") -> Path:
    file = folder / name
    file.write_text(f"#!{sys.executable}\n{text}", encoding="utf-8")
    file.chmod(0o755)
    return file


GOOD = 'say(ask="play", id=id, move=lowest(turn))'
