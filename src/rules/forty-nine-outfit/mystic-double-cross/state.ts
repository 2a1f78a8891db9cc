import type { Position } from '../../kit'
import { SQUARES } from '../board'
import { CARDS } from '../cards'
import { copyCount, emptyCount, type FivesAndRows } from '../fives-and-rows'
import type { MysticDoubleCrossOptions } from './shape'

/** How many cards are turned up in a game. */
export const STACK = 25

/** A table: small integers throughout, flags 0 or 1. Squares that count are the occupied ones. */
export interface MysticDoubleCrossState extends Position<MysticDoubleCrossOptions>, FivesAndRows {
  /** 50 cards, or 49 without the Cheater. */
  readonly packSize: number
  readonly target: number
  /** 0 until the shuffle is known. */
  dealt: number
  /** The shuffled pack: 25 cards of the stack, then those out of play. */
  readonly pack: Uint8Array
  /** Cards turned up: the top of the stack is entry `drawn` of the pack. */
  drawn: number
  /** Whether the Cheater waits in the hand. */
  inHand: number
  /** The Cheater's square, or -1. */
  cheaterAt: number
  /** Whether the card of that square has been turned up and laid aside. */
  aside: number
}

export function start(options: MysticDoubleCrossOptions, seats: number): MysticDoubleCrossState {
  return {
    options,
    seats,
    packSize: options.cheater ? CARDS : SQUARES,
    target: options.target,
    dealt: 0,
    ...emptyCount(),
    pack: new Uint8Array(CARDS),
    drawn: 0,
    inHand: 0,
    cheaterAt: -1,
    aside: 0,
  }
}

export function copy(from: MysticDoubleCrossState, into: MysticDoubleCrossState): void {
  copyCount(from, into)
  into.dealt = from.dealt
  into.pack.set(from.pack)
  into.drawn = from.drawn
  into.inHand = from.inHand
  into.cheaterAt = from.cheaterAt
  into.aside = from.aside
}

/** Everything is turned up, and the Cheater placed if it was there. */
export function isOver(state: MysticDoubleCrossState): boolean {
  return state.drawn === STACK && state.inHand === 0
}
