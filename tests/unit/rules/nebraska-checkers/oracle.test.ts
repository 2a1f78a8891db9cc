import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nebraskaCheckers as game } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers'
import type { NebraskaState } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers/state'
import { listTexts, createSeededRng, type Rng } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import {
  barredStep,
  judge,
  movesOf,
  stateOf,
  play,
  scoresOf,
  setUp,
  someTexts,
  type Oracle,
  type Settings,
} from './oracle'

const tables = fc.record({
  repeatRule: fc.boolean(),
  crownEndsJump: fc.boolean(),
  takeMost: fc.boolean(),
  quietLimit: fc.constantFrom(10, 13, 60),
})

/**
 * Returns a random move, mostly the way back of the seat's last move if it is legal, so that movements are repeated.
 */
function someMove(o: Oracle, rng: Rng): string {
  const moves = movesOf(o)
  const last = o.recent[o.turn!].at(-1)?.split('-').reverse().join('-')
  return last !== undefined && moves.includes(last) && rng.below(12) > 0 ? last : moves[rng.below(moves.length)]!
}

function playBoth(state: NebraskaState, oracle: Oracle, text: string): void {
  const seat = state.turn
  const read = game.read(state, seat, text)
  if (!read.ok) throw new Error(`${text}: ${read.error.message}`)
  game.apply(state, seat, read.value)
  play(oracle, text)
}

/** Plays a random game in both. Calls `before` before each move, and after the end. */
function playThrough(settings: Settings, seed: string, before: (state: NebraskaState, o: Oracle, rng: Rng) => void) {
  const state = game.start({ ...settings }, 2)
  const oracle = setUp(settings)
  const rng = createSeededRng(seed)
  while (oracle.turn !== null) {
    before(state, oracle, rng)
    playBoth(state, oracle, someMove(oracle, rng))
  }
  before(state, oracle, rng)
}

const ends = new Map<string, number>()
let repeated = 0

describe('beside a plain model of the page', () => {
  it('the engine stands the same and offers the same moves after every move of random games', () => {
    fc.assert(
      fc.property(tables, fc.string({ maxLength: 8 }), (settings, seed) => {
        playThrough(settings, seed, (state, oracle) => {
          const [ours, theirs] = [game.dump(state), stateOf(oracle)]
          if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
          const { over, scores, winners, reason } = game.outcome(state)
          expect(scores).toEqual(scoresOf(oracle))
          expect([over, reason]).toEqual([oracle.result !== null, oracle.result])
          expect(winners === null).toBe(!over)
          for (const seat of [0, 1]) {
            const texts = oracle.turn === 'AB'[seat] ? movesOf(oracle) : []
            expect(listTexts(game, state, seat).sort()).toEqual(texts.sort())
          }
          if (over) ends.set(reason!, (ends.get(reason!) ?? 0) + 1)
        })
      }),
      { numRuns: runCount(80) },
    )
    // The games end in every possible way.
    expect([...ends.keys()].sort()).toEqual(['blocked', 'no-men', 'quiet'])
  })

  it('the engine refuses the same texts with the same codes', () => {
    fc.assert(
      fc.property(tables, fc.string({ maxLength: 8 }), (settings, seed) => {
        playThrough(settings, seed, (state, oracle, rng) => {
          const bars = oracle.turn !== null && barredStep(oracle, oracle.turn) !== ''
          if (!bars && rng.below(4) > 0) return
          for (const seat of [0, 1] as const) {
            const letter = seat === 0 ? 'A' : 'B'
            for (const text of someTexts(oracle, letter)) {
              const read = game.read(state, seat, text)
              const code = read.ok ? null : read.error.code
              if (code === 'repeated') repeated++
              if (code !== judge(oracle, letter, text))
                expect([text, code]).toEqual([text, judge(oracle, letter, text)])
            }
          }
        })
      }),
      { numRuns: runCount(40) },
    )
    expect(repeated).toBeGreaterThan(0)
  })
})
