import { lowestBit, type Card, members, cardName } from '../cards'
import {
  READING_ANY,
  READING_HEAP,
  LOT_SIZE,
  PACK_FROM,
  type SuiteAssemblingState,
  isNext,
  isVacant,
  NONE,
  PILES,
  DOWN_FROM,
} from './state'

/** Returns the entries of the pack on the heap. */
export function heapOf(state: SuiteAssemblingState): number {
  return state.packLeft & ((1 << state.heapEnd) - 1)
}

/** Returns the entries of the pack not dealt yet in this pass. */
export function stockOf(state: SuiteAssemblingState): number {
  return state.packLeft & -(1 << state.heapEnd)
}

/** Returns the card at an entry of the pack. */
export function packCard(state: SuiteAssemblingState, entry: number): Card {
  return state.order[PACK_FROM + entry]!
}

/** Whether the pack may be turned over for a further pass. */
function mayTurnOver(state: SuiteAssemblingState): boolean {
  return state.passes === 0 || state.pass < state.passes
}

export function canDeal(state: SuiteAssemblingState): boolean {
  return state.packLeft !== 0 && (stockOf(state) !== 0 || mayTurnOver(state))
}

/** Returns the entries of the pack whose cards may be played now. */
export function availableOf(state: SuiteAssemblingState): number {
  if (state.reading === READING_ANY) return topOf(heapOf(state), state.lot)
  return state.reading === READING_HEAP || state.lot > 0 ? topOf(heapOf(state), 1) : 0
}

/** Whether a card is in the pack and may be played now. */
export function isAvailable(state: SuiteAssemblingState, card: Card): boolean {
  const entry = state.packAt[card]!
  return entry >= 0 && (availableOf(state) & (1 << entry)) !== 0
}

/** Removes an available card from the pack. */
export function takeFromPack(state: SuiteAssemblingState, entry: number): void {
  state.packLeft &= ~(1 << entry)
  if (state.lot > 0) state.lot--
}

/** Deals the next lot. If the pack is used up, the heap is turned over first: the same cards in the same order. */
export function dealLot(state: SuiteAssemblingState): void {
  if (stockOf(state) === 0) {
    state.heapEnd = 0
    state.pass++
  }
  state.lot = 0
  for (let rest = stockOf(state); rest !== 0 && state.lot < LOT_SIZE; rest &= rest - 1) {
    state.heapEnd = lowestBit(rest) + 1
    state.lot++
  }
}

/**
 * Returns the entries whose cards become available if the rest of this pass and one whole further pass (if allowed) are
 * dealt and no card is played: all of them with the reading `ANY`, otherwise the third card of each lot and the last of
 * a shorter one.
 */
export function reachableOf(state: SuiteAssemblingState): number {
  const stock = stockOf(state)
  const again = mayTurnOver(state)
  if (state.reading === READING_ANY) return again ? state.packLeft : stock
  return lotTops(stock) | (again ? lotTops(state.packLeft) : 0)
}

/** Returns the top cards of the lots in which a set of entries is dealt. */
function lotTops(entries: number): number {
  let found = 0
  for (let rest = entries; rest !== 0;) {
    let top = rest & -rest
    rest ^= top
    for (let i = 1; i < LOT_SIZE && rest !== 0; i++) {
      top = rest & -rest
      rest ^= top
    }
    found |= top
  }
  return found
}

/** Returns the `many` highest entries of a set. */
function topOf(entries: number, many: number): number {
  let rest = entries
  for (let i = many; i > 0 && rest !== 0; i--) rest ^= 1 << highestBit(rest)
  return entries ^ rest
}

/** Returns the index of the highest bit set. */
export function highestBit(word: number): number {
  return 31 - Math.clz32(word)
}

/**
 * Whether the game is blocked: no move but `deal` is legal now, nor would be after any deal of the rest of this pass
 * and of one whole further pass, and no foundation card would turn up in them. If no card can be dealt, whether no move
 * is legal.
 */
export function isBlocked(state: SuiteAssemblingState): boolean {
  return !hasPlayInSight(state) && !hasPlayable(state, reachableOf(state))
}

/** Whether a card that lies open can be played. */
export function hasPlayInSight(state: SuiteAssemblingState): boolean {
  return hasPlayInPiles(state) || hasPlayable(state, availableOf(state))
}

/** Whether a run can be moved, or the last card of a run can go to the foundations. */
function hasPlayInPiles(state: SuiteAssemblingState): boolean {
  let spaces = 0
  let covering = 0
  for (let pile = 0; pile < PILES; pile++) {
    const head = state.head[pile]!
    if (head === NONE) spaces++
    else if (state.endsAt[head + 1] !== NONE || isNext(state, state.last[pile]!)) return true
    else if (state.down[pile] !== 0) covering++
  }
  return spaces > 0 && covering > 0
}

/** Whether one of these entries of the pack holds a card that could be played if it were available. */
function hasPlayable(state: SuiteAssemblingState, entries: number): boolean {
  if (entries !== 0 && hasSpace(state)) return true
  for (let rest = entries; rest !== 0; rest &= rest - 1) {
    if (fits(state, packCard(state, lowestBit(rest)))) return true
  }
  return false
}

/** Whether a card can go to the foundations or onto a run. */
export function fits(state: SuiteAssemblingState, card: Card): boolean {
  return isNext(state, card) || state.endsAt[card + 1] !== NONE
}

function hasSpace(state: SuiteAssemblingState): boolean {
  for (let pile = 0; pile < PILES; pile++) if (isVacant(state, pile)) return true
  return false
}

/** Returns the names of a pile's run, head first. */
export function runNames(state: SuiteAssemblingState, pile: number): string[] {
  if (isVacant(state, pile)) return []
  const head = state.head[pile]!
  return Array.from({ length: head - state.last[pile]! + 1 }, (_, i) => cardName(head - i))
}

/** Returns the names of a pile's face-down cards, bottom first. */
export function downNames(state: SuiteAssemblingState, pile: number): string[] {
  const from = DOWN_FROM[pile]!
  return Array.from(state.order.subarray(from, from + state.down[pile]!), cardName)
}

/** Returns the names of the cards at entries of the pack, in its order. */
export function entryNames(state: SuiteAssemblingState, entries: number): string[] {
  return members(entries, 0).map((entry) => cardName(packCard(state, entry)))
}

/** Returns the names of the cards of the pack that may be played, top first. */
export function availableNames(state: SuiteAssemblingState): string[] {
  return entryNames(state, availableOf(state)).reverse()
}
