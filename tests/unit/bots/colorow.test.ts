import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginThinking } from '../../../src/bots'
import { botFor } from '../../../src/bots/all-bots'
import { EndgameSolver } from '../../../src/bots/endgame/solver'
import { colorowKnowledge, createLastCardsGame } from '../../../src/bots/heuristics/colorow'
import { chanceOfNone, expectedBest } from '../../../src/bots/heuristics/colorow/evaluate'
import { reasonFor } from '../../../src/bots/reasons/colorow'
import { playMirrored, type Contender } from '../../../build/tournament/match'
import type { Level } from '../../../src/ports/journal'
import { gameById } from '../../../src/rules/catalogue'
import { colorow } from '../../../src/rules/forty-nine-outfit/colorow'
import type { ColorowState } from '../../../src/rules/forty-nine-outfit/colorow/state'
import type { ColorowView } from '../../../src/rules/forty-nine-outfit/colorow/shape'
import { pointsDue } from '../../../src/rules/forty-nine-outfit/colorow/rows'
import {
  defaults,
  listMoves,
  viewTable,
  seatsIn,
  createSeededRng,
  type Options,
  type Rng,
  type GameView,
} from '../../../src/rules/kit'
import en from '../../../src/renderer/games/colorow/en'
import { withEffort } from '../../effort'
import { runCount } from '../../scale'

const game = gameById('colorow')
/** Bot that thinks for a small share of its iterations, which is enough to show what the strongest level uses. */
const bot = withEffort(botFor(game), 0.005)
const LEVELS: readonly Level[] = [1, 2, 3, 4, 5]

/**
 * Returns the table after `plies` random moves, or the last one before the end if the game ends earlier. If `wild`,
 * `pick` chooses the moves, which also claims wrongly and disputes.
 */
function tableAfter(plies: number, rng: Rng, seats = 2, options: Options = {}, wild = false): ColorowState {
  const state = colorow.start({ ...defaults(colorow.info), ...options }, seats)
  const pack: number[] = []
  colorow.sampleChance(state, rng, pack)
  colorow.applyChance(state, pack)
  for (let ply = 0; ply < plies; ply++) {
    const before = colorow.clone(state)
    const seat = seatsIn(colorow.requiredSeats(state))[0]!
    colorow.apply(state, seat, (wild ? colorow.pick : colorow.pickSound!)(state, seat, rng))
    if (colorow.requiredSeats(state) === 0) return before
  }
  return state
}

function mover(state: ColorowState): number {
  return seatsIn(colorow.requiredSeats(state))[0]!
}

function ask(state: ColorowState, level: Level, seed = 'x', seat = mover(state)) {
  const thinking = beginThinking(bot, { seen: viewTable(game, state, seat), seat, level, seed })
  while (thinking.step(1000));
  return thinking.result()
}

/** Returns another table that the mover cannot distinguish from this one. */
function imagined(state: ColorowState, rng: Rng): ColorowState {
  return colorow.determinize(viewTable(game, state, mover(state)) as GameView<ColorowView>, rng)
}

function rate(state: ColorowState, level: Level, move: number): number {
  const plan = colorowKnowledge.plan(level, { seen: viewTable(game, state, mover(state)), recall: [] })
  if (plan.kind !== 'thumb') throw new Error('no rating')
  return plan.rate(state, mover(state), move)
}

function share(first: Contender, second: Contender, deals: number): number {
  const match = { game, options: defaults(colorow.info), seats: 2, first, second }
  let sum = 0
  for (let i = 0; i < deals; i++) sum += playMirrored({ ...match, seed: `unit ${i}` }).share
  return sum / deals
}

