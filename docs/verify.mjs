// Checks fairness records of Coyote with nothing of the game's own code: see fair-deal.md, whose sections it follows.
//   node verify.mjs game.json …      (20 or newer)    or in a page:  import { verify } from "./verify.mjs"
// It does not know the rules: that the moves were legal is for `coyote verify`, which checks both.

const { subtle } = globalThis.crypto;
const utf8 = text => new TextEncoder().encode(text);
const hex = bytes => [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("");
const joined = parts => Uint8Array.from(parts.flatMap(part => [...part]));
const unsigned = (number, size) =>
  Uint8Array.from({ length: size }, (_, place) => Math.floor(number / 256 ** (size - 1 - place)) % 256);
const u32 = number => unsigned(number, 4);

// 1. hashes
async function hashedUnder(name, label, parts) {
  const whole = [utf8(`${name}\0`), ...[utf8(label), ...parts].flatMap(part => [u32(part.length), part])];
  return new Uint8Array(await subtle.digest("SHA-256", joined(whole)));
}
export const hashed = (label, ...parts) => hashedUnder("coyote-shuffle-v1", label, parts);
export async function keyed(key, label, message) {
  const hmac = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await subtle.sign("HMAC", hmac, joined([utf8(label), message])));
}
function bytes(text) {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`malformed: ${text} is not 64 hex digits`);
  return Uint8Array.from(text.match(/../g), pair => parseInt(pair, 16));
}

// 2. commitments
export async function serverCommit(game, epoch, seed) {
  return hex(await hashedUnder("coyote-commit-2", "server", [utf8(game), u32(epoch), bytes(seed)]));
}
export async function clientCommit(game, epoch, seat, seed) {
  return hex(await hashedUnder("coyote-commit-2", "seat", [utf8(game), u32(epoch), u32(seat), bytes(seed)]));
}

// 3. the key
export async function keyOf(game, epoch) {
  const commits = new Map(epoch.commits), seeds = new Map(epoch.seeds), given = text => (text === undefined ? [] : bytes(text));
  const seats = [...new Set([...seeds.keys(), ...epoch.no_seed])].sort((one, other) => one - other);
  const parts = seats.flatMap(seat => [u32(seat), given(commits.get(seat)), given(seeds.get(seat))]);
  return keyed(bytes(epoch.server_seed), "deck-key", await hashed("transcript", utf8(game), u32(epoch.epoch), ...parts));
}

// 4. the order
async function* words(key) {
  for (let block = 0; ; block++) {
    const view = new DataView((await keyed(key, "block", unsigned(block, 8))).buffer);
    for (let place = 0; place < 32; place += 4) yield view.getUint32(place);
  }
}
async function below(numbers, limit) {
  for (;;) {
    const { value } = await numbers.next();
    if (value < 2 ** 32 - (2 ** 32 % limit)) return value % limit;
  }
}
export const starter = (key, seats) => below(words(key), seats);
export async function shuffled(key, cards) {
  const order = [...cards], numbers = words(key);
  for (let place = order.length - 1; place > 0; place--) {
    const other = await below(numbers, place + 1);
    [order[place], order[other]] = [order[other], order[place]];
  }
  return order;
}

// 5. the seal
const leaf = (position, salt, card) => hashed("leaf", u32(position), salt, utf8(card));
export async function sealed(key, number, cards) {
  const own = await keyed(key, "shuffle", u32(number)), order = await shuffled(own, cards);
  const salted = async (card, position) => leaf(position, (await keyed(own, "salt", u32(position))).slice(0, 16), card);
  let level = await Promise.all(order.map(salted));
  while (level.length & (level.length - 1)) level.push(await hashed("pad"));
  while (level.length > 1) {
    level = await Promise.all(level.flatMap((left, place) => (place % 2 ? [] : [hashed("node", left, level[place + 1])])));
  }
  return { order, root: hex(level[0] ?? []) };
}
export async function holds({ position, card, salt, path }, root, cards) { // salt and path as bytes
  let value = await leaf(position, salt, card);
  for (const [height, other] of path.entries()) {
    value = await (Math.floor(position / 2 ** height) % 2 ? hashed("node", other, value) : hashed("node", value, other));
  }
  return position < cards && path.length === Math.ceil(Math.log2(cards)) && hex(value) === root;
}

