/**
 * The state of a hand while cards come one by one, in ascending order. Plain data, so that equal fillings can be
 * recognized.
 */
export interface Filling {
  /** Number of cards of each finished colour, largest first. */
  readonly groups: readonly number[]
  /** Number of cards of the colour now being dealt. */
  readonly now: number
  /** Whether its cards so far are consecutive up to the card before the present one; null if that no longer matters. */
  readonly running: boolean | null
}

export const EMPTY: Filling = { groups: [], now: 0, running: true }

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

const FULL = 5
const FIRST_STRAIGHT = 8
const FIRST_THAT_MAY_RUN = 5

/** Adds the present card to the hand; null if that cannot lead to a correct hand. */
export function take(hand: number, filling: Filling): Filling | null {
  const { groups, running } = filling
  const now = filling.now + 1
  if (!mayBecome(hand, groups, (part) => part >= now)) return null
  const full = sum(groups) + now === FULL
  if (hand < FIRST_THAT_MAY_RUN) return { groups, now, running: null }
  if (!full) return { groups, now, running }
  return (running === true) === hand >= FIRST_STRAIGHT ? { groups, now, running: null } : null
}

/** Gives the present card to another hand, which ends a run begun here; null if that cannot lead to a correct hand. */
export function pass(hand: number, filling: Filling): Filling | null {
  if (filling.running !== true || sum(filling.groups) + filling.now === 0) return filling
  return hand >= FIRST_STRAIGHT ? null : { ...filling, running: false }
}

/** Finishes a colour; null if that cannot lead to a correct hand. */
export function closeColour(hand: number, filling: Filling): Filling | null {
  const { groups, now, running } = filling
  if (now === 0) return filling
  if (!mayBecome(hand, groups, (part) => part === now)) return null
  return { groups: [...groups, now].sort((a, b) => b - a), now: 0, running }
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
