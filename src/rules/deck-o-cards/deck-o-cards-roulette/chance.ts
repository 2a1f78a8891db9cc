import {
  accept,
  BRIDGE_CARDS,
  BRIDGE_WORDING,
  bridgeNamed,
  refuse,
  type Result,
  type Rng,
  type EventSink,
} from '../../kit'
import { spinForBank } from './choosing'
import type { RouletteEvent } from './shape'
import { settle } from './settle'
import { isSelectingBanker, type RouletteState } from './state'
import { spinForBankAndTell, settleAndTell } from './play'

/** Outcomes are due one spin of the arrow at a time. */
export function chance(state: RouletteState): number {
  return state.seatsDue !== 0 || state.spinning ? 1 : 0
}

/** Draws any of the 52 sectors. */
export function sampleChance(_state: RouletteState, rng: Rng, into: number[]): void {
  into[0] = rng.below(BRIDGE_CARDS)
}

/** Reads one spin from a tape; refuses with `tape-short`, or `tape-bad` naming the entry. */
export function readChance(_state: RouletteState, tape: readonly unknown[], from: number): Result<number[]> {
  if (from >= tape.length) return refuse('tape-short', `The tape has ${tape.length} entries; another spin is due.`)
  const card = bridgeNamed(tape[from])
  if (card >= 0) return accept([card])
  return refuse('tape-bad', `Entry ${from + 1} of the tape is not the text of a card: ${BRIDGE_WORDING}.`)
}

/** Applies a spin: one for the bank during the selection of a banker, else one that settles the bets. */
export function applyChance(state: RouletteState, outcomes: readonly number[], tell?: EventSink<RouletteEvent>): void {
  const card = outcomes[0]!
  if (isSelectingBanker(state)) {
    if (tell) spinForBankAndTell(state, card, tell)
    else spinForBank(state, card)
  } else if (tell) settleAndTell(state, card, tell)
  else settle(state, card)
}
