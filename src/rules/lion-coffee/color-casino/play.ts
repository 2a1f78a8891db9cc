import { type Seat, type EventSink, createShuffleFunctions } from '../../kit'
import {
  cardName,
  cardOf,
  COLOUR,
  NUMBER,
  HIGH_BITS,
  highOf,
  inColour,
  LOW_BITS,
  lowestBit,
  lowOf,
  CARDS,
  DECK,
} from '../cards'
import type { ColorEvent, GroupTaken } from './shape'
import { BUILD, kindOf, namedOf, playedCard, TAKE, type Move } from './move'
import { namesInSet, PACK } from './names'
import { countRound } from './scoring'
import { addColour, removeFromHand, isTableEmpty, layLoose, type ColorState, add } from './state'
import { divide, numbersIn } from './groups'
import { dealtEvent } from '../../casino/events'
import { dealerOf, gather } from '../../casino/table'
import { sortedCardNames } from '../../casino/view'

/** Cards dealt to each seat in a deal, and to the board at the first deal of a round. */
const HAND_SIZE = 6

/** Returns the number of outcomes due: a shuffle of the whole deck before every round. */
export function chance(state: ColorState): number {
  return state.shuffleDue ? CARDS : 0
}

export const { sampleChance, readChance } = createShuffleFunctions(() => DECK)

/** Begins a round: gathers all cards and makes the first deal. */
export function applyChance(state: ColorState, outcomes: readonly number[], tell?: EventSink<ColorEvent>): void {
  gather(state, outcomes)
  state.sweeps.fill(0)
  dealHands(state, tell)
}

/** Whether the stock has at least one more card for every seat. */
function canDeal(state: ColorState): boolean {
  return CARDS - state.top >= state.seats
}

/**
 * Deals six cards to each seat, or fewer if the stock does not suffice for six each. At the first deal the board gets
 * one card after each pass around the table. With the option for leftovers on the board, they are laid there right
 * after the last deal.
 */
function dealHands(state: ColorState, tell?: EventSink<ColorEvent>): void {
  const { seats, pack } = state
  const opening = state.deal === 0
  const leader = (dealerOf(state) + 1) % seats
  const times = Math.min(HAND_SIZE, Math.floor((CARDS - state.top) / seats))
  for (let time = 0; time < times; time++) {
    for (let i = 0, seat = leader; i < seats; i++) {
      add(state.hands, seat, pack[state.top++]!)
      seat = seat + 1 === seats ? 0 : seat + 1
    }
    if (opening) layLoose(state, pack[state.top++]!)
  }
  state.cardsInHands = times * seats
  state.turn = leader
  state.deal++
  if (tell) tell(dealtEvent(PACK, state))
  const left = state.top
  if (state.leftovers === 'board' && !canDeal(state)) while (state.top < CARDS) layLoose(state, pack[state.top++]!)
  if (!tell) return
  if (state.top > left) tell({ type: 'leftovers', cards: sortedCardNames(PACK, state, left, state.top) })
  tell({ type: 'turn', seat: leader })
}

/**
 * Returns one way to divide the pieces of a taking into groups, computed before the move is made: loose groups first,
 * then builds.
 */
function groupsTaken(state: ColorState, move: Move): GroupTaken[] {
  const number = NUMBER[playedCard(move)]!
  const colour = COLOUR[playedCard(move)]!
  const tops = namedOf(move) & inColour(state.topsLow, state.topsHigh, colour)
  const loose = divide(number, namedOf(move) & ~tops).map((group) => {
    const numbers = numbersIn(group)
    return asGroup(
      numbers.map((n) => cardName(cardOf(colour, n))),
      numbers,
      number,
    )
  })
  const builds = numbersIn(tops).map((higher) => {
    const top = cardOf(colour, higher)
    return asGroup([`B${cardName(top)}`], [NUMBER[state.lowers[top]!]!, higher], number)
  })
  return [...loose, ...builds]
}

