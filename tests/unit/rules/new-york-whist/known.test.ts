import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HIGH_WORDS } from '../../../../src/rules/forty-nine-outfit/hands'
import { newYorkWhist } from '../../../../src/rules/forty-nine-outfit/new-york-whist'
import type { NewYorkWhistState } from '../../../../src/rules/forty-nine-outfit/new-york-whist/state'
import type { NewYorkWhistSeen } from '../../../../src/rules/forty-nine-outfit/new-york-whist/shape'
import { hiddenOf } from '../../../../src/rules/forty-nine-outfit/new-york-whist/knowledge'
import { COLOUR_HIGH, COLOUR_LOW } from '../../../../src/rules/forty-nine-outfit/colours'
import { defaults, LineOfPlay, viewTable, ONLOOKER, createSeededRng, createSeedSource } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'

const tables = fc.record({
  seed: fc.string({ maxLength: 8 }),
  seats: fc.integer({ min: 2, max: 8 }),
  cheater: fc.boolean(),
  trump: fc.constantFrom('none', 'last-card', 'last-card', 'blue'),
  followSuit: fc.boolean(),
})

describe('what is taken for known of hidden cards', () => {
  it('is true of the table itself, for every eye, after every card', () => {
    const knew = { bars: 0, trumps: 0 }
    fc.assert(
      fc.property(tables, ({ seed, seats, ...options }) => {
        const line = new LineOfPlay(
          newYorkWhist,
          { ...defaults(newYorkWhist.info), ...options },
          seats,
          createSeedSource(seed),
        )
        const state = line.state as NewYorkWhistState
        const rng = createSeededRng(seed)
        line.settleChance()
        let untrue = 0
        while (!line.isOver) {
          for (let eye = ONLOOKER; eye < seats; eye++) {
            const { known, bars, dealerHasTrump } = hiddenOf(viewTable(newYorkWhist, state, eye) as NewYorkWhistSeen)
            for (let seat = 0; seat < seats; seat++) {
              const low = state.hands[seat]!
              const high = state.hands[HIGH_WORDS + seat]!
              untrue |= (low & bars[seat]!) | (high & bars[HIGH_WORDS + seat]!)
              untrue |= (known.hands[seat]! & ~low) | (known.hands[HIGH_WORDS + seat]! & ~high)
              if ((bars[seat]! | bars[HIGH_WORDS + seat]!) !== 0) knew.bars++
            }
            const dealer = seats - 1
            if (!dealerHasTrump) continue
            knew.trumps++
            const trumps = state.hands[dealer]! & COLOUR_LOW[state.trump]!
            if ((trumps | (state.hands[HIGH_WORDS + dealer]! & COLOUR_HIGH[state.trump]!)) === 0) untrue++
          }
          expect(untrue).toBe(0)
          line.play({ seat: state.turn, move: newYorkWhist.pick(state, state.turn, rng) })
        }
      }),
      { numRuns: runCount(40) },
    )
    expect(Math.min(knew.bars, knew.trumps)).toBeGreaterThan(0)
  })
})
