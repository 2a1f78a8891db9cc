import { PUZZLE } from '../../../rules/forty-nine-outfit/another-reverse-puzzle'
import { stripFace } from '../puzzles/strip/face'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'

/** Another Reverse Puzzle as the page knows it. */
export const anotherReversePuzzleFace = stripFace({ id: PUZZLE.id, aim: PUZZLE.aim, leaflet, lesson, messages: { en } })
