import { createBotProfile } from '../bot-profile'
import { blindFortyNine, type BlindFortyNineState, type Move } from '../../rules/forty-nine-outfit/blind-forty-nine'
import { solved, unsolvable, type Solver } from './solver'

/** Solves the Blind "49", which leaves no choice: it follows the trail and looks whether the game is won. */
export const blindFortyNineSolver: Solver<BlindFortyNineState, Move> = {
  open: false,

  *solve(state) {
    const place = blindFortyNine.clone(state)
    const trail: Move[] = []
    while (blindFortyNine.must(place)) {
      trail.push(place.inHand)
      blindFortyNine.apply(place, 0, place.inHand)
    }
    return blindFortyNine.outcome(place).winners?.length ? solved(trail, true) : unsolvable
  },
}

export const blindFortyNineBot = createBotProfile(blindFortyNine, { solver: blindFortyNineSolver })
