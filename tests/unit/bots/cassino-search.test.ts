import { describe, expect, it } from 'vitest'
import { createRedeal, rememberedPiles } from '../../../src/bots/heuristics/cassino/card-memory'
import { HIGH_WORDS, createSeededRng, viewTable, type Seat } from '../../../src/rules/kit'
import type { CassinoState } from '../../../src/rules/pack/cassino/state'
import { runCount } from '../../scale'
import { decisionsOf } from './decisions'

const handOf = ({ hands }: CassinoState, seat: Seat): string => `${hands[seat]} ${hands[HIGH_WORDS + seat]}`

describe.each(['cassino-21', 'cassino-25'])('the hands that level 5 imagines in %s', (id) => {
  it('are what another seat holds more often than if all were equally likely, and agree with what is seen', () => {
    const rng = createSeededRng(`hands of ${id}`)
    let right = 0
    let byChance = 0
    let taken = 0
    for (const { game, state: table, seat, recall, plan } of decisionsOf(id)) {
      const state = table as CassinoState
      // Two cards are left to the other seat, which has played two, and there are others that it could hold.
      const other = 1 - seat
      if (state.top === state.packSize || state.cardsInHands > 5 || state.cardsInHands < 4) continue
      const again = game.clone(state) as CassinoState
      const context = { seen: viewTable(game, state, seat), recall: recall[seat]! }
      const evenly = createRedeal(context, rememberedPiles(context)!)
      const truth = handOf(state, other)
      for (let deal = 0; deal < 200; deal++) {
        expect(plan.search.redeal!(again, seat, rng)).toBe(true)
        if (handOf(again, other) === truth) right++
        evenly(again, seat, rng)
        if (handOf(again, other) === truth) byChance++
      }
      expect(game.view(again, seat)).toEqual(game.view(state, seat))
      if (++taken === runCount(100, 20)) break
    }
    expect(right).toBeGreaterThan(1.15 * byChance)
  })
})
