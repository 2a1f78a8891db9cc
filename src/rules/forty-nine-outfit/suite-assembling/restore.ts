import { cardNamed, type Card } from '../cards'
import { putRun } from './play'
import type { SuiteAssemblingSeen } from './shape'
import { READING_ANY, BLOCKED, DOWN_FROM, PACK_FROM, SOLVED, start, type SuiteAssemblingState } from './state'

/** A table restored from a view, and the places of its unknown cards. */
export interface RestoredTable {
  readonly state: SuiteAssemblingState
  /** Entries of the shuffled order that hold unknown cards. */
  readonly hidden: readonly number[]
  /** Those of the hidden entries that may hold a foundation card: one that was ever available has gone up. */
  readonly forFoundations: readonly number[]
}

/**
 * Restores a table from a view. The pack is renumbered: what is left of it fills its first entries, the heap first.
 * Known cards are put in their places.
 */
export function restore(seen: SuiteAssemblingSeen): RestoredTable {
  const state = start(seen.options, seen.seats)
  const { piles, foundations, stock, heap, lot, available, pass, solved } = seen.state
  const hidden: number[] = []
  piles.forEach(({ down, up }, pile) => {
    state.down[pile] = lengthOf(down)
    place(state, DOWN_FROM[pile]!, down, hidden)
    if (up.length > 0) showRun(state, pile, cardNamed(up[0]), cardNamed(up.at(-1)))
  })
  foundations.forEach((cards, colour) => (state.up[colour] = cards))
  const inPiles = hidden.length
  state.cardsUp = foundations.reduce((sum, cards) => sum + cards, 0)
  state.heapEnd = lengthOf(heap)
  state.packLeft = (1 << (lengthOf(heap) + lengthOf(stock))) - 1
  state.lot = lot
  state.pass = pass
  place(state, PACK_FROM, typeof heap === 'number' ? heap - available.length : heap, hidden)
  if (typeof heap === 'number') placeAvailable(state, available)
  const beforeStock = hidden.length
  place(state, PACK_FROM + state.heapEnd, stock, hidden)
  state.dealt = state.cardsUp > 0 || piles.some(({ up }) => up.length > 0) ? 1 : 0
  if (seen.over) state.ended = solved ? SOLVED : BLOCKED
  return { state, hidden, forFoundations: hidden.filter((_, i) => mayHoldFoundation(state, i, inPiles, beforeStock)) }
}

/** Restores a pile's run. Over face-down cards, its head is the card that was turned up there. */
function showRun(state: SuiteAssemblingState, pile: number, head: Card, last: Card): void {
  putRun(state, pile, head, last)
  if (state.down[pile]! > 0) state.order[DOWN_FROM[pile]! + state.down[pile]!] = head
}

/**
 * Whether a hidden entry may hold a foundation card. If every card of a lot may be played, all cards of the heap, and
 * of a pack that has been turned over, have been available.
 */
function mayHoldFoundation(state: SuiteAssemblingState, i: number, inPiles: number, beforeStock: number): boolean {
  return state.reading !== READING_ANY || i < inPiles || (i >= beforeStock && state.pass === 1)
}

/** Puts known cards into the shuffled order from an entry on, or notes the entries of unknown ones. */
function place(state: SuiteAssemblingState, from: number, cards: readonly string[] | number, hidden: number[]): void {
  if (typeof cards === 'number') for (let i = 0; i < cards; i++) hidden.push(from + i)
  else cards.forEach((card, i) => putCard(state, from + i, cardNamed(card)))
}

/** Puts the available cards on top of the heap. */
function placeAvailable(state: SuiteAssemblingState, available: readonly string[]): void {
  available.forEach((card, i) => putCard(state, PACK_FROM + state.heapEnd - 1 - i, cardNamed(card)))
}

/** Puts a card at an entry of the shuffled order. */
export function putCard(state: SuiteAssemblingState, entry: number, card: Card): void {
  state.order[entry] = card
  if (entry >= PACK_FROM) state.packAt[card] = entry - PACK_FROM
}

function lengthOf(cards: readonly string[] | number): number {
  return typeof cards === 'number' ? cards : cards.length
}
