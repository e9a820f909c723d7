// A toy of the same shape as a round of Coyote, for boardgame.io: everybody sees all cards but their own, says a higher number or calls, and a call
// counts the cards and deals again. It has no specials, no fair deal, no clock, no limits, and keeps nothing: boardgame.io's store in memory.
const { Server, Origins } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const DECK = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 15, 20, -5, -5, -10]

const dealt = (random, players) => random.Shuffle(DECK).slice(0, players)

const toy = {
  name: 'toy',
  setup: ({ ctx, random }) => ({ heads: dealt(random, ctx.numPlayers), number: 0, said: [], coyotes: Array(ctx.numPlayers).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    declare: ({ G, playerID }, number) => {
      if (!Number.isInteger(number) || number <= G.number) return INVALID_MOVE
      G.number = number
      G.said.push([Number(playerID), number])
    },
    call: {
      client: false,
      move: ({ G, ctx, playerID, random }) => {
        if (!G.said.length) return INVALID_MOVE
        const total = G.heads.reduce((sum, card) => sum + card, 0)
        G.coyotes[G.number > total ? G.said[G.said.length - 1][0] : Number(playerID)] += 1
        Object.assign(G, { heads: dealt(random, ctx.numPlayers), number: 0, said: [] })
      },
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, heads: G.heads.map((card, seat) => (String(seat) === playerID || playerID == null ? null : card)) }),
}

const server = Server({ games: [toy], origins: [Origins.LOCALHOST] })
// port 0: the system chooses a free one, and nobody takes it in between
server.run({ port: 0 }).then(({ appServer }) => console.log(`listening ${appServer.address().port}`))
