/**
 * A game of two seats with perfect information and without chance, for alpha-beta search: a stack of positions, the
 * root at ply 0. Values are from the point of view of the seat to move, in hundredths of a plain man. Below the root no
 * method allocates.
 */
export interface Board {
  /** The position's 64-bit hash at each ply, in two words; it includes the seat to move. */
  readonly keyLow: Int32Array
  readonly keyHigh: Int32Array
  /** For each ply, the number of plies back within which the position can have occurred before. */
  readonly quiet: Int32Array
  /**
   * Returns a position's certain value: {@link UNDECIDED} if there is none, else see {@link WIN_VALUE} for a game that is over or
   * whose end is known. Called before all other methods for a position.
   */
  decidedValue(ply: number): number
  /** Whether captures are pending, so that the position is not quiet enough to be judged. */
  hasPendingCaptures(ply: number): boolean
  /** Returns the static evaluation, well below {@link WIN_VALUE}. */
  evaluate(ply: number): number
  /** Lists the moves of a position that is not over and returns their count. */
  expand(ply: number): number
  /** Returns the number of men that the move with this index captures. */
  captureCount(ply: number, index: number): number
  /**
   * Returns a code below {@link CODE_COUNT} for the move with this index; equal moves in other positions have equal codes.
   */
  code(ply: number, index: number): number
  /** Writes the position after that move to the next ply. */
  make(ply: number, index: number): void
  /** Returns the root's move with this index. */
  rootMove(index: number): number
}

/** Value of a game won at the root; a game won after p plies is worth p less. */
export const WIN_VALUE = 30_000
/** In place of a value: not decided yet. */
export const UNDECIDED = -32_768
/** Exclusive upper limit of move codes. */
export const CODE_COUNT = 2048
/** Number of plies that a board has room for. */
export const MAX_PLIES = 80

/** Returns the chance to win that a value stands for: a logistic function, its slope per hundredth of a man. */
export function winChance(value: number, slope: number): number {
  return 1 / (1 + Math.exp(-slope * value))
}

/** The flatter slope by which a bot judges its own game: three men ahead win nine in ten. */
export const MODEST_SLOPE = 0.0073

/** The slope of games between equals, by which moves are compared and studied (docs/study.md). */
export const SLOPE_BETWEEN_EQUALS = 0.0112

/** Returns how the game is certain to end, given the value that a search found; null if that is not known. */
export function provedEnd<S>(
  { isCertain }: { readonly isCertain?: (state: S, plies: number) => boolean },
  state: S,
  value: number,
): 'win' | 'loss' | null {
  const plies = WIN_VALUE - Math.abs(value)
  if (plies >= MAX_PLIES || !isCertain?.(state, plies)) return null
  return value > 0 ? 'win' : 'loss'
}
