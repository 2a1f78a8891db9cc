import { stripGame } from '../strip/game'

export type * from '../strip/game'

/** Another Reverse Puzzle, from the sheet of 1928: three men at each end, to be exchanged in ten moves. */
export const anotherReversePuzzle = stripGame({
  id: 'another-reverse-puzzle',
  title: 'Another Reverse Puzzle',
  start: 'RRR.VVV',
  aim: 'VVV.RRR',
})
