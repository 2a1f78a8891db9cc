import { HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import type { Square } from '../../../rules/forty-nine-outfit/board'
import { completedBy, connectedWith } from '../../../rules/forty-nine-outfit/colorow/rows'
import { HIGH_COLOURS, type ColorowState } from '../../../rules/forty-nine-outfit/colorow/state'
import { countOnLine } from '../../../rules/forty-nine-outfit/lines'

/** Returns what a card would be due on a square, if its colour also holds the squares `low`, `high`. */
export function dueAt(low: number, high: number, square: Square, chain: boolean): number {
  const withLow = low | LOW_BITS[square]!
  const withHigh = high | HIGH_BITS[square]!
  const completed = completedBy(withLow, withHigh, square)
  if (completed === 0) return 0
  let points = 0
  for (let rest = completed | connectedWith(completed, withLow, withHigh, chain); rest !== 0; rest &= rest - 1) {
    points += countOnLine(31 - Math.clz32(rest & -rest), withLow, withHigh)
  }
  return points
}

/** Returns what a card of a colour would be due on a square of this board. */
export function dueOn(state: ColorowState, colour: number, square: Square): number {
  return dueAt(state.colours[colour]!, state.colours[HIGH_COLOURS + colour]!, square, state.connectsInChains)
}
