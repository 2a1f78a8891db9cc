import { PUZZLE } from '../../rules/forty-nine-outfit/reverse-puzzle'
import { stripSolver } from './strip'

export const reversePuzzleSolver = stripSolver(PUZZLE)
