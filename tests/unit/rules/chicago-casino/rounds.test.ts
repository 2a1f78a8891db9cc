import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chicagoCasino as game,
  type ChicagoEvent,
  type ChicagoState,
} from '../../../../src/rules/forty-nine-outfit/chicago-casino'
import { createSeededRng, type Rng } from '../../../../src/rules/kit'
import { roundsOf } from '../casino/lines'
import { runCount } from '../../../scale'

const { begin, playRound } = roundsOf(game)

/** Returns a chooser of random moves. */
const any = (rng: Rng) => (state: ChicagoState) => game.pick(state, state.turn, rng)

describe('the cards of a round', () => {
  it.each<[boolean, number, number[], number]>([
    [false, 2, [4, 4, 4, 4, 4, 2], 1],
    [false, 3, [4, 4, 4, 3], 0],
    [false, 4, [4, 4, 3], 1],
    [false, 5, [4, 4, 1], 0],
    [false, 6, [4, 3], 3],
    [false, 7, [4, 2], 3],
    [false, 8, [4, 1], 5],
    [true, 2, [4, 4, 4, 4, 4, 3], 0],
    [true, 3, [4, 4, 4, 3], 1],
    [true, 4, [4, 4, 3], 2],
    [true, 5, [4, 4, 1], 1],
    [true, 6, [4, 3], 4],
    [true, 7, [4, 2], 4],
    [true, 8, [4, 1], 6],
  ])('with the Cheater %s, to %i seats: hands of %j, odd %i', (cheater, seats, hands, odd) => {
    const events: ChicagoEvent[] = []
    const line = begin(seats, { cheater }, 'deals')
    playRound(line, null, (event) => events.push(event))
    const dealt = events.filter((event) => event.type === 'dealt')
    expect(dealt.map((event) => event.hands.map((hand) => (hand as string[]).length))).toEqual(
      hands.map((size) => Array.from({ length: seats }, () => size)),
    )
    expect(dealt.map((event) => event.table.length)).toEqual(hands.map((_, i) => (i === 0 ? 4 : 0)))
    const left = events.filter((event) => event.type === 'odd').map((event) => event.cards.length)
    expect(left).toEqual(odd === 0 ? [] : [odd])
    // Odd cards come with the last deal, before its hands are played.
    const after = events.slice(events.indexOf(dealt.at(-1)!) + 1)
    expect(after[0]?.type).toBe(odd === 0 ? 'turn' : 'odd')
    expect(game.info.maxPlies(line.options, seats)).toBe(line.plyCount)
  })

  it('go out from the seat at the dealer’s left, first the hands, then the table', () => {
    const line = begin(3, {}, 'order')
    line.settleChance()
    const { hands, table, stock, dealer, turn } = game.dump(line.state as ChicagoState)
    const ascending = (cards: readonly string[]) => [...cards].sort((a, b) => Number(a) - Number(b))
    for (const [seat, letter] of ['A', 'B', 'C'].entries()) {
      expect(hands[letter]).toEqual(ascending(line.tape.slice(0, 12).filter((_card, i) => i % 3 === seat)))
    }
    expect(table).toEqual(ascending(line.tape.slice(12, 16)))
    expect(stock).toEqual(line.tape.slice(16))
    expect({ dealer, turn }).toEqual({ dealer: 'C', turn: 'A' })
  })

  it('are dealt by the next seat each round, and begun by the seat at its left', () => {
    const line = begin(3, { target: 1000 }, 'dealers')
    const state = line.state as ChicagoState
    for (const [dealer, turn] of ['CA', 'AB', 'BC', 'CA']) {
      line.settleChance()
      expect(game.dump(state)).toMatchObject({ dealer, turn, deal: 1 })
      playRound(line, null)
    }
  })
})

describe('the 51 points', () => {
  it('of a round are all given, but the three where two are level, and none where nobody took', () => {
    let [full, level] = [0, 0]
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.boolean(), fc.string(), (seats, cheater, seed) => {
        const line = begin(seats, { cheater, target: 1000 }, seed)
        const state = line.state as ChicagoState
        const rng = createSeededRng(seed)
        for (let round = 0; round < 4; round++) playRound(line, any(rng))
        for (const { last, cards, cardCounts, points } of game.dump(state).rounds) {
          const sum = (of: Readonly<Record<string, number>>) => Object.values(of).reduce((all, n) => all + n, 0)
          const size = cheater ? 50 : 49
          expect(sum(points)).toBe(last === null ? 0 : cards === null ? 48 : 51)
          expect(sum(cardCounts)).toBe(last === null ? 0 : size)
          if (cards !== null) full++
          else if (last !== null) level++
        }
      }),
      { numRuns: 80, seed: 51 },
    )
    expect(full).toBeGreaterThan(100)
    expect(level).toBeGreaterThan(0)
  })

  it('are none where everybody only lays down, and everything stays on the table', () => {
    const events: ChicagoEvent[] = []
    const line = begin(4, { cheater: true }, 'nobody')
    playRound(line, null, (event) => events.push(event))
    const page = game.dump(line.state as ChicagoState)
    expect(page.table).toHaveLength(50)
    expect(page.rounds).toEqual([
      {
        dealer: 'D',
        last: null,
        cards: null,
        cardCounts: { A: 0, B: 0, C: 0, D: 0 },
        points: { A: 0, B: 0, C: 0, D: 0 },
      },
    ])
    expect(game.outcome(line.state as ChicagoState)).toEqual({
      over: true,
      scores: [0, 0, 0, 0],
      winners: [0, 1, 2, 3],
      reason: 'round',
    })
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['counted', 'ended'])
  })

  it.each<[number, number]>([
    ...([5, 10, 15, 20, 25, 30, 35, 40, 45] as const).map((card, i) => [card, i + 1] as [number, number]),
    [1, 1],
    [49, 2],
    [2, 0],
    [48, 0],
  ])('card %i brings %i', (card, points) => {
    // A's pile is this card alone. B's pile is two cards that bring nothing, so that B has only the points for most
    // cards.
    const others = [3, 4, 6].filter((other) => other !== card)
    const state = endOfRound([`${card}`], others.slice(0, 2).map(String))
    expect(state.rounds.at(-1)).toMatchObject({ points: { A: points, B: 3 }, cards: 'B' })
  })
})

