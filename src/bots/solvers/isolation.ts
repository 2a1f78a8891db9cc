import { isolation, type IsolationState, type Move } from '../../rules/forty-nine-outfit/isolation'
import { createBotProfile } from '../bot-profile'
import { count, members, nth } from '../../rules/forty-nine-outfit/cards'
import { FORTY, type Solution } from '../../rules/forty-nine-outfit/isolation/forty'
import { lay, shift } from '../../rules/forty-nine-outfit/isolation/move'
import { solved, unsolvable, type Solver } from './solver'

/** Isolation: all forty solutions are known, so that a look at each tells whether one keeps what lies. */
const isolationSolver: Solver<IsolationState, Move> = {
  open: true,

  *solve(state) {
    const solution = FORTY.find((one) => kept(state, one) === state.laid)
    if (!solution) return unsolvable
    const missing = members(solution.low & ~state.low, solution.high & ~state.high)
    // Every move brings one card to the board at most.
    return solved(missing.map(lay), true)
  },

  /** Moves a card that stands in the way of the solution that keeps most, to a square of that solution. */
  advise(state) {
    const solution = FORTY.reduce((best, one) => (kept(state, one) > kept(state, best) ? one : best))
    const [low, high] = [state.low & ~solution.low, state.high & ~solution.high]
    if ((low | high) === 0) return null
    const to = nth(solution.low & ~state.low, solution.high & ~state.high, 0)
    return shift(nth(low, high, 0), to)
  },
}

/** How many of the cards that lie belong to a solution. */
function kept(state: IsolationState, solution: Solution): number {
  return count(state.low & solution.low) + count(state.high & solution.high)
}

export const isolationBot = createBotProfile(isolation, { solver: isolationSolver })
