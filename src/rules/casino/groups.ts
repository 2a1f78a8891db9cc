/**
 * What a card may take in a game of sums: groups of pieces, each worth the card, and any number of groups at once. The
 * pieces are numbered from 0 and a set of them is a bit mask, so a group is a mask and a capture is a union of disjoint
 * groups. Which piece belongs to which group never matters, so each union is listed once.
 */

/** The largest number of pieces in a mask. */
const MAX_PIECES = 13

/** The largest possible number of unions, including the empty one. */
export const MAX_UNIONS = 1 << MAX_PIECES

/** The stamp of the call that last found each mask; a new stamp per call saves clearing the array. */
const FOUND = new Uint32Array(MAX_UNIONS)
let stamp = 0

function nextStamp(): number {
  if (stamp === 0xffffffff) {
    FOUND.fill(0)
    stamp = 0
  }
  return ++stamp
}

/**
 * Writes every union of disjoint groups into `into` from index `at`, each once, the empty one first, and returns their
 * number. `groups[from .. to - 1]` are masks below 2^{@link MAX_PIECES}, none of them 0. Allocates nothing.
 */
export function writeUnions(groups: ArrayLike<number>, from: number, to: number, into: Int32Array, at = 0): number {
  const now = nextStamp()
  into[at] = 0
  let end = at + 1
  for (let i = from; i < to; i++) {
    const group = groups[i]!
    const before = end
    for (let j = at; j < before; j++) {
      const mask = into[j]!
      if ((mask & group) !== 0 || FOUND[mask | group] === now) continue
      FOUND[mask | group] = now
      into[end++] = mask | group
    }
  }
  return end - at
}

/**
 * Writes every union of one of `firsts[from .. to - 1]` with one of `others[first .. last - 1]` that is disjoint from
 * it into `into` from index `at`, each once, and returns their number. For a laid card: each of `firsts` is the rest of
 * its own group, each of `others` a union of whole groups beside it. Allocates nothing.
 */
export function writeJoinedUnions(
  firsts: ArrayLike<number>,
  from: number,
  to: number,
  others: Int32Array,
  first: number,
  last: number,
  into: Int32Array,
  at: number,
): number {
  const now = nextStamp()
  let end = at
  for (let i = from; i < to; i++) {
    const missing = firsts[i]!
    for (let j = first; j < last; j++) {
      const mask = missing | others[j]!
      if ((missing & others[j]!) !== 0 || FOUND[mask] === now) continue
      FOUND[mask] = now
      into[end++] = mask
    }
  }
  return end - at
}

/** Whether a mask is a union of disjoint groups from `groups[from .. to - 1]`; the empty mask is. Allocates nothing. */
export function isUnion(mask: number, groups: ArrayLike<number>, from: number, to: number): boolean {
  if (mask === 0) return true
  const lowest = mask & -mask
  for (let i = from; i < to; i++) {
    const group = groups[i]!
    if ((group & lowest) !== 0 && (group & ~mask) === 0 && isUnion(mask & ~group, groups, from, to)) return true
  }
  return false
}