describe('bots of Colorow', () => {
  it('move legally at every level, with every option and number of seats', () => {
    const table = fc.record({
      seed: fc.string(),
      plies: fc.nat(140),
      seats: fc.integer({ min: 2, max: 8 }),
      referee: fc.constantFrom('automatic', 'strict'),
      connecting: fc.constantFrom('direct', 'chain'),
      lastDeal: fc.constantFrom('balanced', 'short'),
      level: fc.constantFrom(...LEVELS.slice(0, 4)),
    })
    fc.assert(
      fc.property(table, ({ seed, plies, seats, level, ...options }) => {
        const state = tableAfter(plies, createSeededRng(seed), seats, options, true)
        expect(colorow.read(state, mover(state), ask(state, level).move!).ok).toBe(true)
      }),
      { numRuns: runCount(60) },
    )
  })

  it('decide by what their seat sees, and by nothing else', () => {
    const rng = createSeededRng('hidden')
    for (let i = 0; i < 12; i++) {
      const state = tableAfter(4 * i, rng, 2 + (i % 3), { referee: i % 4 === 3 ? 'strict' : 'automatic' })
      const other = imagined(state, rng)
      for (const level of LEVELS) {
        expect(ask(other, level)).toEqual(ask(state, level))
        if (level === 5) continue
        for (const move of listMoves(colorow, state, mover(state)))
          expect(rate(other, level, move)).toBe(rate(state, level, move))
      }
    }
  })

  it('are better, the higher their level', () => {
    expect(share(1, 'random', 8)).toBeGreaterThan(0.7)
    expect(share(2, 1, 8)).toBeGreaterThan(0.8)
    expect(share(4, 2, 8)).toBeGreaterThan(0.6)
  })
})

describe('strict bots of Colorow', () => {
  const strict = { referee: 'strict' }

  /** Returns `count` tables at which a claim is awaited for a play that is due points. */
  function owing(count: number): ColorowState[] {
    const rng = createSeededRng('owing')
    const found: ColorowState[] = []
    while (found.length < count) {
      const state = tableAfter(40 + 2 * rng.below(25) + 1, rng, 2, strict)
      if (colorow.view(state, 0).phase === 'claim' && pointsDue(state) > 0) found.push(state)
    }
    return found
  }

  it('claim rightly from level 3 on, and are wrong now and then below', () => {
    const states = owing(60)
    const wrong = (level: Level) =>
      states.filter((state, i) => ask(state, level, `${i}`).move !== `claim ${pointsDue(state)}`).length
    expect([wrong(3), wrong(4), wrong(5)]).toEqual([0, 0, 0])
    expect(wrong(1)).toBeGreaterThan(3)
    expect(wrong(1)).toBeLessThan(30)
    expect(wrong(2)).toBeGreaterThan(0)
  })

  it('dispute what is too high, whether it is their turn or not, and nothing else', () => {
    for (const state of owing(10)) {
      const due = pointsDue(state)
      const claimer = mover(state)
      for (const claimed of [due, due + 1]) {
        const table = colorow.clone(state)
        const claim = colorow.read(table, claimer, `claim ${Math.min(15, claimed)}`)
        if (!claim.ok) throw new Error(claim.error.message)
        colorow.apply(table, claimer, claim.value)
        const answers = LEVELS.map((level) => ask(table, level, 'y', 1 - claimer).move)
        if (claimed > due && due < 15) expect(answers.slice(2)).toEqual(['dispute', 'dispute', 'dispute'])
        else expect(answers).not.toContain('dispute')
      }
    }
    const table = tableAfter(1, createSeededRng('three'), 3, strict)
    colorow.apply(table, 0, (colorow.read(table, 0, 'claim 4') as { value: number }).value)
    expect(ask(table, 5, 'z', 2).move).toBe('dispute')
    expect(ask(table, 5, 'z', 1).move).toBe('dispute')
  })
})

