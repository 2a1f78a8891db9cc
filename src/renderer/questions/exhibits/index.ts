import { pittsburghDrawPuzzle, puzzleSupreme, suiteAssembling } from './cards'
import { colorowSolitaire } from './colorow-solitaire'
import { blindFortyNine, mysticDoubleCross } from './counts'
import { fortyNinePuzzle } from './forty-nine-puzzle'
import { isolation } from './isolation'
import { nineMen } from './nine-men'
import { reversePuzzles } from './reverse-puzzles'
import { thirteenPuzzle } from './thirteen-puzzle'
import { twentyFiveGoal } from './twenty-five-goal'
import type { QuestionExhibit } from '../types'

/** The exhibits in the order of the tour. */
export const EXHIBITS: readonly QuestionExhibit[] = [
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
