import { PUZZLE } from '../../../rules/forty-nine-outfit/another-reverse-puzzle'
import { stripFace } from '../puzzles/strip/face'
import { lesson } from './lesson'
import { en } from './messages/en'

/** Another Reverse Puzzle as the page knows it. */
export const anotherReversePuzzleFace = stripFace({ id: PUZZLE.id, aim: PUZZLE.aim, lesson, messages: { en } })
