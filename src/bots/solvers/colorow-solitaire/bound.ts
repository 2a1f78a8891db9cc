import { HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { gainAt, pointsOfRows } from '../../../rules/forty-nine-outfit/lines'
import type { Task } from './task'

/** Largest number of sets of squares that is counted for a bound. */
const MAX_SETS = 8_000_000

/**
 * Returns an upper bound of the score: the sum of what each of the seven colours could count if all vacant squares were
 * its own. Infinity if that would take too long. Yields between pieces of work.
 */
export function* bound(task: Task): Generator<null, number, void> {
  const sets = task.left.reduce((sum, cards) => sum + binomial(task.vacant.length, cards), 0)
  if (sets > MAX_SETS) return Infinity
  let sum = 0
  for (const [colour, cards] of task.left.entries()) sum += yield* bestOf(task, colour, cards)
  return sum
}

/** Returns the most that one colour can count. */
function* bestOf({ colours, vacant }: Task, colour: number, cards: number): Generator<null, number, void> {
  let low = 0
  let high = 0
  colours.forEach((laid, square) => {
    if (laid !== colour) return
    low |= LOW_BITS[square]!
    high |= HIGH_BITS[square]!
  })
  const laid = pointsOfRows(low, high)
  if (cards === 0) return laid
  let best = 0
  for (let i = 0; i + cards <= vacant.length; i++) {
    const square = vacant[i]!
    const gain = gainAt(square, low, high)
    best = Math.max(best, gain + mostFrom(vacant, i + 1, cards - 1, low | LOW_BITS[square]!, high | HIGH_BITS[square]!))
    yield null
  }
  return laid + best
}

/** Returns the most that `cards` more squares add, chosen from entry `from` on. */
function mostFrom(vacant: readonly number[], from: number, cards: number, low: number, high: number): number {
  if (cards === 0) return 0
  let best = 0
  for (let i = from; i + cards <= vacant.length; i++) {
    const square = vacant[i]!
    const gain = gainAt(square, low, high)
    const more =
      cards === 1 ? 0 : mostFrom(vacant, i + 1, cards - 1, low | LOW_BITS[square]!, high | HIGH_BITS[square]!)
    if (gain + more > best) best = gain + more
  }
  return best
}

/** Returns the binomial coefficient, the number of ways to choose `some` out of `all`. */
function binomial(all: number, some: number): number {
  let ways = 1
  for (let i = 0; i < some; i++) ways = (ways * (all - i)) / (i + 1)
  return ways
}
