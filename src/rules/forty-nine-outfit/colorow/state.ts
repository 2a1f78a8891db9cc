import { createClone, MAX_SEATS, type Seat } from '../../kit'
import { ALL_LOW, ALL_HIGH, HIGH_BITS, LOW_BITS, type Card } from '../cards'
import { SQUARES, type Square } from '../board'
import { COLOUR_COUNT, colourIndex } from '../colours'
import { addCard, countCards, createHands, removeCard } from '../hands'
import type { ColorowOptions } from './shape'

export { HIGH_WORDS } from '../hands'

/** The phases; `OVER` once the board is full and the last claim is settled. */
export const PLAY = 0
export const CLAIM = 1
export const OVER = 2

/** Index of the first high word in an array with one set per colour. */
export const HIGH_COLOURS = COLOUR_COUNT

/** Size of the pack: the 49 numbers, without the Cheater. */
export const PACK_SIZE = SQUARES

/** No seat, no card, no claim. */
export const NONE = -1

export function start(options: ColorowOptions, seats: number) {
  return {
    options,
    seats,
    isStrict: options.referee === 'strict',
    connectsInChains: options.connecting === 'chain',
    /**
     * Whether the last full deal takes the rest of the stock as well if that is less than two and a half cards per seat.
     */
    isLastDealBalanced: options.lastDeal === 'balanced',
    disputeCost: options.disputeCost,
    pack: new Uint8Array(PACK_SIZE),
    /** The entries of `pack` from `top` on are the stock. */
    top: PACK_SIZE,
    /** Number of deals made; 0 until the shuffle is known. */
    deals: 0,
    phase: PLAY,
    /** The seat that plays the next card, or `NONE`. */
    turn: NONE,
    /** Number of cards in all hands together. */
    cardsInHands: 0,
    hands: createHands(),
    points: new Int32Array(MAX_SEATS),
    /** Square → card, or `NONE`. */
    cardOn: new Int8Array(SQUARES).fill(NONE),
    /** The vacant squares. */
    vacantLow: ALL_LOW,
    vacantHigh: ALL_HIGH,
    /** The squares of colour k: low word at k, high word at `HIGH_COLOURS + k`. */
    colours: new Int32Array(2 * COLOUR_COUNT),
    /** The last play: its seat (`NONE` before the first), card and square, the points claimed and the disputing seat. */
    lastSeat: NONE,
    lastCard: NONE,
    lastSquare: NONE,
    claimedPoints: NONE,
    disputedBy: NONE,
  }
}

/** A table. Sets are pairs of words (see kit/card-sets.ts). */
export type ColorowState = ReturnType<typeof start>

export const clone = createClone(start, copy)

export function copy(from: ColorowState, into: ColorowState): void {
  into.pack.set(from.pack)
  into.top = from.top
  into.deals = from.deals
  into.phase = from.phase
  into.turn = from.turn
  into.cardsInHands = from.cardsInHands
  into.hands.set(from.hands)
  into.points.set(from.points)
  into.cardOn.set(from.cardOn)
  into.vacantLow = from.vacantLow
  into.vacantHigh = from.vacantHigh
  into.colours.set(from.colours)
  into.lastSeat = from.lastSeat
  into.lastCard = from.lastCard
  into.lastSquare = from.lastSquare
  into.claimedPoints = from.claimedPoints
  into.disputedBy = from.disputedBy
}

export function handSize(state: ColorowState, seat: Seat): number {
  return countCards(state.hands, seat)
}

/** Adds a card to a hand. */
export function give(state: ColorowState, seat: Seat, card: Card): void {
  addCard(state.hands, seat, card)
  state.cardsInHands++
}

/** Removes a card from a hand. */
export function take(state: ColorowState, seat: Seat, card: Card): void {
  removeCard(state.hands, seat, card)
  state.cardsInHands--
}

/** Lays a card on a free square. */
export function lay(state: ColorowState, card: Card, square: Square): void {
  const colour = colourIndex(card)
  state.cardOn[square] = card
  state.vacantLow &= ~LOW_BITS[square]!
  state.vacantHigh &= ~HIGH_BITS[square]!
  state.colours[colour]! |= LOW_BITS[square]!
  state.colours[HIGH_COLOURS + colour]! |= HIGH_BITS[square]!
}

/** Whether the last claim is over 0, undisputed, and no card has been played since. */
export function isDisputable(state: ColorowState): boolean {
  return state.isStrict && state.phase === PLAY && state.claimedPoints > 0 && state.disputedBy === NONE
}

/** Returns the seat at the left of the last player. */
export function leftOfLast(state: ColorowState): Seat {
  return state.lastSeat + 1 === state.seats ? 0 : state.lastSeat + 1
}

/** Whether only the unsettled last claim keeps the game open. */
export function awaitsAcceptance(state: ColorowState): boolean {
  return state.turn === NONE && isDisputable(state)
}
