import type { Kind, Rng, Seat } from '../../kit'
import type { ThirteenPuzzleEnd, ThirteenPuzzleOptions } from './shape'

/**
 * The part of the board used: squares 0 to 13, two rows of seven. Cards are 1 to 13 as printed and 0 is the vacancy, so
 * the card that belongs on square s is s + 1.
 */
export const TRAY_SIZE = 14
export const TILES = 13
export const ROW_LENGTH = 7
export const CORNER = TRAY_SIZE - 1

/** Returns the squares from which a card can slide into a square, ascending. */
export function adjoiningInTray(square: number): number[] {
  const column = square % ROW_LENGTH
  const around = square < ROW_LENGTH ? [square + ROW_LENGTH] : [square - ROW_LENGTH]
  if (column > 0) around.push(square - 1)
  if (column < ROW_LENGTH - 1) around.push(square + 1)
  return around.sort((a, b) => a - b)
}

/** Entries per square in {@link SLIDES_TO}: the largest number of slides into one square. */
export const MAX_SLIDES = 3

/** Number of slides into each square. */
export const SLIDE_COUNT = Uint8Array.from({ length: TRAY_SIZE }, (_, square) => adjoiningInTray(square).length)

/** The squares from which a card can slide into square s, from entry `MAX_SLIDES * s` on. */
export const SLIDES_TO = Uint8Array.from({ length: TRAY_SIZE * MAX_SLIDES }, (_, place) => {
  return adjoiningInTray(Math.floor(place / MAX_SLIDES))[place % MAX_SLIDES] ?? 0
})

/** Whether two squares share a side. */
export function adjoin(one: number, two: number): boolean {
  return Math.abs(one - two) === ROW_LENGTH || (Math.abs(one - two) === 1 && one < ROW_LENGTH === two < ROW_LENGTH)
}

/**
 * Returns the parity that no slide changes: of the number of pairs of cards out of order, counting the vacancy as the
 * highest card, plus the steps from the vacancy to the last square (W. W. Johnson and W. E. Story, "Notes on the 15
 * puzzle", 1879). It is 0 when all cards are home; at 1 they can never come home.
 */
export function parity(cells: ArrayLike<number>): number {
  let odd = 0
  for (let two = 1; two < TRAY_SIZE; two++) {
    const second = rank(cells[two]!)
    for (let one = 0; one < two; one++) if (rank(cells[one]!) > second) odd ^= 1
    if (cells[two] === 0) odd ^= stepsToCorner(two) & 1
  }
  return cells[0] === 0 ? odd ^ (stepsToCorner(0) & 1) : odd
}

function rank(card: number): number {
  return card === 0 ? TRAY_SIZE : card
}

function stepsToCorner(square: number): number {
  return ROW_LENGTH - 1 - (square % ROW_LENGTH) + (square < ROW_LENGTH ? 1 : 0)
}

export function start(options: ThirteenPuzzleOptions, seats: number) {
  return {
    options,
    seats,
    /** Whether the set-up makes an odd mix solvable. */
    makesSolvable: options.deal === 'solvable',
    /** 0 until the mix is known. */
    dealt: 0,
    /** Card on each of the 14 squares; 0 for the vacant one. */
    cells: new Uint8Array(TRAY_SIZE),
    vacant: CORNER,
    /** Number of cards on their own squares. */
    home: 0,
    moveCount: 0,
    mended: 0,
    /** 1 if the cards can never all come home. */
    isUnsolvable: 0,
    /** Why the game ended; null before the end. */
    ended: null as ThirteenPuzzleEnd | null,
  }
}

/** A tray; flags are 0 or 1. */
export type ThirteenPuzzleState = ReturnType<typeof start>

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
function slideCount(state: ThirteenPuzzleState): number {
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
 * Returns how the game has ended, or null. An odd mix ends with 1 to 11 home, 12 and 13 exchanged and the last square
 * vacant; no nearer position can be reached.
 */
export function endOf(state: ThirteenPuzzleState): ThirteenPuzzleEnd | null {
  if (state.home === TILES) return 'solved'
  if (!state.isUnsolvable || state.home !== TILES - 2 || state.vacant !== CORNER) return null
  return state.cells[TILES - 1] === TILES - 1 && state.cells[TILES - 2] === TILES ? 'last-picture' : null
}

/** A slide as one number: 16 times the square it leaves plus the square it enters, squares counted from 0. */
export type Move = Kind<'move'>

export function packSlide(from: number, to: number): Move {
  return (from << 4) | to
}

export function fromOf(move: Move): number {
  return move >> 4
}

export function toOf(move: Move): number {
  return move & 15
}

/** Writes all moves and returns their number: every card beside the vacant square can slide. */
export function moves(state: ThirteenPuzzleState, _seat: Seat, into: Move[]): number {
  const count = slideCount(state)
  for (let i = 0; i < count; i++) into[i] = packSlide(SLIDES_TO[MAX_SLIDES * state.vacant + i]!, state.vacant)
  return count
}

export function pick(state: ThirteenPuzzleState, _seat: Seat, rng: Rng): Move {
  const chosen = rng.below(slideCount(state))
  return packSlide(SLIDES_TO[MAX_SLIDES * state.vacant + chosen]!, state.vacant)
}
