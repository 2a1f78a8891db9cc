import type { Seat } from '../../../rules/kit'
import { SQUARES } from '../../../rules/forty-nine-outfit/board'
import { colourIndex } from '../../../rules/forty-nine-outfit/colours'
import type { Move } from '../../../rules/forty-nine-outfit/colorow/move'
import { PACK, type ColorowState } from '../../../rules/forty-nine-outfit/colorow/state'
import { placedCard, placeOf } from '../../../rules/forty-nine-outfit/placing'
import { Endgame } from './endgame'
import { evaluate, type Weights } from './evaluate'
import { Outlook } from './best-plays'

/** Positions looked at for one play of the last deal. */
const MOST_NODES = 30_000

/** A {@link evaluate} that between two sees the last deal through: no card is hidden then. */
export function evaluateWithEndgame(w: Weights): (state: ColorowState, seat: Seat, move: Move) => number {
  // In range: colours, squares.
  const glance = evaluate(w)
  const outlook = new Outlook()
  let values = new Float64Array(0)
  return (state, seat, move) => {
    if (state.seats !== 2 || state.top < PACK) return glance(state, seat, move)
    if (outlook.look(state, seat)) {
      // What this seat does not see is just what the other holds.
      const endgame = new Endgame(state, seat, [outlook.own.slice(), outlook.out.slice()], MOST_NODES)
      values = endgame.values
    }
    return values[SQUARES * colourIndex(placedCard(move)) + placeOf(move)]!
  }
}
