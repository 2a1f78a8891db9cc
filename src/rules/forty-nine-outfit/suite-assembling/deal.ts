import { shuffleOf, type Tell } from '../../kit'
import { SQUARES } from '../board'
import { NUMBERS } from '../pack'
import type { SuiteAssemblingEvent } from './shape'
import { settle, uncover, tellDeal } from './play'
import { NONE, PACK, PACK_FROM, PILES, type SuiteAssemblingState } from './state'

/** Returns the outcomes of chance awaited: 49 for the shuffle, the only chance of the game, or 0. */
export function chance(state: SuiteAssemblingState): number {
  return state.dealt ? 0 : SQUARES
}

export const { sampleChance, readChance } = shuffleOf(() => NUMBERS)

/** Deals one card to the first pile, two to the next, … seven to the last; the other 21 are the pack. */
export function applyChance(
  state: SuiteAssemblingState,
  outcomes: readonly number[],
  tell?: Tell<SuiteAssemblingEvent>,
): void {
  // In range: a shuffle has an outcome for each card.
  for (let i = 0; i < SQUARES; i++) {
    const card = outcomes[i]!
    state.order[i] = card
    state.packAt[card] = i < PACK_FROM ? NONE : i - PACK_FROM
  }
  state.left = (1 << PACK) - 1
  state.dealt = 1
  for (let pile = 0; pile < PILES; pile++) {
    state.down[pile] = pile + 1
    uncover(state, pile)
  }
  settle(state)
  if (tell) tellDeal(state, tell)
}
