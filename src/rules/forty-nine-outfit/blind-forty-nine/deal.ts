import { drawShuffle, readShuffle, type Result, type Rng, type Tell } from '../../kit'
import { SQUARES } from '../board'
import { cardName } from '../cards'
import { NUMBERS } from '../pack'
import type { BlindFortyNineEvent } from './events'
import type { BlindFortyNineState } from './state'

/** The shuffle is the only chance: 49 outcomes. */
export function chance(state: BlindFortyNineState): number {
  return state.dealt ? 0 : SQUARES
}

export function sampleChance(_state: BlindFortyNineState, rng: Rng, into: number[]): void {
  drawShuffle(SQUARES, rng, into)
}

export function readChance(_state: BlindFortyNineState, tape: readonly string[], from: number): Result<number[]> {
  return readShuffle(NUMBERS, tape, from)
}

/** The first card comes to hand, the others go face down on squares 1 to 48. */
export function applyChance(
  state: BlindFortyNineState,
  outcomes: readonly number[],
  tell?: Tell<BlindFortyNineEvent>,
): void {
  // In range: a shuffle has 49 outcomes, a draw one.
  state.inHand = outcomes[0]!
  for (let i = 1; i < SQUARES; i++) state.under[i - 1] = outcomes[i]!
  state.dealt = 1
  if (!tell) return
  tell({ type: 'dealt', faceDown: SQUARES - 1 })
  tell({ type: 'lifted', seat: 0, card: cardName(state.inHand), square: null })
}