// 6. the record: which cards each line takes from the pile, and when there is a new pile
function named([first, second, third, ...rest]) {
  if (first === "deal" || first === "turn") return [second, third, ...rest].filter(card => card !== undefined);
  if (first === "tag" || first === "option") return [];
  if (second === "lay") return [third];
  return second === "coin" && /^ex/.test(third) ? [rest[0]] : third === "more" ? [rest[1]] : [];
}
export function dealt(deck, record) {
  const returning = record.includes("\noption turned_cards pile\n");
  const canonical = cards => [...new Set(deck)].flatMap(kind => cards.filter(card => card === kind));
  const less = (cards, gone) => gone.reduce((left, card) => left.toSpliced(left.indexOf(card) >>> 0, 1), cards);
  const piles = [], shuffle = (epoch, number, cards) => piles.push((pile = { epoch, number, cards: canonical(cards), taken: [] }));
  let pile, round = 0, inPlay = [], turned = [];
  shuffle(1, 1, deck);
  for (const words of record.split("\n").map(line => line.split(" "))) {
    if (words[0] === "deal") [round, inPlay, turned] = [round + 1, [], []];
    for (const card of named(words)) {
      if (pile.taken.length === pile.cards.length) shuffle(pile.epoch, pile.number + 1, less(deck, inPlay)); // Q4
      pile.taken.push({ round, card });
      inPlay.push(card);
      if (words[0] === "turn") turned.push(card);
    }
    if (words.join(" ") === "= reshuffle") [turned] = [[], shuffle(pile.epoch + 1, 1, deck)]; // R6
    if (words.join(" ").startsWith("= starter ") && returning && turned.length) { // Q5
      shuffle(pile.epoch, pile.number + 1, [...less(pile.cards, pile.taken.map(({ card }) => card)), ...turned]);
    }
  }
  return piles.filter(({ taken }) => taken.length);
}

// 7. the document: every field of that section and no other, and a record in the words of notation.md
class Malformed extends Error {
  constructor(where) {
    super(`malformed: ${where}`);
    this.where = where;
  }
}
const must = (right, where) => { if (!right) throw new Malformed(where); };
const matching = pattern => (value, where) => must(typeof value === "string" && pattern.test(value), where);
const integer = (least, most) => (value, where) => must(Number.isInteger(value) && least <= value && value <= most, where);
const list = member => (value, where) => {
  must(Array.isArray(value), where);
  value.forEach((one, place) => member(one, `${where}[${place}]`));
};
const object = fields => (value, where) => {
  must(value !== null && typeof value === "object" && !Array.isArray(value), where || "{…}");
  const at = name => (where ? `${where}.${name}` : name);
  for (const name of Object.keys(value)) must(Object.hasOwn(fields, name), at(name));
  for (const [name, field] of Object.entries(fields)) must(Object.hasOwn(value, name), at(name)), field(value[name], at(name));
};
const CARD = "(?:0|-?[1-9][0-9]{0,2}|[?]|discard|flip|cancel|double|night)";
const hash = matching(/^[0-9a-f]{64}$/), seat = integer(0, 11), number = integer(1, 1e9), cards = list(matching(RegExp(`^${CARD}$`)));
const pair = (value, where) => [must(Array.isArray(value) && value.length === 2, where), seat(value[0], where), hash(value[1], where)];
const shaped = object({
  fair: matching(/^coyote-shuffle-v1$/), game: matching(/^[A-Za-z0-9_-]{1,64}$/), deck: cards, starter: matching(/^(named|drawn)$/),
  epochs: list(object({
    epoch: number, server_commit: hash, commits: list(pair), seeds: list(pair), no_seed: list(seat),
    shuffles: list(object({ number, cards, root: hash })), server_seed: hash,
    commitments: matching(/^coyote-commit-2$/),
  })),
  record: matching(/^/),
});
const MIDDLE = { heidelbaer_2020: 1 }; // editions that deal a card into the middle as well (R13)
function isRecord(record) {
  const names = record.match(/\nseats ([^\n]*)\n/)?.[1].split(" ") ?? [], who = `(?:${names.join("|")})`;
  if (names.length < 2 || names.length > 12 || !names.every(name => /^[\p{L}\p{M}\p{Nd}_-]{1,24}$/u.test(name))) return false;
  const option = "option [a-z_]+(?: [^ \\n#]+)+\n", number = "(?:0|-?[1-9][0-9]*)";
  const header = `coyote 1\nedition [a-z0-9_]+\n(?:${option})*seats ${names.join(" ")}\n(?:starter ${who}\n)?`;
  const special = `(?: double| reverse| next ${who}| more ${who} ${CARD})`, coin = `coin (?:reverse|skip|(?:extra|exchange|guess) ${CARD})`;
  const begun = `\nround\ndeal(?: ${CARD})+\n(?:${who} (?:${number}${special}?|${coin}|agree|again|dodge|withdraw|peek|lay ${CARD})\n)*`;
  const call = `${who} coyote\n(?:${who} point ${who}\n)*`, given = `(?:${who} give (?:open|closed)\n)?`;
  const lost = `(?:${call}(?:turn(?: ${CARD})+\n)?= total ${number}\n= loser ${who}(?: 2)?\n|(?:= loser ${who}\n)?)(?:= out ${who}\n)?`;
  const over = `${begun}${lost}(?:(?:= reshuffle\n)?= starter ${who}\n|= winner ${who}\n)${given}`;
  const middle = MIDDLE[record.match(/\nedition ([^\n]*)\n/)?.[1]] ?? 0;
  let inside = names.length;
  return RegExp(`^${header}(?:${over})*(?:${begun}(?:${call})?)?$`, "u").test(record) && record.split("\n").every(line => {
    if (line.startsWith("= out ")) inside -= 1;
    return !line.startsWith("deal ") || line.split(" ").length === 1 + inside + middle;
  });
}

