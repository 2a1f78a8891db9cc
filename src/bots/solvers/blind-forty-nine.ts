import { createBotProfile } from '../bot-profile'
import { blindFortyNine, type BlindFortyNineState, type Move } from '../../rules/forty-nine-outfit/blind-forty-nine'
import { createSolution, noSolution, type Solver } from './solver'

/** Solves the Blind "49", which leaves no choice: it follows the trail and looks whether the game is won. */
export const blindFortyNineSolver: Solver<BlindFortyNineState> = {
  isOpen: false,

  *solve(state) {
    const position = blindFortyNine.clone(state)
    const trail: Move[] = []
    while (blindFortyNine.requiredSeats(position)) {
      trail.push(position.inHand)
      blindFortyNine.apply(position, 0, position.inHand)
    }
    return blindFortyNine.outcome(position).winners?.length ? createSolution(trail, true) : noSolution
  },
}

export const blindFortyNineBot = createBotProfile(blindFortyNine, { solver: blindFortyNineSolver })
