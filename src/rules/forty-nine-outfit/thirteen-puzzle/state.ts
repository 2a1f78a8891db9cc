import type { Position } from '../../kit'
import { CORNER, SLIDE_COUNT, TILES, TRAY_SIZE } from './tray'
import type { ThirteenPuzzleOptions } from './shape'

/** Values of `ended`, which is 0 before the end. */
export const SOLVED = 1
const LAST_PICTURE = 2

/** A tray; flags are 0 or 1. */
export interface ThirteenPuzzleState extends Position<ThirteenPuzzleOptions> {
  /** Whether the set-up makes an odd mix solvable. */
  readonly makesSolvable: boolean
  /** 0 until the mix is known. */
  dealt: number
  /** Card on each of the 14 squares; 0 for the vacant one. */
  readonly cells: Uint8Array
  vacant: number
  /** Number of cards on their own squares. */
  home: number
  moveCount: number
  mended: number
  /** 1 if the cards can never all come home. */
  isUnsolvable: number
  ended: number
}

export function start(options: ThirteenPuzzleOptions, seats: number): ThirteenPuzzleState {
  return {
    options,
    seats,
    makesSolvable: options.deal === 'solvable',
    dealt: 0,
    cells: new Uint8Array(TRAY_SIZE),
    vacant: CORNER,
    home: 0,
    moveCount: 0,
    mended: 0,
    isUnsolvable: 0,
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
  into.isUnsolvable = from.isUnsolvable
  into.ended = from.ended
}

/** Returns the number of cards that can slide. */
export function slideCount(state: ThirteenPuzzleState): number {
  return state.dealt && !state.ended ? SLIDE_COUNT[state.vacant]! : 0
}

/** Recomputes `home` and `ended` from the squares. */
export function updateHome(state: ThirteenPuzzleState): void {
  let home = 0
  for (let square = 0; square < TILES; square++) if (state.cells[square] === square + 1) home++
  state.home = home
  state.ended = endOf(state)
}

/**
 * Returns how the game has ended, or 0. An odd mix ends with 1 to 11 home, 12 and 13 exchanged and the last square
 * vacant; no nearer position can be reached.
 */
export function endOf(state: ThirteenPuzzleState): number {
  if (state.home === TILES) return SOLVED
  if (!state.isUnsolvable || state.home !== TILES - 2 || state.vacant !== CORNER) return 0
  return state.cells[TILES - 1] === TILES - 1 && state.cells[TILES - 2] === TILES ? LAST_PICTURE : 0
}
