import type { Rng } from '../../../rules/kit'
import type { Level } from '../../../ports/journal'
import { DISPUTE, FIRST_CLAIM, type Move } from '../../../rules/forty-nine-outfit/colorow/move'
import { dueOf, MOST_DUE } from '../../../rules/forty-nine-outfit/colorow/rows'
import { CLAIM, isDisputable, type ColorowState } from '../../../rules/forty-nine-outfit/colorow/state'

/** How often, in a hundred: a row is missed, a point too many counted, another's surplus noticed. */
interface Care {
  readonly misses: number
  readonly overcounts: number
  readonly notices: number
}

const CARE: Readonly<Record<Level, Care>> = {
  1: { misses: 15, overcounts: 6, notices: 40 },
  2: { misses: 6, overcounts: 3, notices: 70 },
  3: { misses: 0, overcounts: 0, notices: 100 },
  4: { misses: 0, overcounts: 0, notices: 100 },
  5: { misses: 0, overcounts: 0, notices: 100 },
}

/** What is missed or counted too much: a row of three at most. */
const SLIP = 3

/** What a seat claims for its play, or null if none is awaited: low levels are wrong now and then. */
export function claimAt(state: ColorowState, level: Level, rng: Rng): Move | null {
  if (state.phase !== CLAIM) return null
  const due = dueOf(state)
  const { misses, overcounts } = CARE[level]
  const lot = rng.below(100)
  if (due > 0 && lot < misses) return FIRST_CLAIM + Math.max(0, due - 1 - rng.below(SLIP))
  if (due > 0 && lot < misses + overcounts) return FIRST_CLAIM + Math.min(MOST_DUE, due + 1 + rng.below(SLIP))
  return FIRST_CLAIM + due
}

/** A dispute, if the last count was too high and the seat notices it; else null. Nobody disputes a right count. */
export function disputeAt(state: ColorowState, level: Level, rng: Rng): Move | null {
  if (!isDisputable(state) || state.claimed <= dueOf(state)) return null
  return rng.below(100) < CARE[level].notices ? DISPUTE : null
}
