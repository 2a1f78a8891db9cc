import { PUZZLE } from '../../../rules/forty-nine-outfit/reverse-puzzle'
import { stripFace } from '../puzzles/strip/face'
import { lesson } from './lesson'
import { en } from './messages/en'

/** The Reverse Puzzle as the page knows it. */
export const reversePuzzleFace = stripFace({ id: PUZZLE.id, aim: PUZZLE.aim, lesson, messages: { en } })
