import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorCasino as game, type ColorEvent, type ColorState } from '../../../../src/rules/lion-coffee/color-casino'
import { createSeededRng, type Rng } from '../../../../src/rules/kit'
import { roundsOf } from '../casino/lines'
import { runCount } from '../../../scale'
import { playMove, createContrived, DECK, greedy, type ContrivedTable } from './table'

const { begin, playRound } = roundsOf(game)

/** Returns a chooser of greedy moves. */
const greedily = (rng: Rng) => (state: ColorState) => greedy(state, rng)

const sum = (of: Readonly<Record<string, number>>) => Object.values(of).reduce((all, n) => all + n, 0)

describe.each<[number, number[], number]>([
  [2, [6, 6, 6, 1], 0],
  [3, [6, 6], 2],
  [4, [6, 3], 2],
  [5, [6, 1], 3],
  [6, [6], 2],
])('%i seats: hands of %j, leftovers %i', (seats, hands, leftovers) => {
  it.each(['last-trick', 'board', 'out'])('%s', (way) => {
    const events: ColorEvent[] = []
    const line = begin(seats, { leftovers: way, target: 500 }, 'deals')
    playRound(line, null, (event) => events.push(event))
    const dealt = events.filter((event) => event.type === 'dealt')
    expect(dealt.map((event) => event.hands.map((hand) => (hand as string[]).length))).toEqual(
      hands.map((size) => Array.from({ length: seats }, () => size)),
    )
    expect(dealt.map((event) => event.table.length)).toEqual(hands.map((_, i) => (i === 0 ? 6 : 0)))
    expect(dealt.at(-1)!.stock).toBe(leftovers)
    // Nobody took a card, so nobody has the leftovers. They lie on the board only if the option says so.
    const { stock, table, piles } = game.dump(line.state as ColorState)
    const open = way === 'board' ? leftovers : 0
    expect({ stock: (stock as string[]).length, table: table.length }).toEqual({
      stock: leftovers - open,
      table: 44 - leftovers + open,
    })
    expect(Object.values(piles).flat()).toEqual([])
    const laid = events.filter((event) => event.type === 'leftovers')
    expect(laid.map(({ cards }) => cards.length)).toEqual(open > 0 ? [leftovers] : [])
  })

  it('out go hands and board in rotation', () => {
    const line = begin(seats, {}, 'order')
    line.settleChance()
    const page = game.dump(line.state as ColorState)
    const place = (card: string) => DECK.indexOf(card)
    const inOrder = (cards: readonly string[]) => [...cards].sort((a, b) => place(a) - place(b))
    const first = line.tape.slice(0, 6 * (seats + 1))
    for (let seat = 0; seat <= seats; seat++) {
      const cards = inOrder(first.filter((_card, i) => i % (seats + 1) === seat))
      expect(seat === seats ? page.table : page.hands['ABCDEF'[seat]!]).toEqual(cards)
    }
    expect(page.stock).toEqual(line.tape.slice(first.length))
  })
})

describe('the dealer', () => {
  it('is the last seat, then the next to the left each round; the seat at his left begins', () => {
    const line = begin(3, { target: 500 }, 'dealers')
    for (const [dealer, turn] of ['CA', 'AB', 'BC', 'CA']) {
      line.settleChance()
      expect(game.dump(line.state as ColorState)).toMatchObject({ dealer, turn, deal: 1 })
      playRound(line, null)
    }
  })
})

describe('the seven points and the sweeps', () => {
  const tables = fc.record({
    seats: fc.integer({ min: 2, max: 6 }),
    partners: fc.boolean(),
    leftovers: fc.constantFrom('last-trick', 'board', 'out'),
    seed: fc.string(),
  })

  it('of a round are all given, but those for which two are level or the card is out', () => {
    const seen = { all: 0, levelCards: 0, levelReds: 0, sweeps: 0 }
    fc.assert(
      fc.property(tables, ({ partners, seed, ...given }) => {
        const seats = partners ? 4 : given.seats
        const line = begin(seats, { partners, leftovers: given.leftovers, target: 500 }, seed)
        const state = line.state as ColorState
        const rng = createSeededRng(seed)
        for (let round = 0; round < 3; round++) {
          playRound(line, greedily(rng))
          const { rounds, piles, stock } = game.dump(state)
          const { last, cards, reds, points, sweeps, cardCounts, redCounts } = rounds.at(-1)!
          const won = Object.values(piles).flat()
          expect(won.length).toBe(last === null ? 0 : 44 - (given.leftovers === 'out' ? (stock as string[]).length : 0))
          expect(sum(cardCounts)).toBe(won.length)
          expect(sum(redCounts)).toBe(won.filter((card) => card.endsWith('R')).length)
          const due = (won.includes('10R') ? 2 : 0) + (won.includes('2K') ? 1 : 0) + (cards ? 3 : 0) + (reds ? 1 : 0)
          expect(sum(points)).toBe((due + sum(sweeps)) * (partners ? 2 : 1))
          if (due === 7) seen.all++
          if (last !== null && cards === null) seen.levelCards++
          if (last !== null && reds === null) seen.levelReds++
          seen.sweeps += sum(sweeps)
        }
      }),
      { numRuns: 200, seed: 7 },
    )
    for (const often of Object.values(seen)) expect(often).toBeGreaterThan(0)
  })

  it('cannot be level for reds in two hands where all cards are won', () => {
    const line = begin(2, { target: 500 }, 'reds')
    const rng = createSeededRng('reds')
    while (!line.isOver && line.plyCount < 2000) playRound(line, greedily(rng))
    for (const { last, reds } of game.dump(line.state as ColorState).rounds)
      if (last !== null) expect(reds).not.toBeNull()
  })

  it.each<[string, number]>([
    ['10R', 2],
    ['2K', 1],
    ['2R', 0],
    ['10K', 0],
    ['10G', 0],
  ])('for the %s are %i', (card, points) => {
    // B has it with two pinks that bring nothing. C has more cards, and more reds, which are counted.
    const rest = DECK.filter((other) => ![card, '1P', '2P', '3P', '10R', '2K'].includes(other))
    const state = createContrived({
      seats: 3,
      hand: '3P',
      board: [card === '10R' ? '2K' : '10R'].join(' '),
      piles: ['', `1P 2P ${card}`, rest.join(' ')],
      lastCapture: 'C',
      options: { leftovers: 'out', target: 500 },
    })
    expect(playMove(state, 'trail 3P').page.rounds[0]).toMatchObject({ points: { B: points }, cards: 'C', reds: 'C' })
  })
})

