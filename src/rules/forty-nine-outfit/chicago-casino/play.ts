import { type Seat, type Tell, shuffleOf } from '../../kit'
import { HIGH, LOW, cardName, colourAt, CARDS } from '../cards'
import { addCard, HIGH_WORDS, removeCard } from '../hands'
import { COLOUR, highOf, highOfRiders, inColour, lowOf, lowOfRiders, PLACE } from './colour-sets'
import type { ChicagoEvent } from './shape'
import { BUILD, cardOf, colourOfPieces, kindOf, namedOf, ridersOf, TAKE, type Move } from './move'
import { wordNames, PACK } from './names'
import { pieceNames } from './notation'
import { countRound } from './scoring'
import { addColour, layLoose, type ChicagoState } from './state'
import { dealtEvent } from '../../casino/events'
import { dealerOf, gather } from '../../casino/table'
import { turnedUp } from '../../casino/view'
import { FULL_PACK, NUMBERS } from '../pack'

// In range: seats, cards and colours index tables of fixed size.

/** Number of cards dealt to each seat at a time, and to the table in the first deal of a round. */
const HAND = 4
const TABLE = 4

/** Returns the outcomes of chance awaited: every round begins with a shuffle of the whole pack. */
export function chance(state: ChicagoState): number {
  return state.waiting ? state.size : 0
}

export const { sampleChance, readChance } = shuffleOf((state: ChicagoState) =>
  state.size === CARDS ? FULL_PACK : NUMBERS,
)

/** Begins a round: collects all cards and makes the first deal. */
export function applyChance(state: ChicagoState, outcomes: readonly number[], tell?: Tell<ChicagoEvent>): void {
  gather(state, outcomes)
  dealHands(state, tell)
}

/**
 * Deals four cards to each seat, or as many as go round equally, and in the first deal four to the table as well. Cards
 * too few to go round again are laid on the table at once.
 */
function dealHands(state: ChicagoState, tell?: Tell<ChicagoEvent>): void {
  // In range: cards are dealt only while the stock has enough for all.
  const { seats, size, pack } = state
  const leader = (dealerOf(state) + 1) % seats
  const each = Math.min(HAND, Math.floor((size - state.top) / seats))
  let seat = leader
  for (let i = each * seats; i > 0; i--) {
    addCard(state.hands, seat, pack[state.top++]!)
    seat = seat + 1 === seats ? 0 : seat + 1
  }
  state.held = each * seats
  state.turn = leader
  const opening = state.deal++ === 0
  if (opening) for (let i = 0; i < TABLE; i++) layLoose(state, pack[state.top++]!)
  if (tell) tell(dealtEvent(PACK, state))
  const odd = state.top
  if (size - odd < seats) while (state.top < size) layLoose(state, pack[state.top++]!)
  if (tell && state.top > odd) tell({ type: 'odd', cards: turnedUp(PACK, state, odd, state.top) })
  if (tell) tell({ type: 'turn', seat: leader })
}

/** Stands for the names of the pieces if no events are reported. */
const NONE: readonly string[] = []

/** Plays a legal move and all that follows automatically. */
export function play(state: ChicagoState, seat: Seat, move: Move, tell?: Tell<ChicagoEvent>): void {
  const kind = kindOf(move)
  removeCard(state.hands, seat, cardOf(move))
  state.held--
  if (kind === TAKE) take(state, seat, move, tell)
  else if (kind === BUILD) build(state, seat, move, tell)
  else trail(state, seat, move, tell)
  next(state, tell)
}

function trail(state: ChicagoState, seat: Seat, move: Move, tell?: Tell<ChicagoEvent>): void {
  layLoose(state, cardOf(move))
  if (tell) tell({ type: 'trailed', seat, card: cardName(cardOf(move)) })
}

function take(state: ChicagoState, seat: Seat, move: Move, tell?: Tell<ChicagoEvent>): void {
  const { piles } = state
  const pieces = tell ? pieceNames(state, move) : NONE
  const low = piles[seat]!
  const high = piles[HIGH_WORDS + seat]!
  const riders = ridersOf(move)
  addCard(piles, seat, cardOf(move))
  addColour(piles, seat, colourOfPieces(move), lift(state, colourOfPieces(move), namedOf(move)))
  piles[seat]! |= lowOfRiders(riders)
  piles[HIGH_WORDS + seat]! |= highOfRiders(riders)
  state.looseLow &= ~lowOfRiders(riders)
  state.looseHigh &= ~highOfRiders(riders)
  state.lastCapture = seat
  if (!tell) return
  const cards = wordNames(piles[seat]! & ~low, piles[HIGH_WORDS + seat]! & ~high)
  const along = wordNames(lowOfRiders(riders), highOfRiders(riders))
  tell({ type: 'took', seat, card: cardName(cardOf(move)), pieces, riders: namedOf(move) ? along : [], cards })
}

function build(state: ChicagoState, seat: Seat, move: Move, tell?: Tell<ChicagoEvent>): void {
  const card = cardOf(move)
  const colour = COLOUR[card]!
  const pieces = tell ? pieceNames(state, move) : NONE
  const raised = namedOf(move) & inColour(state.topsLow, state.topsHigh, colour)
  const from = raised === 0 ? null : state.builders[7 * colour + 31 - Math.clz32(raised)]!
  const cards = lift(state, colour, namedOf(move)) | (1 << PLACE[card]!)
  const top = 7 * colour + 31 - Math.clz32(cards)
  state.topsLow |= LOW[top]!
  state.topsHigh |= HIGH[top]!
  state.builds[top] = cards
  state.builders[top] = seat
  if (!tell) return
  const names = wordNames(lowOf(colour, cards), highOf(colour, cards))
  tell({ type: 'built', seat, card: cardName(card), pieces, colour: colourAt(colour), cards: names, from })
}

/** Removes pieces of a colour from the table and returns their cards, as a set within the colour. */
function lift(state: ChicagoState, colour: number, named: number): number {
  const tops = named & inColour(state.topsLow, state.topsHigh, colour)
  let cards = named & ~tops
  for (let rest = tops; rest !== 0; rest &= rest - 1) {
    cards |= state.builds[7 * colour + 31 - Math.clz32(rest & -rest)]!
  }
  state.looseLow &= ~lowOf(colour, named & ~tops)
  state.looseHigh &= ~highOf(colour, named & ~tops)
  state.topsLow &= ~lowOf(colour, tops)
  state.topsHigh &= ~highOf(colour, tops)
  return cards
}

/**
 * Passes the turn to the left. When all hands are empty, deals again, or counts the round if the stock is empty too.
 */
function next(state: ChicagoState, tell?: Tell<ChicagoEvent>): void {
  if (state.held > 0) {
    state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1
    if (tell) tell({ type: 'turn', seat: state.turn })
  } else if (state.top < state.size) dealHands(state, tell)
  else countRound(state, tell)
}
