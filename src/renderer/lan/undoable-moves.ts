import type { Seat, UndoPolicy } from '../../rules/kit'
import type { ToldStep } from '../play/played-table'

/**
 * Returns the number of moves that the host may let a seat take back: its own last one and all bot moves since. It is
 * only an upper limit, because the host alone knows what those moves revealed, and decides.
 */
export function undoableCountOf(
  policy: UndoPolicy,
  steps: readonly ToldStep[],
  seat: Seat,
  isBot: (seat: Seat) => boolean,
): number {
  if (policy === 'never') return 0
  for (let at = steps.length - 1; at >= 0; at--) {
    const seatThen = steps[at]?.seat ?? null
    // A chance event, or a ply that is not known here.
    if (seatThen === null) return 0
    if (seatThen === seat) return steps.length - at
    if (!isBot(seatThen)) return 0
  }
  return 0
}
