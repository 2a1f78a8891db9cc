import { createClone, MAX_SEATS, type Position, type Seat } from '../../kit'
import { CARDS, COLOURS } from '../cards'
import { noHands, type Hands } from '../hands'
import type { NewYorkWhistOptions } from './shape'

/** Stands for no seat or no colour. */
export const NONE = -1

/**
 * A table. Sets are pairs of words (see hands.ts); flags are 0 or 1. Typed arrays of at most 64 bytes stay on V8's own
 * heap.
 */
export interface NewYorkWhistState extends Position<NewYorkWhistOptions> {
  /** Number of cards in the pack. */
  readonly size: number
  /** Number of cards dealt to each seat. */
  readonly each: number
  /** Whether there are two sides of alternate seats. */
  readonly sided: boolean
  readonly follow: boolean
  /** Whether the dealer's last card decides the trump. */
  readonly turned: boolean

  /** 0 until the shuffle is known. */
  dealt: number
  /** Index of the trump colour, or `NONE`. */
  trump: number
  readonly hands: Hands
  /** The cards that each seat has taken. */
  readonly piles: Hands
  blindLow: number
  blindHigh: number
  /** The seat that won the first trick, or `NONE`. */
  blindTo: Seat
  turn: Seat
  /** The seat that led the trick on the table, or leads the next. */
  leader: Seat
  /** The cards of the trick in order of play; `laid` is their number. */
  readonly trick: Uint8Array
  laid: number
  /** The seat that wins the trick so far, and the rank of its card (see winning.ts); 0 before the first card. */
  best: Seat
  bestRank: number
  /** The previous trick, of `seats` cards, with the seats that led and won it; `NONE` before the first. */
  readonly lastTrick: Uint8Array
  lastLeader: Seat
  lastWinner: Seat
  readonly tricks: Int32Array
  /** Points of each side (see {@link sideOf}). */
  readonly points: Int32Array
  /** Number of completed tricks. */
  played: number
}

export function start(options: NewYorkWhistOptions, seats: number): NewYorkWhistState {
  const size = options.cheater ? CARDS : CARDS - 1
  return {
    options,
    seats,
    size,
    each: Math.floor(size / seats),
    sided: options.partners && seats % 2 === 0 && seats > 2,
    follow: options.followSuit,
    turned: options.trump === 'last-card',
    dealt: 0,
    trump: COLOURS.findIndex((colour) => colour === options.trump),
    hands: noHands(),
    piles: noHands(),
    blindLow: 0,
    blindHigh: 0,
    blindTo: NONE,
    turn: 0,
    leader: 0,
    trick: new Uint8Array(MAX_SEATS),
    laid: 0,
    best: NONE,
    bestRank: 0,
    lastTrick: new Uint8Array(MAX_SEATS),
    lastLeader: NONE,
    lastWinner: NONE,
    tricks: new Int32Array(MAX_SEATS),
    points: new Int32Array(MAX_SEATS),
    played: 0,
  }
}

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
  into.laid = from.laid
  into.best = from.best
  into.bestRank = from.bestRank
  into.lastTrick.set(from.lastTrick)
  into.lastLeader = from.lastLeader
  into.lastWinner = from.lastWinner
  into.tricks.set(from.tricks)
  into.points.set(from.points)
  into.played = from.played
}

export function isOver(state: NewYorkWhistState): boolean {
  return state.played === state.each
}

/** Returns the side to which a seat belongs, counted from 0. */
export function sideOf(state: NewYorkWhistState, seat: Seat): number {
  return state.sided ? seat & 1 : seat
}

/** Returns the seat `steps` places to the left of a seat. */
export function leftOf(state: NewYorkWhistState, seat: Seat, steps = 1): Seat {
  return (seat + steps) % state.seats
}
