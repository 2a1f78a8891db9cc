import { defineChainsGame } from '../chains/game'
import { DESCRIPTION } from './description'

export type * from '../chains/game'

/**
 * The Nine Men Triangle Puzzle, from the sheet of 1928: nine men start in a triangle with its apex on 25; the last jump
 * lands there (docs/rules/nine-men-triangle.md).
 */
export const nineMenTriangle = defineChainsGame({
  id: 'nine-men-triangle',
  description: DESCRIPTION,
  men: [25, 31, 32, 33, 37, 38, 39, 40, 41],
})
