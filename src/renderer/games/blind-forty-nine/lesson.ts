import { puzzleLesson } from '../puzzles/lesson'

/** A pack in which five cards are turned: 25, 30, 4, 45 and the 49. */
const TAPE =
  '25 11 31 13 45 47 48 27 29 23 46 39 32 21 28 35 42 16 6 3 22 36 7 10 15 30 8 44 1 38 4 20 40 19 14 41 34 26 9 12 5 17 33 2 37 49 24 18 43'.split(
    ' ',
  )

/** The first lesson: the card tells its square, the card found there goes on, and the 49 ends it. */
export const lesson = puzzleLesson('blind-forty-nine', [
  { id: 'own', moves: [], wanted: ['25'], tape: TAPE },
  { id: 'next', moves: ['25'], wanted: ['30'], tape: TAPE },
  { id: 'last', moves: ['25', '30', '4', '45'], wanted: ['49'], tape: TAPE },
])