describe('the last trick', () => {
  const end = { hand: '3P', piles: ['', '1R 2R 3R'], lastCapture: 'B' }
  const board = DECK.filter((card) => !['3P', '1R', '2R', '3R', '10R'].includes(card)).join(' ')

  it('brings the board and unseen leftovers', () => {
    const { page, events } = playMove(createContrived({ ...end, board }), 'trail 3P')
    expect(page.rounds[0]).toMatchObject({ last: 'B', cards: 'B', cardCounts: { A: 0, B: 44 }, points: { A: 0, B: 7 } })
    expect(events.find(({ type }) => type === 'lastTrick')).toMatchObject({ seat: 1, leftovers: ['10R'] })
    expect(page.stock).toEqual([])
  })

  it('does not bring leftovers that are out', () => {
    const { page, events } = playMove(createContrived({ ...end, board, options: { leftovers: 'out' } }), 'trail 3P')
    expect(page.rounds[0]).toMatchObject({ cardCounts: { B: 43 }, points: { B: 5 } })
    expect(events.find(({ type }) => type === 'lastTrick')).toMatchObject({ leftovers: [] })
    expect(page.stock).toEqual(['10R'])
  })

  it('brings nothing to anybody where nobody took', () => {
    const line = begin(3, { target: 500 }, 'nobody')
    playRound(line, null)
    expect(game.dump(line.state as ColorState).rounds).toEqual([
      {
        dealer: 'C',
        last: null,
        cards: null,
        reds: null,
        cardCounts: { A: 0, B: 0, C: 0 },
        redCounts: { A: 0, B: 0, C: 0 },
        sweeps: { A: 0, B: 0, C: 0 },
        points: { A: 0, B: 0, C: 0 },
      },
    ])
  })
})

/** Returns a contrived table without a stock. */
function withoutStock(position: ContrivedTable): ColorState {
  const state = createContrived(position)
  state.top = DECK.length
  return state
}

describe('partners', () => {
  it('pool cards, reds, the two cards and sweeps, and both have the side’s points', () => {
    const state = withoutStock({
      seats: 4,
      hand: '3P',
      piles: ['1R 2R 10R 4K 5K', '1G 2G 3G 4G 5G 6G 7G', '3R 2K 6K', '4R 5R'],
      lastCapture: 'A',
      options: { partners: true, leftovers: 'out', target: 5 },
    })
    state.sweeps[2] = 1
    const { page, events } = playMove(state, 'trail 3P')
    expect(page.rounds[0]).toMatchObject({
      cards: null,
      reds: 'A',
      cardCounts: { A: 6, B: 7, C: 3, D: 2 },
      redCounts: { A: 3, B: 0, C: 1, D: 2 },
      sweeps: { A: 0, B: 0, C: 1, D: 0 },
      points: { A: 5, B: 0, C: 5, D: 0 },
    })
    expect(game.outcome(state)).toEqual({ over: true, scores: [5, 0, 5, 0], winners: [0, 2], reason: 'target' })
    expect(events.at(-1)).toEqual({ type: 'ended', reason: 'target', scores: [5, 0, 5, 0], winners: [0, 2] })
  })

  it('B and D are the other side', () => {
    const state = withoutStock({
      seats: 4,
      hand: '3P',
      piles: ['1R', '2R 3R', '', '10R 2K'],
      lastCapture: 'D',
      options: { partners: true, leftovers: 'out' },
    })
    expect(playMove(state, 'trail 3P').page.rounds[0]).toMatchObject({
      cards: 'B',
      reds: 'B',
      points: { A: 0, B: 7, D: 7 },
    })
  })
})

describe('a target', () => {
  it('ends the game after the first round in which a side has it and leads alone', () => {
    fc.assert(
      fc.property(
        ...[fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 30 }), fc.boolean(), fc.string()],
        (some: number, target: number, partners: boolean, seed: string) => {
          const seats = partners ? 4 : some
          const line = begin(seats, { target, partners }, seed)
          const state = line.state as ColorState
          const rng = createSeededRng(seed)
          for (;;) {
            expect(game.outcome(state).over).toBe(false)
            playRound(line, greedily(rng))
            const { over, scores, winners } = game.outcome(state)
            const best = Math.max(...scores)
            const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []))
            expect(over).toBe(best >= target && leaders.length === (partners ? 2 : 1))
            expect(winners).toEqual(over ? leaders : null)
            if (over) return
          }
        },
      ),
      { numRuns: runCount(60) },
    )
  })

  it('is passed by two: the higher total wins, and level totals play on', () => {
    const line = begin(2, { target: 21 }, 'level')
    const state = line.state as ColorState
    state.totals.fill(25)
    playRound(line, null)
    expect(game.outcome(state)).toMatchObject({ over: false, scores: [25, 25] })
    state.totals[1] = 26
    playRound(line, null)
    expect(game.outcome(state)).toMatchObject({ over: true, winners: [1] })
  })
})
