import { pittsburghDrawPuzzle, puzzleSupreme, suiteAssembling } from './exhibits/cards'
import { colorowSolitaire } from './exhibits/colorow-solitaire'
import { blindFortyNine, mysticDoubleCross } from './exhibits/counts'
import { fortyNinePuzzle } from './exhibits/forty-nine-puzzle'
import { isolation } from './exhibits/isolation'
import { nineMen } from './exhibits/nine-men'
import { reversePuzzles } from './exhibits/reverse-puzzles'
import { thirteenPuzzle } from './exhibits/thirteen-puzzle'
import { twentyFiveGoal } from './exhibits/twenty-five-goal'
import type { Exhibit } from './types'

export { en } from './messages/en'
export { scriptOf } from './script'
export type { Exhibit, Show, Trial } from './types'

/** The exhibits in the order of the walk. */
export const EXHIBITS: readonly Exhibit[] = [
  fortyNinePuzzle,
  colorowSolitaire,
  twentyFiveGoal,
  nineMen,
  reversePuzzles,
  isolation,
  pittsburghDrawPuzzle,
  puzzleSupreme,
  mysticDoubleCross,
  blindFortyNine,
  thirteenPuzzle,
  suiteAssembling,
]
