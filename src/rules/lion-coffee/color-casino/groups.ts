import { isUnion, writeUnions } from '../../casino/groups'
import { COLOUR_SIZE, WHOLE_COLOUR } from '../cards'

/**
 * Groups worth a number within a colour, as sets (bit n for number n): two or more loose cards that add up to it, or
 * two that differ by it. They are the same for every colour and computed at load time.
 */
const SETS = WHOLE_COLOUR + 2

/** All groups. Those worth number n are GROUPS[FROM[n] .. FROM[n + 1] - 1]. */
const GROUPS: number[] = []
const FIRST_GROUP: number[] = [0, 0]

for (let number = 1; number <= COLOUR_SIZE; number++) {
  for (let set = 2; set < SETS; set += 2) if (isGroup(set, number)) GROUPS.push(set)
  FIRST_GROUP.push(GROUPS.length)
}

/**
 * Whether loose cards form one group worth `number`. The played card is not on the board, so its own number never
 * occurs in a group.
 */
function isGroup(set: number, number: number): boolean {
  const numbers = numbersIn(set)
  if (numbers.length < 2 || numbers.includes(number)) return false
  if (numbers.reduce((sum, n) => sum + n, 0) === number) return true
  return numbers.length === 2 && numbers[1]! - numbers[0]! === number
}

/** Returns the numbers of a set within a colour, ascending. */
export function numbersIn(set: number): number[] {
  const numbers: number[] = []
  for (let n = 1; n <= COLOUR_SIZE; n++) if (set & (1 << n)) numbers.push(n)
  return numbers
}

/** The groups present on the board, and their unions; scratch, overwritten by every call. */
const PRESENT_GROUPS = new Int32Array(GROUPS.length)
const UNIONS = new Int32Array(SETS)

function listUnions(number: number, loose: number): number {
  let lying = 0
  for (let i = FIRST_GROUP[number]!; i < FIRST_GROUP[number + 1]!; i++)
    if ((GROUPS[i]! & ~loose) === 0) PRESENT_GROUPS[lying++] = GROUPS[i]!
  return writeUnions(PRESENT_GROUPS, 0, lying, UNIONS)
}

/** Cached number of unions of groups, by number and loose cards; 0 where not yet computed. */
const COUNTS = new Uint16Array((COLOUR_SIZE + 1) * SETS)

/** Returns the number of unions of disjoint groups worth `number` among loose cards, including the empty one. */
export function countUnions(number: number, loose: number): number {
  const at = number * SETS + loose
  return COUNTS[at]! || (COUNTS[at] = listUnions(number, loose))
}

/** Returns the union with an index below {@link countUnions}; index 0 is the empty one. */
export function nthUnion(number: number, loose: number, index: number): number {
  listUnions(number, loose)
  return UNIONS[index]!
}

/** Whether loose cards can be divided into groups worth a number; the empty set can. */
export function isDivisible(number: number, loose: number): boolean {
  return isUnion(loose, GROUPS, FIRST_GROUP[number]!, FIRST_GROUP[number + 1]!)
}

/** Returns one way to divide loose cards into groups; empty if there is none. For events, not for play. */
export function divide(number: number, loose: number): number[] {
  if (loose === 0) return []
  for (let i = FIRST_GROUP[number]!; i < FIRST_GROUP[number + 1]!; i++) {
    const group = GROUPS[i]!
    if ((group & loose & -loose) === 0 || (group & ~loose) !== 0) continue
    if (isDivisible(number, loose & ~group)) return [group, ...divide(number, loose & ~group)]
  }
  return []
}
