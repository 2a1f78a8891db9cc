import { valueOf, type Table } from './cards'

/** Largest number of cards in the search; cards beyond it are left to a second call, so that the search stays fast. */
const MAX_CARDS = 16

/**
 * Returns the call that takes the most cards that the last play could have captured and did not: loose cards, then the
 * builds, as pieces of a move. Empty if nothing was missed. A court card takes its rank, a number card every group that
 * adds up to its value.
 */
export function bestCall({ state }: Table): readonly string[] {
  const played = state.window?.card
  if (played === undefined) return []
  const loose = state.table.filter((card) => card !== played)
  const value = valueOf(played)
  if (value === 0) return loose.filter((card) => card.slice(0, -1) === played.slice(0, -1))
  const equal = loose.filter((card) => valueOf(card) === value)
  const small = loose.filter((card) => valueOf(card) > 0 && valueOf(card) < value).slice(0, MAX_CARDS)
  const builds = state.builds.filter((build) => String(build.value) === String(value)).map(() => `B${value}`)
  return [...equal, ...largestGroupedSet(small, value), ...builds]
}

/** Returns the largest set of cards that can be divided into groups of this sum. */
function largestGroupedSet(cards: readonly string[], value: number): readonly string[] {
  const known = new Map<number, number>()
  /** Returns the largest such set within `open`; both are bit sets. */
  function best(open: number): number {
    if (open === 0) return 0
    const found = known.get(open)
    if (found !== undefined) return found
    const first = open & -open
    let most = best(open & ~first)
    for (const group of groupsWith(first, open & ~first, value - valueOf(cards[31 - Math.clz32(first)]!))) {
      const taken = group | best(open & ~group)
      if (countBits(taken) > countBits(most)) most = taken
    }
    known.set(open, most)
    return most
  }
  /** Returns all groups that consist of `begun` and some cards of `open` with the sum `missing`. */
  function groupsWith(begun: number, open: number, missing: number): number[] {
    if (missing === 0) return [begun]
    if (missing < 0 || open === 0) return []
    const next = open & -open
    const rest = open & ~next
    const card = valueOf(cards[31 - Math.clz32(next)]!)
    return [...groupsWith(begun | next, rest, missing - card), ...groupsWith(begun, rest, missing)]
  }
  const chosen = best((1 << cards.length) - 1)
  return cards.filter((_, i) => (chosen >> i) % 2 === 1)
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
