/**
 * The state of a hand while cards come one by one, in ascending order. Plain data, so that equal fillings can be
 * recognized.
 */
export interface Filling {
  /** Number of cards of each finished colour, largest first. */
  readonly groups: readonly number[]
  /** Number of cards of the colour now being dealt. */
  readonly currentCount: number
  /** Whether its cards so far are consecutive up to the card before the present one; null if that no longer matters. */
  readonly isConsecutive: boolean | null
}

export const EMPTY: Filling = { groups: [], currentCount: 0, isConsecutive: true }

/** Number of cards of each colour in the hands 2 to 9. */
const PARTS: Readonly<Record<number, readonly number[]>> = {
  2: [2, 2, 1],
  3: [1, 1, 1, 1, 1],
  4: [3, 1, 1],
  5: [3, 2],
  6: [4, 1],
  7: [5],
  8: [3, 2],
  9: [4, 1],
}

const HAND_SIZE = 5
const FIRST_STRAIGHT = 8
const FIRST_THAT_MAY_RUN = 5

/** Adds the present card to the hand; null if that cannot lead to a correct hand. */
export function take(hand: number, filling: Filling): Filling | null {
  const { groups, isConsecutive } = filling
  const currentCount = filling.currentCount + 1
  if (!mayBecome(hand, groups, (part) => part >= currentCount)) return null
  const full = sum(groups) + currentCount === HAND_SIZE
  if (hand < FIRST_THAT_MAY_RUN) return { groups, currentCount, isConsecutive: null }
  if (!full) return { groups, currentCount, isConsecutive }
  return (isConsecutive === true) === hand >= FIRST_STRAIGHT ? { groups, currentCount, isConsecutive: null } : null
}

/** Gives the present card to another hand, which ends a run begun here; null if that cannot lead to a correct hand. */
export function pass(hand: number, filling: Filling): Filling | null {
  if (filling.isConsecutive !== true || sum(filling.groups) + filling.currentCount === 0) return filling
  return hand >= FIRST_STRAIGHT ? null : { ...filling, isConsecutive: false }
}

/** Finishes a colour; null if that cannot lead to a correct hand. */
export function closeColour(hand: number, filling: Filling): Filling | null {
  const { groups, currentCount, isConsecutive } = filling
  if (currentCount === 0) return filling
  if (!mayBecome(hand, groups, (part) => part === currentCount)) return null
  return { groups: [...groups, currentCount].sort((a, b) => b - a), currentCount: 0, isConsecutive }
}

/** Whether the finished colours and one more part that fits are among the parts of a hand. */
function mayBecome(hand: number, groups: readonly number[], fits: (part: number) => boolean): boolean {
  const left = [...PARTS[hand]!]
  for (const group of groups) left.splice(left.indexOf(group), 1)
  return left.some(fits)
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
