import { nineMenFace } from '../puzzles/nine-men/face'
import { lesson } from './lesson'
import { en } from './messages/en'

/** The Nine Men Triangle Puzzle as the page knows it. */
export const nineMenTriangleFace = nineMenFace({
  id: 'nine-men-triangle',
  men: [25, 31, 32, 33, 37, 38, 39, 40, 41],
  lesson,
  messages: { en },
})
