import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fortyNine } from '../../../../src/rules/forty-nine-outfit/forty-nine'
import type { FortyNineState } from '../../../../src/rules/forty-nine-outfit/forty-nine/state'
import { defaults, LineOfPlay, createSeededRng, createSeedSource, type Options } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { table, type Deal } from './table'

/** Returns moves in which each of these seats in turn draws and passes. */
const idle = (seats: string) => [...seats].flatMap((seat) => [`${seat} draw`, `${seat} pass`]).join(';')

describe('a play', () => {
  const row: Deal = { hands: ['15 16 17 18 20', '19 21 22 23 49'], stock: '1 2 3 4 5 6 7' }
  const toLast = `A 15;${idle('B')};A 16;${idle('B')};A 17;${idle('B')};A 18;B 19;A 20`

  it('scores the number of a round square', () => {
    expect(table(row, 'A 15').gained).toEqual(['square 15: 15'])
    expect(table(row, `A 15;${idle('B')};A 16`).gained).toEqual([])
  })

  it('scores ten for each row it completes, whoever laid the others', () => {
    const { gained, events } = table(row, `${toLast.replace('A 20', 'A draw;A 20')};B 21`)
    expect(gained).toEqual(['row 15-21: 10'])
    expect(events).toContainEqual({
      type: 'row',
      seat: 1,
      row: '15-21',
      squares: [15, 16, 17, 18, 19, 20, 21],
      claimed: true,
    })
  })

  it('that empties the hand scores five for each card in the other hands, then ten', () => {
    const { gained, page, events } = table(row, toLast)
    // B holds 21 22 23 49, and has drawn 1, 2 and 3.
    expect(gained).toEqual(['square 20: 20', 'hands 7: 35', 'last card: 10'])
    expect(page).toMatchObject({ turn: null, ended: 'last-card', drawn: false })
    expect(events.slice(-6).map(({ type }) => type)).toEqual([
      'laid',
      'scored',
      'scored',
      'scored',
      'lastCard',
      'ended',
    ])
    expect(events.at(-1)).toMatchObject({ reason: 'last-card', winners: [0], scores: [80, 0] })
  })
})

describe('the 49', () => {
  const deal: Deal = { hands: ['40 42 47 48 49', '41 43 44 45 46'], stock: '1 2 3 4 5 6 7 8 9' }
  const opening = `A 40;B 41;A 42`

  it('ends the game and scores fifty and five for each card in any hand', () => {
    const { gained, page } = table(deal, `${opening};${idle('B')};A 49`)
    expect(gained).toEqual(['forty-nine: 50', 'hands 7: 35'])
    expect(page.ended).toBe('forty-nine')
    expect(fortyNine.outcome(table(deal, `${opening};${idle('B')};A 49`).state).winners).toEqual([0])
  })

  it('can be taken by the Cheater', () => {
    const cheating: Deal = { ...deal, hands: ['40 42 47 48 C', '41 43 44 45 49'] }
    const { gained, page } = table(cheating, `${opening};${idle('B')};A C@49`)
    expect(gained).toEqual(['forty-nine: 50', 'hands 7: 35'])
    expect(page.board[48]).toBe('C')
    expect(page.hands['B']).toContain('49')
  })

  it('as the last card scores fifty, the fives once, and ten', () => {
    const moves = `${opening};${idle('B')};A 48;${idle('B')};A 47;B 46;A 49`
    const { gained, page } = table(deal, moves)
    expect(gained).toEqual(['forty-nine: 50', 'hands 5: 25', 'last card: 10'])
    expect(page.ended).toBe('forty-nine')
  })
})

describe('combinations', () => {
  const deal: Deal = {
    hands: ['18 24 26 32 25', '19 20 21 22 23'],
    stock: '1 2 3 4 5 6',
    options: { combinations: true },
  }

  it('score five for a fifty and ten for a hundred, both for the same play', () => {
    const fifty = `A 18;B 19;A 25;${idle('B')};A 24;${idle('B')};A 26`
    expect(table(deal, fifty).gained).toEqual(['fifty 24+26: 5'])
    // In this deal the 32 is not the last card.
    const more: Deal = { ...deal, stock: '1 2 49 3 4 5 6' }
    const hundred = `A 18;B 19;A 25;${idle('B')};A 24;${idle('B')};A 26;${idle('B')};A draw;A 32`
    expect(table(more, hundred).gained).toEqual(['fifty 18+32: 5', 'hundred 18+24+26+32: 10'])
  })

  it('count for nothing without the option', () => {
    expect(table({ ...deal, options: {} }, `A 18;B 19;A 25;${idle('B')};A 24;${idle('B')};A 26`).gained).toEqual([])
  })
})

