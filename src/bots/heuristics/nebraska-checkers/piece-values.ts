import { KING_ROW, PLACES } from '../../../rules/forty-nine-outfit/nebraska-checkers/squares'

/** Values of the men, in hundredths of a plain man. */
export interface PieceValues {
  /** A plain man and a king of seat A by its place; for seat B the board is turned round. */
  readonly men: readonly number[]
  readonly kings: readonly number[]
  /** For each man still on its own first row while the opponent has plain men: it keeps them from becoming kings. */
  readonly home: number
  /** For the side that is ahead, for each man off the board: even exchanges bring the win nearer. */
  readonly trade: number
}

/** Counts men and kings, regardless of their places. */
export const COUNTING: PieceValues = {
  men: Array.from({ length: PLACES }, () => 100),
  kings: Array.from({ length: PLACES }, () => 130),
  home: 0,
  trade: 0,
}

/** The places in the middle of the board. */
const MIDDLE = [4, 5, 6, 8, 9, 11, 12, 13, 15, 16, 18, 19, 20]

/** Tells good places from bad ones. */
export const PLACING: PieceValues = {
  men: Array.from({ length: PLACES }, (_, p) => 100 + 3 * (6 - rowOf(p)) + (MIDDLE.includes(p) ? 4 : 0)),
  kings: Array.from({ length: PLACES }, (_, p) => 160 + (MIDDLE.includes(p) ? 4 : 0)),
  home: 8,
  trade: 4,
}

/**
 * Weights fitted to the winners of 1,208 games of the search against itself (logistic regression over 52,000 quiet
 * positions, the board's halves alike): the two middle men at home are worth keeping, and men at the edge are safe.
 */
export const FITTED: PieceValues = {
  // prettier-ignore
  men: [
    0, 0, 0, 0,
    135, 148, 135,
    121, 120, 120, 121,
    108, 109, 108,
    123, 105, 105, 123,
    110, 110, 110,
    102, 141, 141, 102,
  ],
  // prettier-ignore
  kings: [
    133, 144, 144, 133,
    142, 156, 142,
    144, 154, 154, 144,
    156, 164, 156,
    144, 154, 154, 144,
    142, 156, 142,
    133, 144, 144, 133,
  ],
  home: 0,
  trade: 2,
}

/** Returns the row of a place, 0 at the top. */
function rowOf(place: number): number {
  return Math.floor((2 * place) / 7)
}

/** Number of kinds of men: plain ones of A, kings of A, plain ones of B, kings of B. */
export const KINDS = 4

/** Returns the table of the men's values for A: entry `PLACES * kind + place`. */
export function worthTable({ men, kings }: PieceValues): Int32Array {
  return Int32Array.from({ length: KINDS * PLACES }, (_, i) => {
    const kind = Math.floor(i / PLACES)
    const place = i % PLACES
    const table = kind % 2 === 0 ? men : kings
    return kind < 2 ? table[place]! : -table[PLACES - 1 - place]!
  })
}

/** The first row of each side. */
export const HOME = [KING_ROW[1], KING_ROW[0]] as const
