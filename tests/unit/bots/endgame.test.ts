import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { think } from '../../../src/bots'
import { BoundTable, EndgameSolver, type Proof } from '../../../src/bots/endgame/solver'
import type { OpenGame } from '../../../src/bots/endgame/open-game'
import { createEmptyStockGame } from '../../../src/bots/heuristics/forty-nine'
import { openHands } from '../../../src/bots/heuristics/new-york-whist/open-hands'
import { gameById } from '../../../src/rules/catalogue'
import { fortyNine } from '../../../src/rules/forty-nine-outfit/forty-nine'
import { type FortyNineState } from '../../../src/rules/forty-nine-outfit/forty-nine/state'
import { newYorkWhist } from '../../../src/rules/forty-nine-outfit/new-york-whist'
import { type NewYorkWhistState } from '../../../src/rules/forty-nine-outfit/new-york-whist/state'
import {
  defaults,
  listMoves,
  viewTable,
  replay,
  seatsIn,
  createSeededRng,
  type Game,
  type Options,
  type Position,
  type Rng,
} from '../../../src/rules/kit'

const TABLE = 1 << 16
const ENOUGH = 2_000_000

/**
 * Returns the margin of seat 0 at the end if both seats play their best, by trying everything with the game's own
 * rules.
 */
function bruteForce<S extends Position>(game: Game<S>, state: S): number {
  const seat = seatsIn(game.requiredSeats(state))[0]
  if (seat === undefined) {
    const { scores } = game.outcome(state)
    return scores[0]! - scores[1]!
  }
  const margins = listMoves(game, state, seat).map((move) => bruteForce(game, after(game, state, seat, move)))
  return seat === 0 ? Math.max(...margins) : Math.min(...margins)
}

function after<S extends Position>(game: Game<S>, state: S, seat: number, move: number): S {
  const next = game.clone(state)
  game.apply(next, seat, move)
  return next
}

function solve(open: OpenGame, slice = ENOUGH): Proof {
  const solver = new EndgameSolver(open, ENOUGH, TABLE)
  while (solver.step(slice));
  return solver.proof()!
}

/** Expects that the solver finds the margin that trying everything finds, and that its move leads to that margin. */
function expectExact<S extends Position>(game: Game<S>, state: S, open: OpenGame): void {
  const seat = seatsIn(game.requiredSeats(state))[0]!
  const sign = seat === 0 ? 1 : -1
  const best = 0 + sign * bruteForce(game, state)
  const { end, margin, move } = solve(open)
  expect(margin).toBe(best)
  expect(end).toBe(best > 0 ? 'win' : best < 0 ? 'loss' : 'tie')
  expect(0 + sign * bruteForce(game, after(game, state, seat, move))).toBe(best)
}

/** Plays random moves as long as `goesOn` returns true. Returns the table, or null if the game ends before. */
function endingOf<S extends Position>(
  game: Game<S>,
  options: Options,
  rng: Rng,
  goesOn: (state: S) => boolean,
): S | null {
  const state = game.start({ ...defaults(game.info), ...options }, 2)
  const outcomes: number[] = []
  game.sampleChance(state, rng, outcomes)
  game.applyChance(state, outcomes)
  while (goesOn(state)) {
    const seat = seatsIn(game.requiredSeats(state))[0]
    if (seat === undefined) return null
    game.apply(state, seat, (game.pickSound ?? game.pick)(state, seat, rng))
  }
  return game.requiredSeats(state) === 0 ? null : state
}

/** Expects that the seat in turn sees only one way in which the hidden cards can lie. */
function expectKnown<S extends Position>(game: Game<S>, state: S, rng: Rng): void {
  const seat = seatsIn(game.requiredSeats(state))[0]!
  const seen = viewTable(game, state, seat)
  for (let i = 0; i < 3; i++) expect(game.dump(game.determinize(seen, rng))).toEqual(game.dump(state))
}

const cardsOf = (state: NewYorkWhistState) => newYorkWhist.dump(state).hands['A'] as readonly string[]
const bothHands = (state: FortyNineState) => Object.values(fortyNine.dump(state).hands).flat()

const WHISTS: readonly Options[] = [
  {},
  { cheater: true },
  { trump: 'green', cheater: true },
  { followSuit: true },
  { followSuit: true, cheater: true, trump: 'last-card' },
  { trump: 'last-card' },
]

