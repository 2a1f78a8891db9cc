import type { ThirteenPuzzleView } from '../../../rules/forty-nine-outfit/thirteen-puzzle'
import type { Seen } from '../../../rules/kit'

/** What an eye sees of the "13" Puzzle. */
export type Table = Seen<ThirteenPuzzleView>

/** Whether the mix has not been laid yet. */
export const isUndealt = ({ squares }: ThirteenPuzzleView): boolean => squares.every((card) => card === null)

/** The squares that a slide names, from and to; null for any other text. */
export function slideOf(move: string | null): readonly [from: number, to: number] | null {
  const found = /^(\d{1,2})-(\d{1,2})$/.exec(move ?? '')
  return found ? [Number(found[1]), Number(found[2])] : null
}
