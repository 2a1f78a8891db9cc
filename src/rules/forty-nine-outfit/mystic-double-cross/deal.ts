import { shuffleOf, type Tell } from '../../kit'
import { CARDS } from '../cards'
import { FULL_PACK, NUMBERS } from '../pack'
import type { MysticDoubleCrossEvent } from './events'
import { STACK, type MysticDoubleCrossState } from './state'

/** The shuffle is the only chance: one outcome a card. */
export function chance(state: MysticDoubleCrossState): number {
  return state.dealt ? 0 : state.packSize
}

export const { sampleChance, readChance } = shuffleOf((state: MysticDoubleCrossState) =>
  state.packSize === CARDS ? FULL_PACK : NUMBERS,
)

export function applyChance(
  state: MysticDoubleCrossState,
  outcomes: readonly number[],
  tell?: Tell<MysticDoubleCrossEvent>,
): void {
  // In range: a shuffle has as many outcomes as the pack has cards.
  for (let i = 0; i < state.packSize; i++) state.pack[i] = outcomes[i]!
  state.dealt = 1
  if (tell) tell({ type: 'dealt', stack: STACK, rest: state.packSize - STACK })
}
