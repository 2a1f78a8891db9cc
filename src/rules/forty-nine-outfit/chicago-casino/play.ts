import { type Seat, type EventSink, createShuffleFunctions } from '../../kit'
import { HIGH_BITS, LOW_BITS, cardName, colourAt, CARDS } from '../cards'
import { addCard, HIGH_WORDS, removeCard } from '../hands'
import { COLOUR, highOf, highOfRiders, inColour, lowOf, lowOfRiders, PLACE } from './colour-sets'
import type { ChicagoEvent } from './shape'
import { BUILD, cardOf, colourOfPieces, kindOf, namedOf, ridersOf, TAKE, type Move } from './move'
import { namesInSet, PACK } from './names'
import { pieceNames } from './notation'
import { countRound } from './scoring'
import { addColour, layLoose, type ChicagoState } from './state'
import { dealtEvent } from '../../casino/events'
import { dealerOf, gather } from '../../casino/table'
import { sortedCardNames } from '../../casino/view'
import { FULL_PACK, NUMBER_PACK } from '../pack'

/** Number of cards dealt to each seat at a time, and to the table in the first deal of a round. */
const HAND_SIZE = 4
const TABLE_SIZE = 4

/** Returns the outcomes of chance awaited: every round begins with a shuffle of the whole pack. */
export function chance(state: ChicagoState): number {
  return state.shuffleDue ? state.packSize : 0
}

export const { sampleChance, readChance } = createShuffleFunctions((state: ChicagoState) =>
  state.packSize === CARDS ? FULL_PACK : NUMBER_PACK,
)

/** Begins a round: collects all cards and makes the first deal. */
export function applyChance(state: ChicagoState, outcomes: readonly number[], tell?: EventSink<ChicagoEvent>): void {
  gather(state, outcomes)
  dealHands(state, tell)
}

/**
 * Deals four cards to each seat, or as many as go round equally, and in the first deal four to the table as well. Cards
 * too few to go round again are laid on the table at once.
 */
function dealHands(state: ChicagoState, tell?: EventSink<ChicagoEvent>): void {
  const { seats, packSize, pack } = state
  const leader = (dealerOf(state) + 1) % seats
  const each = Math.min(HAND_SIZE, Math.floor((packSize - state.top) / seats))
  let seat = leader
  for (let i = each * seats; i > 0; i--) {
    addCard(state.hands, seat, pack[state.top++]!)
    seat = seat + 1 === seats ? 0 : seat + 1
  }
  state.cardsInHands = each * seats
  state.turn = leader
  const opening = state.deal++ === 0
  if (opening) for (let i = 0; i < TABLE_SIZE; i++) layLoose(state, pack[state.top++]!)
  if (tell) tell(dealtEvent(PACK, state))
  const odd = state.top
  if (packSize - odd < seats) while (state.top < packSize) layLoose(state, pack[state.top++]!)
  if (tell && state.top > odd) tell({ type: 'odd', cards: sortedCardNames(PACK, state, odd, state.top) })
  if (tell) tell({ type: 'turn', seat: leader })
}

/** Stands for the names of the pieces if no events are reported. */
const NO_PIECES: readonly string[] = []

/** Plays a legal move and all that follows automatically. */
export function play(state: ChicagoState, seat: Seat, move: Move, tell?: EventSink<ChicagoEvent>): void {
  const kind = kindOf(move)
  removeCard(state.hands, seat, cardOf(move))
  state.cardsInHands--
  if (kind === TAKE) take(state, seat, move, tell)
  else if (kind === BUILD) build(state, seat, move, tell)
  else trail(state, seat, move, tell)
  passTurn(state, tell)
}

function trail(state: ChicagoState, seat: Seat, move: Move, tell?: EventSink<ChicagoEvent>): void {
  layLoose(state, cardOf(move))
  if (tell) tell({ type: 'trailed', seat, card: cardName(cardOf(move)) })
}

function take(state: ChicagoState, seat: Seat, move: Move, tell?: EventSink<ChicagoEvent>): void {
  const { piles } = state
  const pieces = tell ? pieceNames(state, move) : NO_PIECES
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
  const cards = namesInSet(piles[seat]! & ~low, piles[HIGH_WORDS + seat]! & ~high)
  const along = namesInSet(lowOfRiders(riders), highOfRiders(riders))
  tell({ type: 'took', seat, card: cardName(cardOf(move)), pieces, riders: namedOf(move) ? along : [], cards })
}

function build(state: ChicagoState, seat: Seat, move: Move, tell?: EventSink<ChicagoEvent>): void {
  const card = cardOf(move)
  const colour = COLOUR[card]!
  const pieces = tell ? pieceNames(state, move) : NO_PIECES
  const raised = namedOf(move) & inColour(state.topsLow, state.topsHigh, colour)
  const from = raised === 0 ? null : state.builders[7 * colour + 31 - Math.clz32(raised)]!
  const cards = lift(state, colour, namedOf(move)) | (1 << PLACE[card]!)
  const top = 7 * colour + 31 - Math.clz32(cards)
  state.topsLow |= LOW_BITS[top]!
  state.topsHigh |= HIGH_BITS[top]!
  state.builds[top] = cards
  state.builders[top] = seat
  if (!tell) return
  const names = namesInSet(lowOf(colour, cards), highOf(colour, cards))
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
function passTurn(state: ChicagoState, tell?: EventSink<ChicagoEvent>): void {
  if (state.cardsInHands > 0) {
    state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1
    if (tell) tell({ type: 'turn', seat: state.turn })
  } else if (state.top < state.packSize) dealHands(state, tell)
  else countRound(state, tell)
}
