import { defineChainsGame } from '../chains/game'
import { DESCRIPTION } from './description'

export type * from '../chains/game'

/**
 * The Nine Men Square Puzzle, from the sheet of 1928: nine men start in a square about 25; the last jump lands there
 * (docs/rules/nine-men-square.md).
 */
export const nineMenSquare = defineChainsGame({
  id: 'nine-men-square',
  description: DESCRIPTION,
  men: [17, 18, 19, 24, 25, 26, 31, 32, 33],
})
