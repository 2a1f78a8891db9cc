import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { think } from '../../../src/bots'
import { pittsburghKnowledge } from '../../../src/bots/heuristics/pittsburgh-draw'
import { binOf, valueOfBin } from '../../../src/bots/heuristics/pittsburgh-draw/hand-classes'
import { Race } from '../../../src/bots/heuristics/pittsburgh-draw/deal-values'
import { reasonFor } from '../../../src/bots/reasons/pittsburgh-draw'
import { playMirrored, type Contender } from '../../../build/tournament/match'
import type { Level } from '../../../src/ports/journal'
import { gameById } from '../../../src/rules/catalogue'
import { pittsburghDraw } from '../../../src/rules/forty-nine-outfit/pittsburgh-draw'
import type { PittsburghState } from '../../../src/rules/forty-nine-outfit/pittsburgh-draw/state'
import type { PittsburghView } from '../../../src/rules/forty-nine-outfit/pittsburgh-draw/shape'
import { handKey, valueOf } from '../../../src/rules/forty-nine-outfit/ranking'
import { defaults, viewTable, createSeededRng, type Options, type Rng, type GameView } from '../../../src/rules/kit'
import en from '../../../src/renderer/games/pittsburgh-draw/en'
import { runCount } from '../../scale'

const game = gameById('pittsburgh-draw')
const LEVELS: readonly Level[] = [1, 2, 3, 4, 5]

/** Returns the table after `plies` random moves, or the last one before the end if the game ends earlier. */
function tableAfter(plies: number, rng: Rng, seats = 2, options: Options = {}): PittsburghState {
  const state = pittsburghDraw.start({ ...defaults(pittsburghDraw.info), ...options }, seats)
  settle(state, rng)
  for (let ply = 0; ply < plies; ply++) {
    const before = pittsburghDraw.clone(state)
    pittsburghDraw.apply(state, state.turn, pittsburghDraw.pick(state, state.turn, rng))
    settle(state, rng)
    if (pittsburghDraw.requiredSeats(state) === 0) return before
  }
  return state
}

function settle(state: PittsburghState, rng: Rng): void {
  const cards: number[] = []
  for (let due = pittsburghDraw.chance(state); due > 0; due = pittsburghDraw.chance(state)) {
    pittsburghDraw.sampleChance(state, rng, cards)
    pittsburghDraw.applyChance(state, cards.slice(0, due))
  }
}

/** Returns the table of a first deal in which A has these cards. */
function dealt(hand: string): PittsburghState {
  const own = hand.split(' ')
  const rest = [...Array.from({ length: 49 }, (_, i) => `${i + 1}`), 'C'].filter((card) => !own.includes(card))
  const tape = [...own.flatMap((card, i) => [card, rest[i]!]), ...rest.slice(5)]
  const state = pittsburghDraw.start(defaults(pittsburghDraw.info), 2)
  const pack = pittsburghDraw.readChance(state, tape, 0)
  if (!pack.ok) throw new Error(pack.error.message)
  pittsburghDraw.applyChance(state, pack.value)
  return state
}

function ask(state: PittsburghState, level: Level, seed = 'x') {
  return think(game, { seen: viewTable(game, state, state.turn), seat: state.turn, level, seed })
}

function rate(state: PittsburghState, level: Level, move: number): number {
  const plan = pittsburghKnowledge.plan(level, { seen: viewTable(game, state, state.turn), recall: [] })
  if (plan.kind !== 'thumb') throw new Error('no rating')
  return plan.rate(state, state.turn, move)
}

function share(first: Contender, second: Contender, deals: number): number {
  const match = { game, options: defaults(pittsburghDraw.info), seats: 2, first, second }
  let sum = 0
  for (let i = 0; i < deals; i++) sum += playMirrored({ ...match, seed: `unit ${i}` }).share
  return sum / deals
}

