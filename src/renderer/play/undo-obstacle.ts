import type { Seat } from '../../rules/kit'
import type { TableSeat, ToldStep } from './played-table'

/**
 * Why no undo is possible: `nothing` was played yet, `luck` has intervened (cards were dealt, the arrow turned),
 * another `person` has played or must, or the last play revealed a `secret` (see `session/undo-policy.ts`).
 */
export type UndoObstacle = 'nothing' | 'luck' | 'person' | 'secret'

/**
 * Returns why a seat can undo nothing.
 * @param steps all steps told to this seat, in order
 * @param awaitedSeats seats for which the game waits
 */
export function undoObstacleOf(
  steps: readonly ToldStep[],
  chairs: readonly TableSeat[],
  seat: Seat,
  awaitedSeats: readonly Seat[],
): UndoObstacle {
  const isOther = (it: Seat) => it !== seat && chairs[it]?.kind !== 'bot'
  const since = steps.slice(steps.findLastIndex((step) => step.seat === seat))
  if (!steps.some((step) => step.seat === seat)) return 'nothing'
  if (since.some((step) => step.seat !== null && isOther(step.seat)) || awaitedSeats.some(isOther)) return 'person'
  return since.some((step) => step.seat === null) ? 'luck' : 'secret'
}
