import type { Seat } from '../../rules/kit'
import type { TableSeat, ToldStep } from './played-table'

/**
 * Why nothing can be taken back: `nothing` was played yet, `luck` has fallen since (cards were dealt, the arrow turned),
 * another `person` has played or must, or a `secret` was opened by what was played (see `session/undo-policy.ts`).
 */
export type UndoBar = 'nothing' | 'luck' | 'person' | 'secret'

/**
 * Why a seat can take nothing back, for whoever sits there.
 * @param steps all that this seat was told, in order
 * @param waited seats that the game waits for
 */
export function undoBarOf(
  steps: readonly ToldStep[],
  chairs: readonly TableSeat[],
  seat: Seat,
  waited: readonly Seat[],
): UndoBar {
  const isOther = (it: Seat) => it !== seat && chairs[it]?.kind !== 'bot'
  const since = steps.slice(steps.findLastIndex((step) => step.seat === seat))
  if (!steps.some((step) => step.seat === seat)) return 'nothing'
  if (since.some((step) => step.seat !== null && isOther(step.seat)) || waited.some(isOther)) return 'person'
  return since.some((step) => step.seat === null) ? 'luck' : 'secret'
}
