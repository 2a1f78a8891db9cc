/**
 * A game of two seats without hidden things or chance, as alpha-beta plays it: a stack of positions, the root at ply 0.
 * Values are from the side of the seat that is to move, in hundredths of a plain man. Nothing here allocates.
 */
export interface Board<M> {
  /** Two words for each ply that tell positions apart, whoever is to move included. */
  readonly one: Int32Array
  readonly two: Int32Array
  /** For each ply, how many plies back a position can have been the same. */
  readonly quiet: Int32Array
  /**
   * What a position is worth for certain: see {@link WON} for a game that is over or whose end is known, else
   * {@link OPEN}. Asked of each position first of all.
   */
  decided(ply: number): number
  /** Whether men are about to be taken, so that judging must wait. */
  restless(ply: number): boolean
  /** How the position stands, well under {@link WON}. */
  judge(ply: number): number
  /** Lists the moves of a position that is not over and answers how many there are. */
  expand(ply: number): number
  /** How many men the move with this index takes. */
  takes(ply: number, index: number): number
  /** A number below {@link CODES} for the move with this index: the same move elsewhere has the same. */
  code(ply: number, index: number): number
  /** Puts the position after that move on the next ply. */
  make(ply: number, index: number): void
  /** The move with this index at the root. */
  rootMove(index: number): M
}

/** A game won at the root; one won after p plies is worth so much less. */
export const WON = 30_000
/** Not decided yet. */
export const OPEN = -32_768
/** Codes of moves are below this. */
export const CODES = 2048
/** Plies that a board has room for. */
export const PLIES = 80
