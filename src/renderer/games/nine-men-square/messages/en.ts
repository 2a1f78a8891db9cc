import { nineMenWords } from '../../puzzles/nine-men/messages'
import { lesson } from './en-lesson'

/** English messages of the Nine Men Square Puzzle, under its id. */
export const en = { ...nineMenWords, title: 'The Nine Men Square Puzzle', lesson }
