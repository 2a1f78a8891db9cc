import type { Seat, UndoPolicy } from '../../rules/kit'
import type { ToldStep } from '../play/played-table'

/**
 * How many moves the host might let a seat take back: its own last one, and what bots have played since. The host knows
 * what was revealed by it, and has the last word.
 */
export function undoableAt(
  policy: UndoPolicy,
  steps: readonly ToldStep[],
  seat: Seat,
  isBot: (seat: Seat) => boolean,
): number {
  if (policy === 'never') return 0
  for (let at = steps.length - 1; at >= 0; at--) {
    const seatThen = steps[at]?.seat ?? null
    // Luck has fallen, or nobody knows what was played.
    if (seatThen === null) return 0
    if (seatThen === seat) return steps.length - at
    if (!isBot(seatThen)) return 0
  }
  return 0
}
