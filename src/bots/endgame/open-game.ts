/**
 * The rest of a two-sided game in which every card is known, for {@link EndgameSolver}: a stack of positions, the root
 * at ply 0. Margins are side 0's points minus side 1's. Implementations reuse their buffers during a search.
 */
export interface OpenGame {
  /** The side to move at each ply, 0 or 1; -1 if the game is over. */
  readonly side: Int8Array
  /** The margin of the points made so far, at each ply. */
  readonly margin: Int32Array
  /**
   * The position's 64-bit key at each ply, in two words: it covers everything that can still matter, with the side to
   * move but without the margin. Both words are 0 if the position is not worth storing.
   */
  readonly keyLow: Int32Array
  readonly keyHigh: Int32Array
  /** The smallest margin with which a side has won: 1, or more if the game goes on after this endgame. */
  readonly winningMargin: number
  /** Bounds of the final margin of a position: no play leads below `floor` or above `ceiling`. */
  floor(ply: number): number
  ceiling(ply: number): number
  /**
   * Lists the moves of a position that is not over and returns their count; of equivalent moves one is enough. A game
   * with more than {@link MAX_MOVES} moves in a position is too large to be solved.
   */
  expand(ply: number): number
  /** Returns how promising the move looks to its side before the search, below 2^16; the highest is tried first. */
  priority(ply: number, index: number): number
  /**
   * Returns a code below {@link CODE_COUNT} for the move with this index; equal moves in other positions have equal codes.
   */
  code(ply: number, index: number): number
  /** Writes the position after that move to the next ply. */
  make(ply: number, index: number): void
  /** Returns the root's move with this index. */
  rootMove(index: number): number
}

/** Exclusive upper limit of move codes. */
export const CODE_COUNT = 256
/** Maximum number of plies from the root to the end; tables need room for one more. */
export const MAX_PLIES = 64
/** Maximum number of moves of one position that the solver supports. */
export const MAX_MOVES = 128
/** A bound beyond every margin. */
export const INFINITE_MARGIN = 30_000
