/** The page's State, as plain JSON. Nothing is hidden. */
export interface PuzzleSupremeView {
  /** 49 entries, square 1 first. */
  readonly board: readonly (string | null)[]
  /** Ascending. */
  readonly tray: readonly string[]
  /** Sums of the cards that lie there, full or not. */
  readonly rowSums: readonly number[]
  readonly columnSums: readonly number[]
  /** From square 1 to 49, then from 7 to 43. */
  readonly diagonalSums: readonly number[]
  /** How many of the sixteen are full and right. */
  readonly lines: number
  readonly solved: boolean
}
