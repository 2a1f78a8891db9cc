import { createShuffleFunctions, type EventSink } from '../../kit'
import { SQUARES } from '../board'
import { NUMBER_PACK } from '../pack'
import type { SuiteAssemblingEvent } from './shape'
import { playAutomaticMoves, uncover, tellDeal } from './play'
import { NONE, PACK_SIZE, PACK_FROM, PILES, type SuiteAssemblingState } from './state'

/** Returns the outcomes of chance awaited: 49 for the shuffle, the only chance of the game, or 0. */
export function chance(state: SuiteAssemblingState): number {
  return state.dealt ? 0 : SQUARES
}

export const { sampleChance, readChance } = createShuffleFunctions(() => NUMBER_PACK)

/** Deals one card to the first pile, two to the next, … seven to the last; the other 21 are the pack. */
export function applyChance(
  state: SuiteAssemblingState,
  outcomes: readonly number[],
  tell?: EventSink<SuiteAssemblingEvent>,
): void {
  for (let i = 0; i < SQUARES; i++) {
    const card = outcomes[i]!
    state.order[i] = card
    state.packAt[card] = i < PACK_FROM ? NONE : i - PACK_FROM
  }
  state.packLeft = (1 << PACK_SIZE) - 1
  state.dealt = 1
  for (let pile = 0; pile < PILES; pile++) {
    state.down[pile] = pile + 1
    uncover(state, pile)
  }
  playAutomaticMoves(state)
  if (tell) tellDeal(state, tell)
}
