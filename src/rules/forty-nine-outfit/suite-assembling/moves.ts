import type { Rng, Seat } from '../../kit'
import type { Card } from '../cards'
import { DEAL, packMove, UP, type Move } from './move'
import { availableOf, canDeal, highestBit, packCard } from './pack'
import { isNext, NONE, PILES, type SuiteAssemblingState } from './state'

/**
 * Writes every legal move and returns their number: pile by pile, then the available cards of the pack, top first, then
 * `deal`.
 */
export function moves(state: SuiteAssemblingState, _seat: Seat, into: Move[]): number {
  if (!state.dealt || state.ended) return 0
  const spaces = spacesOf(state)
  let n = 0
  for (let pile = 0; pile < PILES; pile++) n = listRun(state, pile, spaces, into, n)
  for (let rest = availableOf(state); rest !== 0;) {
    const entry = highestBit(rest)
    rest ^= 1 << entry
    const card = packCard(state, entry)
    n = listCard(state, card, spaces, into, n)
    if (isNext(state, card)) into[n++] = packMove(card, UP)
  }
  if (canDeal(state)) into[n++] = DEAL
  return n
}

/** Scratch list of `pick`, so that playouts allocate nothing. */
const listed: Move[] = []

/** Returns one of {@link moves}, chosen uniformly. */
export function pick(state: SuiteAssemblingState, seat: Seat, rng: Rng): Move {
  const count = moves(state, seat, listed)
  return listed[count > 1 ? rng.below(count) : 0]!
}

/** Returns the set of vacant spaces: bit p stands for pile p. */
function spacesOf(state: SuiteAssemblingState): number {
  let spaces = 0
  for (let pile = 0; pile < PILES; pile++) if (state.head[pile] === NONE) spaces |= 1 << pile
  return spaces
}

/**
 * Writes the moves of a pile's run: onto its next higher card, or to a space if that turns a card up; its last card may
 * go up.
 */
function listRun(state: SuiteAssemblingState, pile: number, spaces: number, into: Move[], from: number): number {
  const head = state.head[pile]!
  if (head === NONE) return from
  const n = listCard(state, head, state.down[pile] === 0 ? 0 : spaces, into, from)
  const last = state.last[pile]!
  if (!isNext(state, last)) return n
  into[n] = packMove(last, UP)
  return n + 1
}

function listCard(state: SuiteAssemblingState, card: Card, spaces: number, into: Move[], from: number): number {
  let n = from
  const onto = state.endsAt[card + 1]!
  if (onto !== NONE) into[n++] = packMove(card, onto)
  for (let rest = spaces; rest !== 0; rest &= rest - 1) into[n++] = packMove(card, highestBit(rest & -rest))
  return n
}
