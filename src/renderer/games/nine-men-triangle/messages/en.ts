import { nineMenWords } from '../../puzzles/nine-men/messages'
import { lesson } from './en-lesson'

/** English messages of the Nine Men Triangle Puzzle, under its id. */
export const en = { ...nineMenWords, title: 'The Nine Men Triangle Puzzle', lesson }
