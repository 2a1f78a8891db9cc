/** The page's State, as plain JSON. Nothing is hidden. */
export interface IsolationView {
  /** Where cards lie, from 1, ascending. */
  readonly squares: readonly number[]
  /** Cards in the hand. */
  readonly inHand: number
  /** Pairs of cards that share a row, a column or a diagonal. */
  readonly clashes: number
  readonly solved: boolean
  /** When solved: which of the forty solutions it is, 1 to 40. */
  readonly solution: number | null
  /** When solved: which of the six it is a turned or mirrored picture of, 1 to 6. */
  readonly family: number | null
}
