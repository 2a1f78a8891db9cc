import { createClone, MAX_SEATS, type Position, type Seat } from '../../kit'
import { CARDS, COLOURS } from '../cards'
import { noHands, type Hands } from '../hands'
import type { NewYorkWhistOptions } from './shape'

/** Where no seat or no colour is. */
export const NONE = -1

/**
 * A table. Sets are pairs of words (see hands.ts); flags are 0 or 1. The typed arrays have at most 64 bytes, which the
 * engine keeps in its own heap.
 */
export interface NewYorkWhistState extends Position<NewYorkWhistOptions> {
  /** How many cards are in the pack. */
  readonly size: number
  /** How many cards each seat is dealt. */
  readonly each: number
  /** Whether every second seat is together. */
  readonly sided: boolean
  readonly follow: boolean
  /** Whether the dealer's last card decides the trump. */
  readonly turned: boolean

  /** 0 until the shuffle is known. */
  dealt: number
  /** Index of the trump colour, or NONE. */
  trump: number
  readonly hands: Hands
  /** What each seat has taken. */
  readonly piles: Hands
  blindLow: number
  blindHigh: number
  /** Who won the first trick, or NONE. */
  blindTo: Seat
  turn: Seat
  /** Who led the trick on the table, or leads the next. */
  leader: Seat
  /** Cards of the trick in order of play, and how many there are. */
  readonly trick: Uint8Array
  laid: number
  /** Whose the trick is so far, and how high his card stands (see winning.ts); 0 before the first card. */
  best: Seat
  bestRank: number
  /** The trick before, of `seats` cards: who led and who won it, NONE before the first. */
  readonly lastTrick: Uint8Array
  lastLeader: Seat
  lastWinner: Seat
  readonly tricks: Int32Array
  /** Of each side (see sideOf). */
  readonly points: Int32Array
  /** Tricks that are played out. */
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

/** The side that a seat belongs to, counted from 0. */
export function sideOf(state: NewYorkWhistState, seat: Seat): number {
  return state.sided ? seat & 1 : seat
}

/** Whose turn it is `steps` seats to the left. */
export function leftOf(state: NewYorkWhistState, seat: Seat, steps = 1): Seat {
  return (seat + steps) % state.seats
}
