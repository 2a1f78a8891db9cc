import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bostonBooks } from '../../../../src/rules/forty-nine-outfit/boston-books'
import type { BostonBooksState } from '../../../../src/rules/forty-nine-outfit/boston-books/state'
import type { BostonBooksSeen } from '../../../../src/rules/forty-nine-outfit/boston-books/shape'
import {
  readingsOf,
  type HiddenCards,
  faultsOfCall,
} from '../../../../src/rules/forty-nine-outfit/boston-books/knowledge'
import { count } from '../../../../src/rules/forty-nine-outfit/cards'
import { HIGH_WORDS } from '../../../../src/rules/forty-nine-outfit/hands'
import { defaults, LineOfPlay, viewTable, ONLOOKER, createSeededRng, createSeedSource } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'

const tables = fc.record({
  seed: fc.string({ maxLength: 8 }),
  seats: fc.integer({ min: 2, max: 7 }),
  cheater: fc.boolean(),
})

describe('what is taken for known of hidden cards', () => {
  it('is true of the table itself, for every eye, after every move', () => {
    let doubtful = 0
    fc.assert(
      fc.property(tables, ({ seed, seats, cheater }) => {
        const line = new LineOfPlay(
          bostonBooks,
          { ...defaults(bostonBooks.info), cheater },
          seats,
          createSeedSource(seed),
        )
        const state = line.state as BostonBooksState
        const rng = createSeededRng(seed)
        line.settleChance()
        for (let ply = 0; ply < 400 && !line.isOver; ply++) {
          for (let eye = ONLOOKER; eye < seats; eye++) {
            const readings = readingsOf(viewTable(bostonBooks, state, eye) as BostonBooksSeen)
            if (readings.length > 1) doubtful++
            if (!readings.some((reading) => isTrue(reading, state))) {
              expect([
                eye,
                bostonBooks.dump(state),
                readings.map(({ call, minCounts, maxCounts }) => [call, minCounts, maxCounts]),
              ]).toBe('true')
            }
          }
          line.play({ seat: state.turn, move: bostonBooks.pick(state, state.turn, rng) })
          line.settleChance()
        }
      }),
      { numRuns: runCount(120, 20) },
    )
    expect(doubtful).toBeGreaterThan(0)
  })
})

/** Returns whether the hands of the table agree with one reading of a view. */
function isTrue({ known, others, minCounts, maxCounts, call }: HiddenCards, state: BostonBooksState): boolean {
  return others.every((seat) => {
    const low = state.hands[seat]!
    const high = state.hands[HIGH_WORDS + seat]!
    const knownLow = known.hands[seat]!
    const knownHigh = known.hands[HIGH_WORDS + seat]!
    const unseen = count(low & ~knownLow) + count(high & ~knownHigh)
    const has = (low & knownLow) === knownLow && (high & knownHigh) === knownHigh
    return (
      has &&
      unseen >= minCounts[seat]! &&
      unseen <= maxCounts[seat]! &&
      (!call || faultsOfCall(state, call, seat, low, high) === 0)
    )
  })
}