describe('the solver of open endings', () => {
  it('finds what trying everything finds in New York Whist for two, with every option', () => {
    const rng = createSeededRng('open whist')
    for (let i = 0; i < 90; i++) {
      const cards = 2 + (i % 3)
      const state = endingOf(newYorkWhist, WHISTS[i % WHISTS.length]!, rng, (now) => cardsOf(now).length > cards)!
      if (i % 2 === 1) newYorkWhist.apply(state, state.turn, newYorkWhist.pick(state, state.turn, rng))
      expectExact(newYorkWhist, state, openHands(state)!)
    }
  })

  it('finds what trying everything finds in Forty-Nine with an empty stock', () => {
    const rng = createSeededRng('open forty-nine')
    let solved = 0
    for (let i = 0; solved < 60; i++) {
      const most = 4 + (i % 4)
      const state = endingOf(
        fortyNine,
        { combinations: i % 2 === 0 },
        rng,
        (now) => now.top < 50 || bothHands(now).length > most,
      )
      if (!state) continue
      expectExact(fortyNine, state, createEmptyStockGame(state)!)
      solved++
    }
  })

  it('is asked only where a seat knows every card', () => {
    const rng = createSeededRng('known')
    let whists = 0
    let outfits = 0
    for (let i = 0; i < 120; i++) {
      const options = WHISTS[i % WHISTS.length]!
      const whist = endingOf(newYorkWhist, options, rng, () => rng.below(30) > 0)
      if (whist && openHands(whist)) {
        expectKnown(newYorkWhist, whist, rng)
        whists++
      }
      const outfit = endingOf(fortyNine, {}, rng, (now) => now.top < 50 || rng.below(4) > 0)
      if (outfit && createEmptyStockGame(outfit)) {
        expectKnown(fortyNine, outfit, rng)
        outfits++
      }
    }
    expect(whists).toBeGreaterThan(10)
    expect(outfits).toBeGreaterThan(2)
  })

  it('refuses hidden hands: larger tables, a blind that nobody took, stock, strict play', () => {
    const rng = createSeededRng('hidden')
    const early = endingOf(newYorkWhist, {}, rng, () => false)!
    expect(openHands(early)).toBeNull()
    const outfit = endingOf(fortyNine, {}, rng, () => false)!
    expect(createEmptyStockGame(outfit)).toBeNull()
  })

  it('answers the same in slices of any size', () => {
    const rng = createSeededRng('slices')
    for (let i = 0; i < 10; i++) {
      const state = endingOf(newYorkWhist, {}, rng, (now) => cardsOf(now).length > 7)!
      expect(solve(openHands(state)!, 7)).toEqual(solve(openHands(state)!))
    }
  })

  it('says that it does not know where it may not look at enough positions', () => {
    const state = endingOf(newYorkWhist, {}, createSeededRng('few'), (now) => cardsOf(now).length > 12)!
    const solver = new EndgameSolver(openHands(state)!, 50, TABLE)
    while (solver.step(7));
    expect(solver.positions).toBe(50)
    expect(solver.proof()).toBeNull()
  })

  it('is right with a table that holds next to nothing', () => {
    const rng = createSeededRng('small table')
    for (let i = 0; i < 10; i++) {
      const state = endingOf(newYorkWhist, {}, rng, (now) => cardsOf(now).length > 8)!
      const solver = new EndgameSolver(openHands(state)!, ENOUGH, 0)
      while (solver.step(ENOUGH));
      expect(solver.proof()!.margin).toBe(solve(openHands(state)!).margin)
    }
  })
})

describe('the strongest bot at the end of a game', () => {
  it.each([
    ['forty-nine', 'B 19', 'win'],
    ['new-york-whist', 'B 24', 'win'],
  ])('finds the proved move in a game of %s that was once thrown away by %s', (id, thrown, end) => {
    const file = new URL(`../../fixtures/strength/${id}.parlor`, import.meta.url)
    const replayed = replay(gameById, JSON.parse(readFileSync(file, 'utf8')))
    if (!replayed.ok) throw new Error(replayed.fault.message)
    const { game, state } = replayed.line
    for (const seed of ['a', 'b']) {
      const { move, proved, value } = think(game, { seen: viewTable(game, state, 1), seat: 1, level: 5, seed })
      expect({ proved, value }).toEqual({ proved: end, value: 1 })
      expect(`B ${move}`).not.toBe(thrown)
    }
  })

  it('wins for certain once it has proved that it wins, whatever the other plays', () => {
    const rng = createSeededRng('to the end')
    for (let i = 0; i < 12; i++) {
      const state = endingOf(newYorkWhist, {}, rng, (now) => cardsOf(now).length > 8)!
      const game = gameById('new-york-whist')
      let promised: number | null = null
      while (newYorkWhist.requiredSeats(state) !== 0) {
        const seat = state.turn
        const { move, proved } = think(game, { seen: viewTable(game, state, seat), seat, level: 5, seed: `${i}` })
        if (seat === 0 && proved === 'win') promised = seat
        const text = seat === 0 ? move! : newYorkWhist.write(state, seat, newYorkWhist.pick(state, seat, rng))
        const read = newYorkWhist.read(state, seat, text)
        if (!read.ok) throw new Error(read.error.message)
        newYorkWhist.apply(state, seat, read.value)
      }
      if (promised !== null) expect(newYorkWhist.outcome(state).winners).toEqual([0])
    }
  })
})

describe('the table of bounds', () => {
  it('keeps of two positions in one place the one nearer to the root, and the newest of the others', () => {
    const table = new BoundTable(0)
    const rng = createSeededRng('table')
    const kept = new Map<string, number>()
    for (let i = 0; i < 5000; i++) {
      const key = [rng.u32() | 0, rng.u32() | 0] as const
      const place = table.findOrAdd(key[0], key[1], 1 + rng.below(20))
      table.low[place] = i
      kept.set(key.join(), i)
      expect(table.low[table.find(key[0], key[1])]).toBe(i)
    }
    let found = 0
    for (const [key, low] of kept) {
      const [one, two] = key.split(',').map(Number) as [number, number]
      const place = table.find(one, two)
      if (place < 0) continue
      expect(table.low[place]).toBe(low)
      found++
    }
    expect(found).toBeGreaterThan(500)
  })
})
