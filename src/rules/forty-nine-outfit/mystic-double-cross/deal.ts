import { drawShuffle, readShuffle, type Result, type Rng, type Tell } from '../../kit'
import { CARDS } from '../cards'
import { FULL_PACK, NUMBERS } from '../pack'
import type { MysticDoubleCrossEvent } from './events'
import { STACK, type MysticDoubleCrossState } from './state'

/** The shuffle is the only chance: one outcome a card. */
export function chance(state: MysticDoubleCrossState): number {
  return state.dealt ? 0 : state.packSize
}

/** The cards 1 to 49, and the Cheater if it plays, in this order, shuffled. */
export function sampleChance(state: MysticDoubleCrossState, rng: Rng, into: number[]): void {
  drawShuffle(state.packSize, rng, into)
}

export function readChance(state: MysticDoubleCrossState, tape: readonly string[], from: number): Result<number[]> {
  return readShuffle(state.packSize === CARDS ? FULL_PACK : NUMBERS, tape, from)
}

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
