/**
 * What is left of a game of two sides where every card is known, as {@link EndgameSolver} plays it: a stack of positions,
 * the root at ply 0. Margins are points of side 0 less points of side 1. Nothing here allocates while it is searched.
 */
export interface OpenGame<M> {
  /** The side to move at each ply, 0 or 1; -1 where the game is over. */
  readonly side: Int8Array
  /** The margin at each ply. */
  readonly margin: Int32Array
  /**
   * Two words for each ply that tell positions apart by what may still happen, whoever is to move included and margins
   * left out. Both 0 where a position is not worth keeping.
   */
  readonly one: Int32Array
  readonly two: Int32Array
  /** The least margin that means that the side has won: 1, or more where the game goes on after this ending. */
  readonly won: number
  /** A margin below which no play can bring a position's side 0, and one above which none can. */
  floor(ply: number): number
  ceiling(ply: number): number
  /**
   * Lists the moves of a position that is not over and answers how many there are: of moves that are alike, one will do.
   * With more than {@link MOST_MOVES} of them the game is too large to be solved.
   */
  expand(ply: number): number
  /** How promising the move with this index looks to its side before anything is known, the highest first: below 2^16. */
  promise(ply: number, index: number): number
  /** A number below {@link CODES} for the move with this index: the same move elsewhere has the same. */
  code(ply: number, index: number): number
  /** Puts the position after that move on the next ply. */
  make(ply: number, index: number): void
  /** The move with this index at the root. */
  rootMove(index: number): M
}

/** Codes of moves are below this. */
export const CODES = 256
/** Plies that a game may last at most from the root on; it needs room for one more. */
export const MOST_PLIES = 64
/** Moves of one position that a solver can deal with. */
export const MOST_MOVES = 128
/** Larger than every margin. */
export const BOUNDLESS = 30_000
