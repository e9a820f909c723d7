#!/usr/bin/env node
// A whole bot: it adds up the cards it sees, and is a little braver than that.
"use strict";
const lines = require("readline").createInterface({ input: process.stdin });

let random = Math.random;

function seeded(seed) {
  // the same seed, the same game: mulberry32
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function decide(you, game) {
  const able = you.options; // what is null, empty or false is left out
  const worth = (card) => (/^-?\d+$/.test(card) ? Number(card) : 0);
  const seen = (you.worn ?? []).reduce((sum, [, card]) => sum + worth(card), 0);
  const brave = seen + 3 + Math.floor(random() * 4);
  if (able.give_up) return { do: "give-up", open: false }; // two things that only games with eyes ask for
  if (able.points) return { do: "point", target: game.number > brave ? game.caller : game.declarer };
  if (able.call && game.number > brave) return { do: "call" };
  if (able.lowest === undefined) return { do: able.call ? "call" : "withdraw" };
  const number = able.lowest === able.unless ? able.lowest + 1 : able.lowest;
  return { do: "declare", number };
}

lines.on("line", (line) => {
  const told = JSON.parse(line);
  if (told.tell === "hello") {
    random = seeded(told.seed);
    console.log(JSON.stringify({ ask: "ready" }));
  } else if (told.tell === "turn") {
    console.log(JSON.stringify({ ask: "play", id: told.id, move: decide(told.you, told.game) }));
  }
});