function asGroup(pieces: readonly string[], numbers: readonly number[], number: number): GroupTaken {
  const sum = numbers.reduce((all, n) => all + n, 0)
  return sum === number
    ? { pieces, how: 'sum', numbers }
    : { pieces, how: 'difference', numbers: [...numbers].reverse() }
}

/** Shared empty list for when no events are reported. */
const NO_GROUPS: readonly GroupTaken[] = []

/** Plays a legal move and everything that follows from it automatically. */
export function play(state: ColorState, seat: Seat, move: Move, tell?: EventSink<ColorEvent>): void {
  const kind = kindOf(move)
  removeFromHand(state, seat, playedCard(move))
  if (kind === TAKE) take(state, seat, move, tell)
  else if (kind === BUILD) build(state, seat, move, tell)
  else trail(state, seat, move, tell)
  passTurn(state, tell)
}

function trail(state: ColorState, seat: Seat, move: Move, tell?: EventSink<ColorEvent>): void {
  layLoose(state, playedCard(move))
  if (tell) tell({ type: 'trailed', seat, card: cardName(playedCard(move)) })
}

/** Builds on the covered loose card, which is the only piece named. */
function build(state: ColorState, seat: Seat, move: Move, tell?: EventSink<ColorEvent>): void {
  const card = playedCard(move)
  const covered = cardOf(COLOUR[card]!, lowestBit(namedOf(move)))
  const top = Math.max(card, covered)
  const lower = Math.min(card, covered)
  state.looseLow &= ~LOW_BITS[covered]!
  state.looseHigh &= ~HIGH_BITS[covered]!
  state.topsLow |= LOW_BITS[top]!
  state.topsHigh |= HIGH_BITS[top]!
  state.lowers[top] = lower
  state.builders[top] = seat
  if (!tell) return
  const cards = [cardName(lower), cardName(top)]
  tell({ type: 'built', seat, card: cardName(card), on: cardName(covered), cards })
}

function take(state: ColorState, seat: Seat, move: Move, tell?: EventSink<ColorEvent>): void {
  const { piles } = state
  const colour = COLOUR[playedCard(move)]!
  const groups = tell ? groupsTaken(state, move) : NO_GROUPS
  const taken = lift(state, colour, namedOf(move)) | (1 << NUMBER[playedCard(move)]!)
  addColour(piles, seat, colour, taken)
  state.lastCapture = seat
  if (isTableEmpty(state)) state.sweeps[seat]!++
  if (!tell) return
  const cards = namesInSet(lowOf(colour, taken), highOf(colour, taken))
  tell({ type: 'took', seat, card: cardName(playedCard(move)), groups, cards })
  if (isTableEmpty(state)) tell({ type: 'sweep', seat })
}

/** Removes pieces of a colour from the board and returns their cards, as a set within the colour. */
function lift(state: ColorState, colour: number, named: number): number {
  const tops = named & inColour(state.topsLow, state.topsHigh, colour)
  let cards = named
  for (let rest = tops; rest !== 0; rest &= rest - 1) {
    cards |= 1 << NUMBER[state.lowers[cardOf(colour, lowestBit(rest))]!]!
  }
  state.looseLow &= ~lowOf(colour, named & ~tops)
  state.looseHigh &= ~highOf(colour, named & ~tops)
  state.topsLow &= ~lowOf(colour, tops)
  state.topsHigh &= ~highOf(colour, tops)
  return cards
}

/**
 * Passes the turn to the left. When all hands are empty, deals again, or counts the round if no further deal is
 * possible.
 */
function passTurn(state: ColorState, tell?: EventSink<ColorEvent>): void {
  if (state.cardsInHands > 0) {
    state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1
    if (tell) tell({ type: 'turn', seat: state.turn })
  } else if (canDeal(state)) dealHands(state, tell)
  else countRound(state, tell)
}
