import type { Rng } from '../../kit'
import { members, nth } from '../bits'
import { SQUARES } from '../board'
import { lay, shift, takeUp, type Move } from './move'
import { CARDS, isTaken, type IsolationState } from './state'

const LOW_ALL = 0xfffffff
const HIGH_ALL = 0x1fffff

/** Cards laid, then each card taken up or moved. */
export function moves(state: IsolationState, into: Move[]): number {
  if (state.solved) return 0
  let found = 0
  const vacant = Array.from({ length: SQUARES }, (_, square) => square).filter((square) => !isTaken(state, square))
  if (state.laid < CARDS) for (const square of vacant) into[found++] = lay(square)
  for (const from of members(state.low, state.high)) {
    into[found++] = takeUp(from)
    for (const to of vacant) into[found++] = shift(from, to)
  }
  return found
}

export function pick(state: IsolationState, rng: Rng): Move {
  const { low, high, laid } = state
  const vacant = SQUARES - laid
  const lays = laid < CARDS ? vacant : 0
  const choice = rng.below(lays + laid * (vacant + 1))
  if (choice < lays) return lay(nthVacant(low, high, choice))
  const rest = choice - lays
  const card = (rest / (vacant + 1)) | 0
  const from = nth(low, high, card)
  const to = rest - card * (vacant + 1)
  return to === vacant ? takeUp(from) : shift(from, nthVacant(low, high, to))
}

function nthVacant(low: number, high: number, skip: number): number {
  return nth(LOW_ALL & ~low, HIGH_ALL & ~high, skip)
}
