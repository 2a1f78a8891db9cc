import { puzzleLesson } from '../puzzles/lesson'

const SLANT = ['1@4', '2@10', '3@22', '4@18', '5@25']

/** The first lesson: the row, the card where two rows cross, the best shape, two cards that change places. */
export const lesson = puzzleLesson('colorow-solitaire', [
  { id: 'row', moves: SLANT.slice(0, 2), wanted: ['3@22'] },
  { id: 'crossing', moves: SLANT, wanted: ['6@26'] },
  { id: 'shape', moves: ['1@1', '2@2', '3@3', '4@9', '5@15', '6@16'], wanted: ['7@17'] },
  { id: 'change', moves: ['1@1', '2@2', '8@3', '3@10'], wanted: ['3@3', '8@10'] },
])