// 7. the checks
export async function verify(document) {
  try {
    return await checked(document);
  } catch (error) {
    if (error instanceof Malformed) return [{ code: "malformed", where: error.where }];
    throw error;
  }
}
async function checked(document) {
  shaped(document, "");
  const { game, deck, starter: who, epochs, record } = document;
  const problems = [], wrong = (code, values) => problems.push({ code, ...values });
  if (!isRecord(record)) return [{ code: "record-rewritten" }];
  const said = word => record.split("\n").find(line => line.startsWith(`${word} `))?.split(" ").slice(1) ?? [];
  const names = said("seats"), seats = names.map((_, seat) => seat), piles = dealt(deck, record);
  if (epochs.length !== (piles.at(-1)?.epoch ?? 0)) wrong("epochs-number", { epochs: epochs.length });
  for (const [place, epoch] of epochs.entries()) {
    const at = { epoch: epoch.epoch }, own = piles.filter(pile => pile.epoch === epoch.epoch), commits = new Map(epoch.commits);
    const inOrder = list => list.every((seat, place) => seats.includes(seat) && (place === 0 || list[place - 1] < seat));
    const gave = epoch.seeds.map(([seat]) => seat), all = [...gave, ...epoch.no_seed];
    const listed = [gave, epoch.no_seed, epoch.commits.map(([seat]) => seat)].every(inOrder) && all.length === seats.length;
    must(epoch.epoch === place + 1, `epochs[${place}].epoch`);
    epoch.shuffles.forEach(({ number }, order) => must(number === order + 1, `epochs[${place}].shuffles[${order}].number`));
    const copied = given => new Set(given.values()).size !== given.size;
    if (copied(commits)) wrong("commit-copied", at);
    if (copied(new Map(epoch.seeds))) wrong("seed-copied", at);
    if (!listed || new Set(all).size !== seats.length) wrong("seats-differ", at);
    if (await serverCommit(game, epoch.epoch, epoch.server_seed) !== epoch.server_commit) wrong("server-commit-differs", at);
    for (const [seat, seed] of epoch.seeds) {
      if (!commits.has(seat)) wrong("commit-missing", { ...at, seat });
      else if (await clientCommit(game, epoch.epoch, seat, seed) !== commits.get(seat)) wrong("commit-differs", { ...at, seat });
    }
    const key = await keyOf(game, epoch), [first] = said("starter");
    if (place === 0 && who === "drawn" && names[await starter(key, seats.length)] !== first) wrong("starter-differs", { first });
    if (epoch.shuffles.length !== own.length) wrong("shuffles-number", at);
    for (const [place, { number, cards, root }] of epoch.shuffles.entries()) {
      const seal = await sealed(key, place + 1, cards), { taken, cards: pile } = own[place] ?? { taken: [], cards };
      if (seal.root !== root) wrong("root-differs", { ...at, shuffle: number });
      if (JSON.stringify(pile) !== JSON.stringify(cards)) wrong("cards-differ", { ...at, shuffle: number });
      const position = taken.findIndex(({ card }, place) => card !== seal.order[place]), expected = seal.order[position];
      if (position >= 0) wrong("deal-differs", { ...at, shuffle: number, position, ...taken[position], expected });
    }
  }
  return problems;
}

if (globalThis.process?.argv[1]?.endsWith("verify.mjs")) {
  const { readFile } = await import("node:fs/promises"), files = process.argv.slice(2);
  if (!files.length) [process.exitCode] = [2, console.error("node verify.mjs game.json …")];
  for (const file of files) {
    const unread = error => [{ code: error instanceof SyntaxError ? "not-json" : String(error) }];
    const problems = await readFile(file, "utf8").then(text => verify(JSON.parse(text))).catch(unread);
    console.log(`${file}: ${problems.length ? problems.map(problem => JSON.stringify(problem)).join(" ") : "fair"}`);
    if (problems.length) process.exitCode = 1;
  }
}
