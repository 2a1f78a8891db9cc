import { entryAt, letterOf, seatOf, type Seat } from '../../kit'
import { LINES, SQUARES, type Square } from '../board'
import type { TallyEntry } from './shape'
import type { FortyNineState } from './state'

/** Reasons for points: the index of a line, one of these, or `FOR_SQUARE + square`. */
export const FOR_FORTY_NINE = 52
export const FOR_HANDS = 53
export const FOR_LAST_CARD = 54
export const FOR_RETURNED = 55
export const FOR_FALSE_LAST_CARD = 56
export const FOR_WRONG_PASS = 57
const FOR_SQUARE = 60

/** Points for each card left in a hand. */
export const HAND_POINTS = 5

const REASONS: readonly string[] = reasons()

/** An entry is two words: the ply; then seat (3 bits), reason (7 bits) and points, which may be negative. */
const REASON_SHIFT = 3
const POINTS_SHIFT = 10

/** Scores points for a seat and adds an entry to the tally. */
export function score(state: FortyNineState, seat: Seat, reason: number, points: number): void {
  state.points[seat]! += points
  const at = state.tallyLength
  state.tally[at] = state.ply
  state.tally[at + 1] = seat | (reason << REASON_SHIFT) | (points << POINTS_SHIFT)
  state.tallyLength = at + 2
}

/** Returns the reason for the points of a round square. */
export function forSquare(square: Square): number {
  return FOR_SQUARE + square
}

/** Returns the text of a reason, as on the rules page. */
function reasonText(reason: number, points: number): string {
  return reason === FOR_HANDS ? `hands ${points / HAND_POINTS}` : entryAt(REASONS, reason)
}

/** Returns the entries of the tally from `from` on, in the form of the rules page. */
export function tallyOf(state: FortyNineState, from = 0): TallyEntry[] {
  const entries: TallyEntry[] = []
  for (let at = 2 * from; at < state.tallyLength; at += 2) {
    const word = state.tally[at + 1]!
    const points = word >> POINTS_SHIFT
    const text = reasonText((word >> REASON_SHIFT) & 127, points)
    entries.push({ ply: state.tally[at]!, seat: letterOf(word & 7), for: text, points })
  }
  return entries
}

/** Restores the entries of an empty tally from the form of the rules page, and their points. */
export function restoreTally(state: FortyNineState, entries: readonly TallyEntry[]): void {
  for (const entry of entries) {
    const reason = entry.for.startsWith('hands ') ? FOR_HANDS : REASONS.indexOf(entry.for)
    state.ply = entry.ply
    score(state, seatOf(entry.seat), reason, entry.points)
  }
}

function reasons(): string[] {
  const texts = LINES.map((line) => `${line.kind} ${line.name}`)
  texts[FOR_FORTY_NINE] = 'forty-nine'
  texts[FOR_HANDS] = 'hands'
  texts[FOR_LAST_CARD] = 'last card'
  texts[FOR_RETURNED] = 'returned'
  texts[FOR_FALSE_LAST_CARD] = 'false last card'
  texts[FOR_WRONG_PASS] = 'wrong pass'
  for (let square = 0; square < SQUARES; square++) texts[FOR_SQUARE + square] = `square ${square + 1}`
  return texts
}
