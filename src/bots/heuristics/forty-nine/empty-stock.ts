import type { Seat } from '../../../rules/kit'
import { fortyNine } from '../../../rules/forty-nine-outfit/forty-nine'
import { squareOf, type Move } from '../../../rules/forty-nine-outfit/forty-nine/move'
import { hasStock, isOpening, type FortyNineState } from '../../../rules/forty-nine-outfit/forty-nine/state'
import type { OpenGame } from '../../endgame/open-game'
import { RulesGame, type OpenRules } from '../../endgame/rules-game'
import { gain } from './visible-board'

/**
 * Forty-Nine for two once the stock is empty: what the other seat holds is all that was not seen. Null where a seat does
 * not know every card, or where faults are allowed.
 */
export function emptyStock(state: FortyNineState): OpenGame<Move> | null {
  if (state.seats !== 2 || state.strict || isOpening(state) || hasStock(state)) return null
  return new RulesGame(fortyNine, RULES, state)
}

/** Where a key has the turn beside the squares of the low word, and the Cheater's square beside those of the high one. */
const TURN = 28
const CHEATER_AT = 21
/** More than any play costs. */
const LEAST_GAIN = 1

// In range: both seats.
const RULES: OpenRules<FortyNineState, Move> = {
  margin: ({ points }) => points[0]! - points[1]!,
  won: 1,
  // Whoever held a card at the root has laid it where it lies now, unless it was the Cheater.
  writeKey({ boardLow, boardHigh, turn, cheaterAt }, into) {
    into[0] = boardLow | (turn << TURN)
    into[1] = boardHigh | ((cheaterAt + 1) << CHEATER_AT)
  },
  promise: (state: FortyNineState, seat: Seat, move: Move) => LEAST_GAIN + gain(state, seat, squareOf(move)),
  code: (move) => move,
  forget(state) {
    state.tallied = 0
  },
}
