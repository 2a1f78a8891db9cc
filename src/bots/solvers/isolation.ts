import { isolation, type IsolationState, packLay, packShift } from '../../rules/forty-nine-outfit/isolation'
import { createBotProfile } from '../bot-profile'
import { count, members, nthMember } from '../../rules/forty-nine-outfit/cards'
import { SOLUTIONS, type Solution } from '../../rules/forty-nine-outfit/isolation/solutions'
import { createSolution, noSolution, type Solver } from './solver'

/** Solves Isolation. All forty solutions are known, so it looks for one that contains all cards laid. */
const isolationSolver: Solver<IsolationState> = {
  isOpen: true,

  *solve(state) {
    const solution = SOLUTIONS.find((one) => kept(state, one) === state.laidCount)
    if (!solution) return noSolution
    const missing = members(solution.low & ~state.low, solution.high & ~state.high)
    // Every move brings at most one card to the board.
    return createSolution(missing.map(packLay), true)
  },

  /** Moves a card that does not belong to the solution with most of the laid cards to a square of that solution. */
  advise(state) {
    const solution = SOLUTIONS.reduce((best, one) => (kept(state, one) > kept(state, best) ? one : best))
    const [low, high] = [state.low & ~solution.low, state.high & ~solution.high]
    if ((low | high) === 0) return null
    const to = nthMember(solution.low & ~state.low, solution.high & ~state.high, 0)
    return packShift(nthMember(low, high, 0), to)
  },
}

/** Returns how many of the cards laid belong to a solution. */
function kept(state: IsolationState, solution: Solution): number {
  return count(state.low & solution.low) + count(state.high & solution.high)
}

export const isolationBot = createBotProfile(isolation, { solver: isolationSolver })
