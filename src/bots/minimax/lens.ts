/**
 * How a game of two seats without hidden things or chance looks to alpha-beta. Values are from the side of the seat
 * that is to move, in hundredths of a plain man.
 */
export interface Lens<S, M> {
  /** 1, 0 or -1 if the game is over, won, drawn or lost for the seat that would be to move; NaN while it goes on. */
  result(state: S): number
  /** The seat to move. */
  turn(state: S): 0 | 1
  /** Two words that tell positions apart, the seat to move included. */
  hash(state: S, into: Int32Array): void
  /** How the position stands, well under {@link WON}. */
  judge(state: S): number
  /** Whether men are about to be taken, so that judging must wait. */
  restless(state: S): boolean
  /** How promising a move looks, for the order in which moves are tried: the highest first. */
  promise(state: S, move: M): number
  /**
   * Where the end is known for certain: plies to the win, negative to the loss, 0 for a draw; NaN where it is not
   * known. Never asked of a position that is over.
   */
  known?(state: S): number
}

/** A game won at the root; one won after p plies is worth so much less. */
export const WON = 30_000
