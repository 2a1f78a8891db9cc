import { possibleFinishes } from '../../rules/forty-nine-outfit/forty-nine-puzzle/classes'
import { STRAIGHT } from '../../rules/forty-nine-outfit/jumps'
import { jumpsSolver } from './jumps/solver'

/** The class rule says at once where no last man can stand: from 25 of the 49 vacancies nowhere. */
export const fortyNinePuzzleSolver = jumpsSolver(STRAIGHT, ({ low, high, aim }) => {
  return possibleFinishes(low, high).filter((square) => aim < 0 || square === aim)
})