describe('Baltimore Style', () => {
  const deal: Deal = { hands: ['5 16 17 18 20', '19 21 22 23 49', '30 31 33 34 36'], options: { style: 'baltimore' } }

  it('has every opponent pay what is scored', () => {
    const { scores, page, events } = table(deal, 'A 5')
    expect(scores).toEqual({ A: 10, B: -5, C: -5 })
    expect(page.points).toEqual({ A: 5, B: 0, C: 0 })
    expect(events.filter(({ type }) => type === 'paid')).toEqual([
      { type: 'paid', from: 1, to: 0, points: 5 },
      { type: 'paid', from: 2, to: 0, points: 5 },
    ])
  })

  it('has whoever forfeits pay every opponent', () => {
    const { scores, events } = table({ ...deal, options: { style: 'baltimore', referee: 'strict' } }, 'A 5; B 49')
    expect(scores).toEqual({ A: 20, B: -25, C: 5 })
    expect(events.slice(-3)).toEqual([
      { type: 'paid', from: 1, to: 0, points: 10 },
      { type: 'paid', from: 1, to: 2, points: 10 },
      { type: 'turn', seat: 2 },
    ])
  })

  it('moves chips from hand to hand and makes none, and has the winners of points', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 8 }), fc.boolean(), (seed, seats, strict) => {
        const options = { style: 'baltimore', referee: strict ? 'strict' : 'automatic' }
        const { line, paid } = randomGame(seed, seats, options)
        const state = line.state as FortyNineState
        const { scores, winners } = fortyNine.outcome(state)
        expect(scores.reduce((sum, chips) => sum + chips, 0)).toBe(0)
        expect(paid).toEqual(scores)
        const points = Object.values(fortyNine.dump(state).points)
        expect(winners).toEqual([...points.keys()].filter((seat) => points[seat] === Math.max(...points)))
      }),
      { numRuns: runCount(300) },
    )
  })
})

describe('a whole game', () => {
  // Games in which the board fills up are found by search.
  it.each<[boolean, number]>([
    [false, 450],
    [true, 690],
  ])('with combinations %j brings %i points together if the board fills up', (combinations, total) => {
    const full = fullBoard({ combinations })
    expect(Object.values(fortyNine.dump(full).board).every((card) => card !== null)).toBe(true)
    expect(full.points.reduce((sum, points) => sum + points, 0)).toBe(total)
  })

  it('never brings more', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 8 }), fc.boolean(), (seed, seats, combinations) => {
        const { line } = randomGame(seed, seats, { combinations })
        const points = (line.state as FortyNineState).points.reduce((sum, own) => sum + own, 0)
        expect(points).toBeLessThanOrEqual(combinations ? 690 : 450)
        const tally = fortyNine.dump(line.state as FortyNineState).tally
        expect(tally.reduce((sum, entry) => sum + entry.points, 0)).toBe(points)
      }),
      { numRuns: runCount(1500) },
    )
  })
})

/**
 * Plays a random game, with faults now and then under the strict referee. Returns the line, and the balance of chips
 * that the events moved for each seat.
 */
function randomGame(seed: string, seats: number, options: Options) {
  const line = new LineOfPlay(fortyNine, { ...defaults(fortyNine.info), ...options }, seats, createSeedSource(seed))
  const rng = createSeededRng(`${seed}, moves`)
  const paid = new Array<number>(seats).fill(0)
  line.settleChance()
  while (!line.isOver) {
    const state = line.state as FortyNineState
    const faulty = state.isStrict && rng.below(9) === 0
    const move = faulty ? fortyNine.pick(state, state.turn, rng) : fortyNine.pickSound!(state, state.turn, rng)
    line.play({ seat: state.turn, move }, (event) => {
      const told = event as { type: string; from: number; to: number; points: number }
      if (told.type !== 'paid') return
      paid[told.from]! -= told.points
      paid[told.to]! += told.points
    })
  }
  return { line, paid }
}

/**
 * Plays random games until a board is full. Nobody ends a game while there is another move. Throws if no board fills
 * up.
 */
function fullBoard(options: Options): FortyNineState {
  const moves: number[] = []
  for (let seed = 0; seed < 20_000; seed++) {
    const line = new LineOfPlay(
      fortyNine,
      { ...defaults(fortyNine.info), ...options },
      2,
      createSeedSource(`full ${seed}`),
    )
    const rng = createSeededRng(`full ${seed}, moves`)
    line.settleChance()
    const state = line.state as FortyNineState
    while (!line.isOver) {
      const count = fortyNine.moves(state, state.turn, moves)
      const shy = moves.slice(0, count).filter((move) => !endsGame(state, move))
      const move = shy.length > 0 ? shy[rng.below(shy.length)]! : moves[0]!
      fortyNine.apply(state, state.turn, move)
    }
    if (fortyNine.dump(state).board.every((card) => card !== null)) return state
  }
  throw new Error('No board has filled up.')
}

function endsGame(state: FortyNineState, move: number): boolean {
  const after = fortyNine.clone(state)
  fortyNine.apply(after, after.turn, move)
  return fortyNine.outcome(after).over
}
