import { nineMenFace } from '../puzzles/nine-men/face'
import { lesson } from './lesson'
import { en } from './messages/en'

/** The Nine Men Square Puzzle as the page knows it. */
export const nineMenSquareFace = nineMenFace({
  id: 'nine-men-square',
  men: [17, 18, 19, 24, 25, 26, 31, 32, 33],
  lesson,
  messages: { en },
})
