import { lowest } from '../bits'
import { SQUARES } from '../board'
import type { Card } from '../cards'
import { isBlocked } from './blocked'
import { cardOf, DEAL, placeOf, UP, type Move } from './move'
import { availableOf, dealLot, packCard, takeFromPack } from './pack'
import { BLOCKED, DOWN_FROM, isFoundation, NONE, PILES, SOLVED, suiteOf, type SuiteAssemblingState } from './state'

// In range: cards, piles.

/** Plays a legal move, and what happens by itself after it. */
export function play(state: SuiteAssemblingState, move: Move): void {
  if (move === DEAL) dealLot(state)
  else if (placeOf(move) === UP) sendUp(state, cardOf(move))
  else moveTo(state, cardOf(move), placeOf(move))
  settle(state)
}

/** Foundation cards of the pack go up by themselves as long as one is available; then it may be over. */
export function settle(state: SuiteAssemblingState): void {
  for (let entries = availableOf(state); entries !== 0;) {
    const entry = lowest(entries)
    const card = packCard(state, entry)
    entries &= entries - 1
    if (!isFoundation(card)) continue
    takeFromPack(state, entry)
    raise(state, card)
    entries = availableOf(state)
  }
  if (state.home === SQUARES) state.ended = SOLVED
  else if (isBlocked(state)) state.ended = BLOCKED
}

/** Turns up the top card of a pile without a run, again and again while it is a foundation card, which goes up. */
export function uncover(state: SuiteAssemblingState, pile: number): void {
  while (state.head[pile] === NONE && state.down[pile]! > 0) {
    const left = state.down[pile]! - 1
    state.down[pile] = left
    const card = state.order[DOWN_FROM[pile]! + left]!
    if (isFoundation(card)) raise(state, card)
    else putRun(state, pile, card, card)
  }
}

/** The pile whose run begins with a card; NONE if there is none. */
export function pileHeadedBy(state: SuiteAssemblingState, card: Card): number {
  for (let pile = 0; pile < PILES; pile++) if (state.head[pile] === card) return pile
  return NONE
}

/** Whether the card lies in the pack still. */
function isInPack(state: SuiteAssemblingState, card: Card): boolean {
  const entry = state.packAt[card]!
  return entry >= 0 && (state.left & (1 << entry)) !== 0
}

function sendUp(state: SuiteAssemblingState, card: Card): void {
  raise(state, card)
  if (isInPack(state, card)) {
    takeFromPack(state, state.packAt[card]!)
    return
  }
  const pile = state.endsAt[card]!
  state.endsAt[card] = NONE
  if (state.head[pile] === card) {
    state.head[pile] = NONE
    state.last[pile] = NONE
    uncover(state, pile)
  } else {
    state.last[pile] = card + 1
    state.endsAt[card + 1] = pile
  }
}

function moveTo(state: SuiteAssemblingState, card: Card, pile: number): void {
  if (isInPack(state, card)) {
    takeFromPack(state, state.packAt[card]!)
    putRun(state, pile, card, card)
    return
  }
  const from = pileHeadedBy(state, card)
  const last = state.last[from]!
  state.head[from] = NONE
  state.last[from] = NONE
  putRun(state, pile, card, last)
  uncover(state, from)
}

/** Lays a run upon a pile's run, or into a space. */
export function putRun(state: SuiteAssemblingState, pile: number, head: Card, last: Card): void {
  if (state.head[pile] === NONE) state.head[pile] = head
  else state.endsAt[state.last[pile]!] = NONE
  state.last[pile] = last
  state.endsAt[last] = pile
}

function raise(state: SuiteAssemblingState, card: Card): void {
  state.up[suiteOf(card)]!++
  state.home++
}
