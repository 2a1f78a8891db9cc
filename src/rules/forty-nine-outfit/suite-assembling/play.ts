import { lowestBit, type Card, count, cardName, colourAt } from '../cards'
import { SQUARES } from '../board'
import { isBlocked, availableOf, dealLot, packCard, takeFromPack, stockOf, availableNames, runNames } from './pack'
import { cardOf, DEAL, placeOf, UP, type Move } from './moves'
import {
  DOWN_FROM,
  isFoundation,
  NONE,
  PILES,
  suiteOf,
  type SuiteAssemblingState,
  clone,
  isVacant,
  LOT_SIZE,
  PACK_SIZE,
  start,
  PACK_FROM,
} from './state'
import { type EventSink } from '../../kit'
import { COLOUR_COUNT, COLOUR_SIZE } from '../colours'
import type { SuiteAssemblingEvent } from './shape'

/** Plays a legal move and all that follows automatically. */
export function play(state: SuiteAssemblingState, move: Move): void {
  if (move === DEAL) dealLot(state)
  else if (placeOf(move) === UP) sendUp(state, cardOf(move))
  else moveTo(state, cardOf(move), placeOf(move))
  playAutomaticMoves(state)
}

/** Sends available foundation cards of the pack up, as long as there are any; then checks whether the game is over. */
function playAutomaticMoves(state: SuiteAssemblingState): void {
  for (let entries = availableOf(state); entries !== 0;) {
    const entry = lowestBit(entries)
    const card = packCard(state, entry)
    entries &= entries - 1
    if (!isFoundation(card)) continue
    takeFromPack(state, entry)
    raise(state, card)
    entries = availableOf(state)
  }
  if (state.cardsUp === SQUARES) state.ended = 'solved'
  else if (isBlocked(state)) state.ended = 'blocked'
}

/** Turns up the top card of a pile without a run, repeatedly while it is a foundation card, which goes up. */
function uncover(state: SuiteAssemblingState, pile: number): void {
  while (state.head[pile] === NONE && state.down[pile]! > 0) {
    const left = state.down[pile]! - 1
    state.down[pile] = left
    const card = state.order[DOWN_FROM[pile]! + left]!
    if (isFoundation(card)) raise(state, card)
    else putRun(state, pile, card, card)
  }
}

/** Returns the pile whose run begins with a card, or `NONE`. */
export function pileHeadedBy(state: SuiteAssemblingState, card: Card): number {
  for (let pile = 0; pile < PILES; pile++) if (state.head[pile] === card) return pile
  return NONE
}