/**
 * Returns the table of two seats with these piles after the last card of a round is laid down and the round is counted.
 */
function endOfRound(pileA: readonly string[], pileB: readonly string[]) {
  const rest = Array.from({ length: 49 }, (_, i) => `${i + 1}`).filter((card) => ![...pileA, ...pileB].includes(card))
  const last = rest.find((card) => card === '48' || card === '47')!
  const state = game.determinize(
    {
      game: 'chicago-casino',
      options: { cheater: false, target: 0 },
      seats: 2,
      eye: 0,
      over: false,
      toMove: ['A'],
      scores: { A: 0, B: 0 },
      winners: null,
      state: {
        round: 1,
        deal: 6,
        dealer: 'B',
        turn: 'A',
        stock: 0,
        hands: { A: [last], B: 0 },
        table: rest.filter((card) => card !== last),
        builds: [],
        piles: { A: pileA, B: pileB },
        lastCapture: null,
        rounds: [],
      },
    },
    createSeededRng('end'),
  )
  const into: number[] = []
  game.moves(state, 0, into)
  game.apply(state, 0, into[0]!)
  return game.dump(state)
}

describe('the last trick', () => {
  it('brings all that lies on the table, builds too, to the seat that took last', () => {
    const events: ChicagoEvent[] = []
    const rng = createSeededRng('swept')
    const line = begin(2, {}, 'swept')
    playRound(line, any(rng), (event) => events.push(event))
    const state = line.state as ChicagoState
    const page = game.dump(state)
    expect(page.table).toEqual([])
    expect(page.builds).toEqual([])
    const lastTaking = events.filter((event) => event.type === 'took').at(-1)!
    expect(page.lastCapture).toBe('AB'[lastTaking.seat])
    const swept = events.find((event) => event.type === 'swept')
    if (swept) expect(swept.seat).toBe(lastTaking.seat)
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['counted', 'ended'])
  })
})

describe('a target', () => {
  it('ends the game after the first round in which somebody has it and leads alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 1, max: 120 }),
        fc.string(),
        (seats, target, seed) => {
          const line = begin(seats, { target }, seed)
          const state = line.state as ChicagoState
          const rng = createSeededRng(seed)
          for (;;) {
            const before = game.outcome(state)
            playRound(line, any(rng))
            const { over, scores, winners } = game.outcome(state)
            const best = Math.max(...scores)
            const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []))
            expect(before.over).toBe(false)
            expect(over).toBe(best >= target && leaders.length === 1)
            expect(winners).toEqual(over ? leaders : null)
            if (over) break
          }
          const sums = scoresOf(game.dump(state).rounds.map(({ points }) => Object.values(points)))
          expect(game.outcome(state)).toMatchObject({ scores: sums, reason: 'target' })
          expect(game.chance(state)).toBe(0)
        },
      ),
      { numRuns: runCount(60) },
    )
  })

  it('plays on if two are level at the top', () => {
    // If every seat only trails, the round brings no points.
    const line = begin(2, { target: 1 }, 'level')
    playRound(line, null)
    const state = line.state as ChicagoState
    expect(game.outcome(state)).toMatchObject({ over: false, scores: [0, 0], winners: null })
    expect(game.chance(state)).toBe(49)
    state.totals.fill(50)
    playRound(line, null)
    expect(game.outcome(state)).toMatchObject({ over: false, scores: [50, 50] })
    state.totals[1] = 51
    playRound(line, null)
    expect(game.outcome(state)).toMatchObject({ over: true, winners: [1] })
  })

  it('counts scores only when a round is counted', () => {
    const line = begin(2, { target: 500 }, 'scores')
    const state = line.state as ChicagoState
    const rng = createSeededRng('scores')
    line.settleChance()
    while (state.countedRounds === 0) {
      expect(game.outcome(state).scores).toEqual([0, 0])
      line.play({ seat: state.turn, move: game.pick(state, state.turn, rng) })
    }
    expect(Math.max(...game.outcome(state).scores)).toBeGreaterThan(0)
  })
})

function scoresOf(rounds: readonly (readonly number[])[]): number[] {
  return rounds.reduce<number[]>((sums, points) => points.map((won, seat) => won + (sums[seat] ?? 0)), [])
}