describe('what bots of Colorow reckon with', () => {
  it('knows the odds of a hidden hand', () => {
    expect(chanceOfNone(10, 3, 1)).toBeCloseTo(0.7, 12)
    expect(chanceOfNone(10, 3, 2)).toBeCloseTo((7 / 10) * (6 / 9), 12)
    expect(chanceOfNone(4, 3, 2)).toBe(0)
    const worth = Int32Array.of(3, 0, 6, 0, 0, 0, 0)
    const out = Int32Array.of(2, 5, 1, 0, 0, 0, 2)
    // The hand has two of ten cards. It has the card worth six with chance 2/10. Otherwise it may have one of the two
    // cards worth three, in two draws from nine cards.
    expect(expectedBest(worth, out, 10, 2)).toBeCloseTo(6 * 0.2 + 3 * 0.8 * (1 - (7 / 9) * (6 / 8)), 12)
  })

  it('knows what the last cards of a game for two are worth, from what the seat itself sees', () => {
    const rng = createSeededRng('last cards')
    for (let i = 0; i < 12; i++) {
      const state = tableAfter(44, rng, 2, { connecting: i % 2 ? 'chain' : 'direct' })
      const seat = mover(state)
      const best = Math.max(...listMoves(colorow, state, seat).map((one) => minimax(state, seat, one, seat)))
      for (const table of [state, atStrictTable(state)]) {
        const open = createLastCardsGame(imagined(table, rng), seat)!
        const solver = new EndgameSolver(open, 1e6, 1 << 16)
        while (solver.step(1000));
        const { move, end, margin } = solver.proof()!
        expect(minimax(state, seat, move, seat) + 0).toBe(best + 0)
        expect({ end, margin: margin! + 0 }).toEqual({
          end: best > 0 ? 'win' : best < 0 ? 'loss' : 'tie',
          margin: best + 0,
        })
      }
      const { move } = ask(atStrictTable(state), 5)
      expect(minimax(state, seat, textMove(state, seat, move!), seat) + 0).toBe(best + 0)
    }
  })

  it('solves nothing while there is a stock, for more than two, or where a claim is awaited', () => {
    const rng = createSeededRng('not open')
    const claiming = atStrictTable(tableAfter(44, rng))
    colorow.apply(claiming, mover(claiming), colorow.pickSound!(claiming, mover(claiming), rng))
    for (const state of [tableAfter(20, rng), tableAfter(46, rng, 3), claiming])
      expect(createLastCardsGame(state, mover(state))).toBeNull()
  })
})

/** Returns the same table under the strict referee, with all claims so far right. */
function atStrictTable(state: ColorowState): ColorowState {
  const strict = colorow.start({ ...state.options, referee: 'strict' }, state.seats)
  colorow.copy(state, strict)
  strict.claimedPoints = 0
  return strict
}

function textMove(state: ColorowState, seat: number, text: string): number {
  const read = colorow.read(state, seat, text)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** Returns the lead of `eye` at the end after a move, if both seats play for the lead. */
function minimax(before: ColorowState, seat: number, move: number, eye: number): number {
  const state = colorow.clone(before)
  colorow.apply(state, seat, move)
  if (colorow.requiredSeats(state) === 0) return state.points[eye]! - state.points[1 - eye]!
  const next = mover(state)
  const found = listMoves(colorow, state, next).map((reply) => minimax(state, next, reply, eye))
  return next === eye ? Math.max(...found) : Math.min(...found)
}

describe('reasons for a hint of Colorow', () => {
  it('are there for every sound move of random games, with a sentence each', () => {
    const rng = createSeededRng('reasons')
    const keys = new Set<string>()
    for (let plies = 0; plies < 100; plies += 3) {
      const referee = plies % 2 ? 'strict' : 'automatic'
      const state = tableAfter(plies, rng, 2 + (plies % 5), { referee })
      const seat = mover(state)
      const seen = viewTable(game, state, seat)
      for (const move of listMoves(colorow, state, seat)) {
        if (!colorow.isSound(state, seat, move)) continue
        const text = colorow.write(state, seat, move)
        const { key } = reasonFor(seen as GameView<ColorowView>, seat, text)
        keys.add(key)
        expect(Object.keys(en.reason)).toContain(key)
      }
    }
    expect(keys.size).toBeGreaterThan(6)
  })

  it('refuse what is no move', () => {
    const state = tableAfter(0, createSeededRng('none'))
    expect(() => reasonFor(viewTable(game, state, 0) as GameView<ColorowView>, 0, 'bow')).toThrow('no move of Colorow')
  })
})
