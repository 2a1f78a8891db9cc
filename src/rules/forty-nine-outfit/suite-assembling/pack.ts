import { lowest, type Card } from '../cards'
import { ANY, HEAP, LOT, PACK_FROM, type SuiteAssemblingState } from './state'

// In range: cards; `entry` is below the pack's size.

/** Entries of the pack that lie on the heap. */
export function heapOf(state: SuiteAssemblingState): number {
  return state.left & ((1 << state.cut) - 1)
}

/** Entries of the pack that are still to be dealt in this pass. */
export function stockOf(state: SuiteAssemblingState): number {
  return state.left & -(1 << state.cut)
}

/** The card at an entry of the pack. */
export function packCard(state: SuiteAssemblingState, entry: number): Card {
  return state.order[PACK_FROM + entry]!
}

/** Whether the pack may be gone through once more after this pass. */
function mayTurnOver(state: SuiteAssemblingState): boolean {
  return state.passes === 0 || state.pass < state.passes
}

export function canDeal(state: SuiteAssemblingState): boolean {
  return state.left !== 0 && (stockOf(state) !== 0 || mayTurnOver(state))
}

/** Entries of the pack whose cards may be played now. */
export function availableOf(state: SuiteAssemblingState): number {
  if (state.reading === ANY) return topOf(heapOf(state), state.lot)
  return state.reading === HEAP || state.lot > 0 ? topOf(heapOf(state), 1) : 0
}

/** Whether the card lies in the pack and may be played now. */
export function isAvailable(state: SuiteAssemblingState, card: Card): boolean {
  const entry = state.packAt[card]!
  return entry >= 0 && (availableOf(state) & (1 << entry)) !== 0
}

/** Takes a card that is available out of the pack. */
export function takeFromPack(state: SuiteAssemblingState, entry: number): void {
  state.left &= ~(1 << entry)
  if (state.lot > 0) state.lot--
}

/** Deals the next lot. A pack that is used up is turned over first: the same cards in the same order. */
export function dealLot(state: SuiteAssemblingState): void {
  if (stockOf(state) === 0) {
    state.cut = 0
    state.pass++
  }
  state.lot = 0
  for (let rest = stockOf(state); rest !== 0 && state.lot < LOT; rest &= rest - 1) {
    state.cut = lowest(rest) + 1
    state.lot++
  }
}

/**
 * Entries whose cards come to be available if the rest of this pass and a whole further one (if there may be one) are
 * dealt and nothing is played: all that are dealt, or the third of each lot and what the last lot ends with.
 */
export function reachableOf(state: SuiteAssemblingState): number {
  const stock = stockOf(state)
  const again = mayTurnOver(state)
  if (state.reading === ANY) return again ? state.left : stock
  return thirds(stock) | (again ? thirds(state.left) : 0)
}

/** The top cards of the lots in which a set of entries is dealt. */
function thirds(entries: number): number {
  let found = 0
  for (let rest = entries; rest !== 0;) {
    let top = rest & -rest
    rest ^= top
    for (let i = 1; i < LOT && rest !== 0; i++) {
      top = rest & -rest
      rest ^= top
    }
    found |= top
  }
  return found
}

/** The highest entries of a set, so many of them. */
function topOf(entries: number, many: number): number {
  let rest = entries
  for (let i = many; i > 0 && rest !== 0; i--) rest ^= 1 << highest(rest)
  return entries ^ rest
}

/** The index of the highest bit that is set. */
export function highest(word: number): number {
  return 31 - Math.clz32(word)
}
