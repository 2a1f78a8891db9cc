import type { Position } from '../../kit'
import { SQUARES } from '../board'
import { copyCount, createCount, type FivesAndRows } from '../fives-and-rows'
import type { BlindFortyNineOptions } from './shape'

/** Value of `inHand` before the deal and after the end. */
export const NO_CARD = -1

/** A table. The squares that count are those whose card is face up. */
export interface BlindFortyNineState extends Position<BlindFortyNineOptions>, FivesAndRows {
  readonly target: number
  /** 0 until the shuffle is known. */
  dealt: number
  /** Entry s: the card dealt face down to square s. The last entry stays 0, as square 49 gets no card. */
  readonly faceDownCards: Uint8Array
  /** The card in hand, or NOTHING. */
  inHand: number
  /** Number of cards face up. */
  turnedCount: number
}

export function start(options: BlindFortyNineOptions, seats: number): BlindFortyNineState {
  return {
    options,
    seats,
    target: options.target,
    dealt: 0,
    ...createCount(),
    faceDownCards: new Uint8Array(SQUARES),
    inHand: NO_CARD,
    turnedCount: 0,
  }
}

export function copy(from: BlindFortyNineState, into: BlindFortyNineState): void {
  copyCount(from, into)
  into.dealt = from.dealt
  into.faceDownCards.set(from.faceDownCards)
  into.inHand = from.inHand
  into.turnedCount = from.turnedCount
}

export function isOver(state: BlindFortyNineState): boolean {
  return state.dealt !== 0 && state.inHand === NO_CARD
}