/** Whether a card is still in the pack. */
function isInPack(state: SuiteAssemblingState, card: Card): boolean {
  const entry = state.packAt[card]!
  return entry >= 0 && (state.packLeft & (1 << entry)) !== 0
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

/** Lays a run on a pile's run, or into a space. */
export function putRun(state: SuiteAssemblingState, pile: number, head: Card, last: Card): void {
  if (state.head[pile] === NONE) state.head[pile] = head
  else state.endsAt[state.last[pile]!] = NONE
  state.last[pile] = last
  state.endsAt[last] = pile
}

function raise(state: SuiteAssemblingState, card: Card): void {
  state.up[suiteOf(card)]!++
  state.cardsUp++
}

type SuiteAssemblingEventSink = EventSink<SuiteAssemblingEvent>

/** Plays a move and reports events, found by comparing before and after; shape.ts documents their order. */
export function playAndTell(state: SuiteAssemblingState, move: Move, tell: SuiteAssemblingEventSink): void {
  const before = clone(state)
  play(state, move)
  if (move === DEAL) {
    if (state.pass > before.pass) tell({ type: 'turnedOver', seat: 0, pass: state.pass })
    tell({ type: 'lot', seat: 0, cards: lotSize(before) })
  } else if (placeOf(move) !== UP) {
    const pile = pileHeadedBy(before, cardOf(move))
    const cards = pile === NONE ? [cardName(cardOf(move))] : runNames(before, pile)
    tell({ type: 'moved', seat: 0, cards, from: pile === NONE ? null : pile + 1, to: placeOf(move) + 1 })
  } else {
    const pile = before.endsAt[cardOf(move)]!
    const from = pile === NONE ? null : pile + 1
    tell({ type: 'up', seat: 0, card: cardName(cardOf(move)), from, byItself: false })
  }
  tellWhatFollowed(before, state, tell)
  if (move === DEAL || state.packLeft !== before.packLeft) tell({ type: 'open', seat: 0, cards: availableNames(state) })
  tellEnd(state, tell)
}

/** Returns the number of cards that a deal takes: a lot, or what is left of the pack, turned over if it is used up. */
function lotSize(before: SuiteAssemblingState): number {
  const stock = stockOf(before)
  return Math.min(LOT_SIZE, count(stock === 0 ? before.packLeft : stock))
}

function tellDeal(state: SuiteAssemblingState, tell: SuiteAssemblingEventSink): void {
  const piles = Array.from({ length: PILES }, (_, pile) => pile + 1)
  tell({ type: 'dealt', piles, stock: PACK_SIZE })
  tellWhatFollowed(start(state.options, state.seats), state, tell)
  tellEnd(state, tell)
}

function tellWhatFollowed(
  before: SuiteAssemblingState,
  state: SuiteAssemblingState,
  tell: SuiteAssemblingEventSink,
): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (before.up[colour] !== 0 || state.up[colour] === 0) continue
    const card = COLOUR_SIZE * colour
    tell({ type: 'up', seat: 0, card: cardName(card), from: dealtTo(state, card), byItself: true })
  }
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (state.up[colour] !== COLOUR_SIZE || before.up[colour] === COLOUR_SIZE) continue
    tell({ type: 'suite', seat: 0, colour: colourAt(colour) })
  }
  for (let pile = 0; pile < PILES; pile++) tellPile(before, state, pile, tell)
}

function tellPile(
  before: SuiteAssemblingState,
  state: SuiteAssemblingState,
  pile: number,
  tell: SuiteAssemblingEventSink,
): void {
  const held = before.dealt === 0 || !isVacant(before, pile)
  if (isVacant(state, pile)) {
    if (held) tell({ type: 'space', seat: 0, pile: pile + 1 })
  } else if (before.dealt === 0 || state.down[pile]! < before.down[pile]!) {
    tell({ type: 'turned', seat: 0, pile: pile + 1, card: cardName(state.head[pile]!) })
  }
}

/** Returns the pile to which a card was dealt, from 1; null if it was dealt to the pack. */
function dealtTo(state: SuiteAssemblingState, card: Card): number | null {
  if (state.packAt[card] !== NONE) return null
  const entry = state.order.indexOf(card)
  return DOWN_FROM.filter((from) => from <= entry).length
}

function tellEnd(state: SuiteAssemblingState, tell: SuiteAssemblingEventSink): void {
  const reason = state.ended
  if (reason) tell({ type: 'ended', seat: 0, reason, score: state.cardsUp })
}

/** Deals one card to the first pile, two to the next, … seven to the last; the other 21 are the pack. */
export function applyChance(
  state: SuiteAssemblingState,
  outcomes: readonly number[],
  tell?: EventSink<SuiteAssemblingEvent>,
): void {
  for (let i = 0; i < SQUARES; i++) {
    const card = outcomes[i]!
    state.order[i] = card
    state.packAt[card] = i < PACK_FROM ? NONE : i - PACK_FROM
  }
  state.packLeft = (1 << PACK_SIZE) - 1
  state.dealt = 1
  for (let pile = 0; pile < PILES; pile++) {
    state.down[pile] = pile + 1
    uncover(state, pile)
  }
  playAutomaticMoves(state)
  if (tell) tellDeal(state, tell)
}
