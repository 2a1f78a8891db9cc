import { CENTRE } from '../../rules/forty-nine-outfit/board'
import { ALL_DIRECTIONS } from '../../rules/forty-nine-outfit/jumps'
import { jumpsSolver } from './jumps/solver'

/** No class rule stands in the way where jumps go diagonally too. */
export const twentyFiveGoalSolver = jumpsSolver(ALL_DIRECTIONS, () => [CENTRE])
