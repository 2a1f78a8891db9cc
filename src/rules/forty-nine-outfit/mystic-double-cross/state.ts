import type { Position } from '../../kit'
import { SQUARES } from '../board'
import { CARDS } from '../cards'
import { copyCount, createCount, type FivesAndRows } from '../fives-and-rows'
import type { MysticDoubleCrossOptions } from './shape'

/** Number of cards turned up in a game. */
export const STACK_SIZE = 25

/** A table; flags are 0 or 1. The squares that count are the occupied ones. */
export interface MysticDoubleCrossState extends Position<MysticDoubleCrossOptions>, FivesAndRows {
  /** Number of cards in the pack: 50, or 49 without the Cheater. */
  readonly packSize: number
  readonly target: number
  /** 0 until the shuffle is known. */
  dealt: number
  /** The shuffled pack: the 25 cards of the stack, then those out of play. */
  readonly pack: Uint8Array
  /** Number of cards turned up; entry `drawn` of the pack is the top of the stack. */
  drawn: number
  /** Whether the Cheater is in the hand. */
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
    ...createCount(),
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

/** Whether the game is over: the whole stack is turned up, and the Cheater, if it was among it, is placed. */
export function isOver(state: MysticDoubleCrossState): boolean {
  return state.drawn === STACK_SIZE && state.inHand === 0
}
