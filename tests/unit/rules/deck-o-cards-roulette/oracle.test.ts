import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deckOCardsRoulette as game } from '../../../../src/rules/deck-o-cards/deck-o-cards-roulette'
import type { RouletteState } from '../../../../src/rules/deck-o-cards/deck-o-cards-roulette/state'
import {
  LineOfPlay,
  lettersOf,
  createSeededRng,
  createSeedSource,
  lettersToMove,
  type Rng,
} from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import * as plain from './oracle'
import { movesOf } from './table'

const settings = fc.record({
  banker: fc.constantFrom('player' as const, 'house' as const),
  spins: fc.integer({ min: 1, max: 8 }),
  chips: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(100_000)),
  bank: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constant(1000)),
  limit: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(100_000)),
})

function oneOf<T>(items: readonly T[], rng: Rng): T {
  return items[rng.below(items.length)]!
}

/** Returns a random text: mostly bets of all sizes, good and bad, and `ready` often enough for the arrow to be spun. */
function someText(o: plain.Oracle, seat: string, rng: Rng): string {
  const kind = rng.below(10)
  if (kind < 2) return 'ready'
  if (kind === 2) return oneOf(['clear', 'spin', 'spin', 'spin'], rng)
  const stakes = [1, 2, 3, 10, 11, rng.below(20), o.chips[seat] ?? 1, (o.chips[seat] ?? 1) + 1, '01', '', '-1', '1e1']
  const spots = [...plain.ALL_SPOTS.slice(-29), ...plain.ALL_SPOTS, '5-6', '2-A', 'J-Q', 'J', 'call:', 'call:1S', 'ODD']
  return `bet ${oneOf(stakes, rng)}@${oneOf(spots, rng)}`
}

/**
 * Lets the plain model use the outcomes that the engine has drawn since. Returns the number of outcomes used so far.
 */
function follow(o: plain.Oracle, line: LineOfPlay, used: number): number {
  const tape = line.tape.slice(used)
  if (used === 0 && o.settings.banker === 'player') plain.choose(o, tape)
  else if (o.spinning) plain.settle(o, tape.shift()!)
  expect(tape).toEqual([])
  return line.tape.length
}

function compare(o: plain.Oracle, line: LineOfPlay): void {
  const state = line.state as RouletteState
  // Bets are compared by their names, because the order in which they were laid does not matter.
  const [ours, theirs] = [game.dump(state), plain.stateOf(o)]
  expect(ours).toEqual(theirs)
  expect(lettersToMove(game, state)).toEqual(plain.toMove(o))
  const { over, scores, winners } = game.outcome(state)
  expect(scores).toEqual(plain.scoresOf(o))
  const best = Math.max(...scores)
  expect([over, winners]).toEqual([o.over, o.over ? [...scores.keys()].filter((seat) => scores[seat] === best) : null])
  if (o.settings.banker === 'player') expect(scores.reduce((sum, score) => sum + score, 0)).toBe(0)
}

describe('beside a plain model of the page', () => {
  it('the engine accepts the same texts, refuses the others with the same codes, and stands the same after each', () => {
    const codes = new Set<string | null>()
    fc.assert(
      fc.property(settings, fc.integer({ min: 2, max: 8 }), fc.string({ maxLength: 8 }), (setting, seats, seed) => {
        const rng = createSeededRng(seed)
        const line = new LineOfPlay(game, { ...setting }, seats, createSeedSource(seed))
        const oracle = plain.setUp(setting, lettersOf(seats))
        line.settleChance()
        let used = follow(oracle, line, 0)
        for (let said = 0; said < 250 && !oracle.over; said++) {
          const seat = rng.below(4) === 0 ? oneOf(oracle.seats, rng) : oneOf(plain.toMove(oracle), rng)
          const text = someText(oracle, seat, rng)
          const code = line.playText(`${seat} ${text}`)?.code ?? null
          if (code !== plain.judge(oracle, seat, text)) {
            expect([seat, text, code]).toEqual([seat, text, plain.judge(oracle, seat, text)])
          }
          codes.add(code)
          if (code !== null) continue
          plain.play(oracle, seat, text)
          line.settleChance()
          used = follow(oracle, line, used)
          compare(oracle, line)
        }
        for (const seat of oracle.seats)
          expect(plain.judge(oracle, seat, 'no')).toBe(oracle.over ? 'game-over' : 'bad-move')
      }),
      { numRuns: runCount(100, 15) },
    )
    const all = [null, 'bad-move', 'not-banker', 'not-ready', 'banker-cannot-bet', 'already-ready', 'nothing-to-clear']
    expect([...codes]).toEqual(expect.arrayContaining([...all, 'no-such-spot', 'odd-stake', 'not-enough-chips']))
  })

  it('the engine lists the same moves', () => {
    fc.assert(
      fc.property(settings, fc.integer({ min: 2, max: 8 }), fc.string({ maxLength: 8 }), (setting, seats, seed) => {
        const rng = createSeededRng(seed)
        const line = new LineOfPlay(game, { ...setting }, seats, createSeedSource(seed))
        const oracle = plain.setUp(setting, lettersOf(seats))
        line.settleChance()
        let used = follow(oracle, line, 0)
        for (let ply = 0; ply < 60 && !oracle.over; ply++) {
          const seat = oneOf(plain.toMove(oracle), rng)
          if (rng.below(4) === 0) {
            oracle.seats.forEach((letter, index) => {
              const listed = movesOf(line.state as RouletteState, index)
              expect(listed.sort()).toEqual(plain.movesOf(oracle, letter).sort())
            })
          }
          const texts = plain.movesOf(oracle, seat)
          const text = rng.below(3) === 0 && texts.includes('ready') ? 'ready' : oneOf(texts, rng)
          expect(line.playText(`${seat} ${text}`)).toBeNull()
          plain.play(oracle, seat, text)
          line.settleChance()
          used = follow(oracle, line, used)
        }
      }),
      { numRuns: runCount(30) },
    )
  })
})
