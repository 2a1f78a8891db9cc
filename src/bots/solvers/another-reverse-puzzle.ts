import { PUZZLE } from '../../rules/forty-nine-outfit/another-reverse-puzzle'
import { stripSolver } from './strip'

export const anotherReversePuzzleSolver = stripSolver(PUZZLE)
