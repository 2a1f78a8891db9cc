import type { ThirteenPuzzleView } from '../../../rules/forty-nine-outfit/thirteen-puzzle/shape'
import type { GameView } from '../../../rules/kit'

/** A viewer's view of the "13" Puzzle. */
export type Table = GameView<ThirteenPuzzleView>

/** Whether the cards have not been laid out yet. */
export const isUndealt = ({ squares }: ThirteenPuzzleView): boolean => squares.every((card) => card === null)

/** Parses a slide into its squares, from and to; returns null for any other text. */
export function slideOf(move: string | null): readonly [from: number, to: number] | null {
  const found = /^(\d{1,2})-(\d{1,2})$/.exec(move ?? '')
  return found ? [Number(found[1]), Number(found[2])] : null
}