describe('bots of Pittsburgh Draw', () => {
  it('move legally at every level, with every option and number of seats', () => {
    const table = fc.record({
      seed: fc.string(),
      plies: fc.nat(30),
      seats: fc.integer({ min: 2, max: 8 }),
      cheater: fc.boolean(),
      target: fc.integer({ min: 1, max: 100 }),
      level: fc.constantFrom(...LEVELS.slice(0, 4)),
    })
    fc.assert(
      fc.property(table, ({ seed, plies, seats, level, ...options }) => {
        const state = tableAfter(plies, createSeededRng(seed), seats, options)
        expect(pittsburghDraw.read(state, state.turn, ask(state, level).move!).ok).toBe(true)
      }),
      { numRuns: runCount(12) },
    )
  })

  it('decide by what their seat sees, and by nothing else', () => {
    const rng = createSeededRng('hidden')
    for (let i = 0; i < 2; i++) {
      const state = tableAfter(3 * i + 1, rng, 2 + i)
      const other = pittsburghDraw.determinize(viewTable(game, state, state.turn) as GameView<PittsburghView>, rng)
      // Ratings are remembered. The question in between makes sure that they are calculated again.
      const between = tableAfter(2, rng)
      for (const level of LEVELS) {
        const ratings = Array.from({ length: 32 }, (_, move) => rate(state, level, move))
        const answer = ask(state, level)
        rate(between, level, 0)
        expect(Array.from({ length: 32 }, (_, move) => rate(other, level, move))).toEqual(ratings)
        expect(ask(other, level)).toEqual(answer)
      }
    }
  })

  it.each<[string, string, readonly (string | null)[]]>([
    ['the highest hand', '45 46 47 48 49', [null, 'stand', 'stand', 'stand', 'stand']],
    ['three of a colour', '1 2 3 10 20', ['discard 10 20', 'discard 10 20', 'discard 10 20', 'discard 10 20', null]],
    ['a rainbow, at a small table', '1 10 20 30 40', [null, 'stand', 'stand', 'stand', null]],
    ['a full hand', '1 2 3 10 11', ['discard 10 11', 'discard 10 11', 'stand', 'stand', 'stand']],
    ['four of a colour', '1 2 3 5 20', ['discard 20', 'stand', 'discard 20', 'discard 20', 'discard 20']],
  ])('play %s as their page has it', (_name, hand, moves) => {
    moves.forEach((move, i) => {
      if (move !== null) expect(ask(dealt(hand), LEVELS[i]!).move).toBe(move)
    })
  })

  it('beat random players at level 1, and level 1 at level 2', () => {
    expect(share(1, 'random', 10)).toBeGreaterThan(0.7)
    expect(share(2, 1, 40)).toBeGreaterThan(0.5)
  })
})

describe('what bots of Pittsburgh Draw reckon with', () => {
  it('puts hands in classes that keep their order', () => {
    const rng = createSeededRng('classes')
    const keys = Array.from({ length: 3000 }, () => {
      const cards: number[] = []
      while (cards.length < 5) {
        const card = rng.below(50)
        if (!cards.includes(card)) cards.push(card)
      }
      return handKey(cards.sort((a, b) => a - b))
    }).sort((a, b) => a - b)
    for (let i = 1; i < keys.length; i++) expect(binOf(keys[i]!)).toBeGreaterThanOrEqual(binOf(keys[i - 1]!))
    for (const key of keys) expect(valueOfBin(binOf(key))).toBe(valueOf(key))
  })

  it('knows the chances of a race as playing it out finds them', () => {
    const chances = [0, 0.1, 0, 0.3, 0.4, 0.2, 0, 0, 0, 0, 0]
    const race = new Race(21, chances)
    const scores = [12, 17, 6]
    const known = scores.map((_, seat) => race.chanceOf(seat, scores, 3))
    expect(known.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2)
    const rng = createSeededRng('race')
    const wins = [0, 0, 0]
    const races = 20_000
    for (let n = 0; n < races; n++) {
      const run = [...scores]
      let seat = 0
      do {
        seat = rng.below(3)
        let lot = rng.below(10)
        let value = 1
        while (lot >= 10 * chances[value]!) lot -= Math.round(10 * chances[value++]!)
        run[seat]! += value
      } while (run[seat]! < 21)
      wins[seat]! += 1 / races
    }
    wins.forEach((share, seat) => expect(Math.abs(share - known[seat]!)).toBeLessThan(0.015))
    expect(race.chanceOf(1, [21, 20], 2)).toBe(0)
  })
})

describe('reasons for a hint of Pittsburgh Draw', () => {
  it('are there for every move, with a sentence each', () => {
    const rng = createSeededRng('reasons')
    for (let plies = 0; plies < 4; plies++) {
      const state = tableAfter(5 * plies, rng, 2 + plies, { cheater: plies !== 2 })
      const seen = viewTable(game, state, state.turn) as GameView<PittsburghView>
      for (let move = 0; move < 32; move++) {
        const { key, params } = reasonFor(seen, state.turn, pittsburghDraw.write(state, state.turn, move))
        expect(Object.keys(en.reason)).toContain(key === 'stands' ? `stands-${params['kind']}` : key)
      }
    }
  })

  it('name the odds', () => {
    const why = (hand: string, move: string) =>
      reasonFor(viewTable(game, dealt(hand), 0) as GameView<PittsburghView>, 0, move)
    // Three of the 45 other cards are red. One of them or the Cheater makes four of a colour five.
    expect(why('1 2 3 5 20', 'discard 20')).toEqual({
      key: 'keeps-colour',
      params: { colour: 'red', cards: 4, chance: 9, average: '6.2' },
    })
    // Five cards of each of the two colours and the Cheater are left: 11 of 45.
    expect(why('1 2 8 9 20', 'discard 20')).toEqual({ key: 'keeps-pairs', params: { chance: 24, average: '2.7' } })
    expect(why('1 10 20 30 40', 'stand')).toEqual({
      key: 'stands',
      params: { kind: 'rainbow', points: 3, average: '3' },
    })
  })

  it('refuse what is no move', () => {
    const seen = viewTable(game, dealt('1 10 20 30 40'), 0) as GameView<PittsburghView>
    expect(() => reasonFor(seen, 0, 'bow')).toThrow('no move of Pittsburgh Draw')
  })
})
