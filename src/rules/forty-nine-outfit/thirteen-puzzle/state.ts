import type { Position } from '../../kit'
import { CORNER, SLIDE_COUNT, TILES, TRAY } from './tray'
import type { ThirteenPuzzleOptions } from './shape'

/** How it ended; 0 while it has not. */
export const SOLVED = 1
const LAST_PICTURE = 2

/** A tray: small integers throughout, flags 0 or 1. */
export interface ThirteenPuzzleState extends Position<ThirteenPuzzleOptions> {
  /** Whether an odd mix is put right in the set-up. */
  readonly mends: boolean
  /** 0 until the mix is known. */
  dealt: number
  /** 14 squares: the card, 0 where there is none. */
  readonly cells: Uint8Array
  vacant: number
  /** Cards on their own squares. */
  home: number
  moveCount: number
  mended: number
  /** Whether the cards can never come home. */
  odd: number
  ended: number
}

export function start(options: ThirteenPuzzleOptions, seats: number): ThirteenPuzzleState {
  return {
    options,
    seats,
    mends: options.deal === 'solvable',
    dealt: 0,
    cells: new Uint8Array(TRAY),
    vacant: CORNER,
    home: 0,
    moveCount: 0,
    mended: 0,
    odd: 0,
    ended: 0,
  }
}

export function copy(from: ThirteenPuzzleState, into: ThirteenPuzzleState): void {
  into.dealt = from.dealt
  into.cells.set(from.cells)
  into.vacant = from.vacant
  into.home = from.home
  into.moveCount = from.moveCount
  into.mended = from.mended
  into.odd = from.odd
  into.ended = from.ended
}

/** How many cards can slide. */
export function slideCount(state: ThirteenPuzzleState): number {
  // In range: the vacant square is one of the tray.
  return state.dealt && !state.ended ? SLIDE_COUNT[state.vacant]! : 0
}

/** Counts the cards at home and notes whether that is the end. */
export function settle(state: ThirteenPuzzleState): void {
  let home = 0
  for (let square = 0; square < TILES; square++) if (state.cells[square] === square + 1) home++
  state.home = home
  state.ended = endOf(state)
}

/** Where an odd mix stands with 1 to 11 home and the corner vacant, 12 and 13 have changed places: nothing is nearer. */
export function endOf(state: ThirteenPuzzleState): number {
  if (state.home === TILES) return SOLVED
  if (!state.odd || state.home !== TILES - 2 || state.vacant !== CORNER) return 0
  return state.cells[TILES - 1] === TILES - 1 && state.cells[TILES - 2] === TILES ? LAST_PICTURE : 0
}
