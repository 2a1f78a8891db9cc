import { createClone, MAX_SEATS, type Seat } from '../../kit'
import { CARDS, COLOURS, CHEATER, isRound, type Card, hasMember } from '../cards'
import { createHands } from '../hands'
import type { NewYorkWhistOptions } from './shape'
import { colourIndex } from '../colours'

/** Stands for no seat or no colour. */
export const NONE = -1

export function start(options: NewYorkWhistOptions, seats: number) {
  const size = options.cheater ? CARDS : CARDS - 1
  return {
    options,
    seats,
    /** Number of cards in the pack. */
    packSize: size,
    /** Number of cards dealt to each seat. */
    cardsPerSeat: Math.floor(size / seats),
    /** Whether there are two sides of alternate seats. */
    hasSides: options.partners && seats % 2 === 0 && seats > 2,
    mustFollow: options.followSuit,
    /** Whether the dealer's last card decides the trump. */
    hasTurnedTrump: options.trump === 'last-card',
    /** 0 until the shuffle is known. */
    dealt: 0,
    /** Index of the trump colour, or `NONE`. */
    trump: COLOURS.findIndex((colour) => colour === options.trump),
    hands: createHands(),
    /** The cards that each seat has taken. */
    piles: createHands(),
    blindLow: 0,
    blindHigh: 0,
    /** The seat that won the first trick, or `NONE`. */
    blindTo: NONE as Seat,
    turn: 0 as Seat,
    /** The seat that led the trick on the table, or leads the next. */
    leader: 0 as Seat,
    /** The cards of the trick in order of play; `laidCount` is their number. */
    trick: new Uint8Array(MAX_SEATS),
    laidCount: 0,
    /** The seat that wins the trick so far, and the rank of its card (see {@link rankIn}); 0 before the first card. */
    bestSeat: NONE as Seat,
    bestRank: 0,
    /** The previous trick, of `seats` cards, with the seats that led and won it; `NONE` before the first. */
    lastTrick: new Uint8Array(MAX_SEATS),
    lastLeader: NONE as Seat,
    lastWinner: NONE as Seat,
    tricks: new Int32Array(MAX_SEATS),
    /** Points of each side (see {@link sideOf}). */
    points: new Int32Array(MAX_SEATS),
    /** Number of completed tricks. */
    tricksPlayed: 0,
  }
}

/**
 * A table. Sets are pairs of words (see kit/card-sets.ts); flags are 0 or 1. Typed arrays of at most 64 bytes stay on V8's own
 * heap.
 */
export type NewYorkWhistState = ReturnType<typeof start>

export const clone = createClone(start, copy)

export function copy(from: NewYorkWhistState, into: NewYorkWhistState): void {
  into.dealt = from.dealt
  into.trump = from.trump
  into.hands.set(from.hands)
  into.piles.set(from.piles)
  into.blindLow = from.blindLow
  into.blindHigh = from.blindHigh
  into.blindTo = from.blindTo
  into.turn = from.turn
  into.leader = from.leader
  into.trick.set(from.trick)
  into.laidCount = from.laidCount
  into.bestSeat = from.bestSeat
  into.bestRank = from.bestRank
  into.lastTrick.set(from.lastTrick)
  into.lastLeader = from.lastLeader
  into.lastWinner = from.lastWinner
  into.tricks.set(from.tricks)
  into.points.set(from.points)
  into.tricksPlayed = from.tricksPlayed
}

export function isOver(state: NewYorkWhistState): boolean {
  return state.tricksPlayed === state.cardsPerSeat
}

/** Returns the side to which a seat belongs, counted from 0. */
export function sideOf(state: NewYorkWhistState, seat: Seat): number {
  return state.hasSides ? seat & 1 : seat
}

/** Returns the seat `steps` places to the left of a seat. */
export function leftOf(state: NewYorkWhistState, seat: Seat, steps: number): Seat {
  return (seat + steps) % state.seats
}

const TRUMP_BASE_RANK = CARDS
const CHEATER_RANK = 2 * CARDS

/**
 * Returns the rank of a card in the trick; the highest rank takes it. The Cheater ranks first, then trumps, then the
 * colour led if suit must be followed, otherwise all colours, by number; 0 is a card that cannot win. `led` is a card
 * of the colour led; for the leader's card it is that card.
 */
export function rankIn(state: NewYorkWhistState, card: Card, led: Card): number {
  if (card === CHEATER) return CHEATER_RANK
  const colour = colourIndex(card)
  if (colour === state.trump) return TRUMP_BASE_RANK + card
  return !state.mustFollow || colour === colourIndex(led) ? card + 1 : 0
}

/** Returns the colour that must be followed, or `NONE`: if any card may be laid, or the Cheater was led. */
export function colourLed(state: NewYorkWhistState): number {
  if (!state.mustFollow || state.laidCount === 0) return NONE
  const led = state.trick[0]!
  return led === CHEATER ? NONE : colourIndex(led)
}

/** Points of a trick besides those of its cards. */
export const TRICK_POINTS = 1

/** Points of each card: a fifth of its number for multiples of five, else 0. */
export const VALUES = Int32Array.from({ length: CARDS }, (_, card) =>
  card !== CHEATER && isRound(card) ? (card + 1) / 5 : 0,
)

/** Returns the points of a set of cards. */
export function valueOfSet(low: number, high: number): number {
  let sum = 0
  for (let card = 4; card < CHEATER; card += 5) {
    if (hasMember(low, high, card)) sum += VALUES[card]!
  }
  return sum
}

/** Returns the points of the cards laid in the current trick. */
export function pointsLaid(state: NewYorkWhistState): number {
  let points = 0
  for (let i = 0; i < state.laidCount; i++) points += VALUES[state.trick[i]!]!
  return points
}
