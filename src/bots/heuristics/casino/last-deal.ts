import { type CasinoTable, isPlaying, HIGH_WORDS } from '../../../rules/casino/table'
import type { Game, Position } from '../../../rules/kit'
import { KeyMixer } from '../../endgame/key-mixer'
import type { OpenGame } from '../../endgame/open-game'
import { RulesGame, type OpenRules } from '../../endgame/rules-game'
import type { EndgamePlan } from '../types'

/** The solver's budget, in positions: enough for nearly every last deal of four cards a seat, see docs/strength.md. */
export const MAX_POSITIONS = 60_000

/** Added to the lead of the side that has won the game: more than any round brings. */
export const WIN_BONUS = 500
const CODE_MASK = 255

/** Returns seat 0's lead in totals; once the game is over, {@link WIN_BONUS} is added in favour of the side that is ahead. */
export function leadOf(totals: Int32Array, over: boolean): number {
  const lead = totals[0]! - totals[1]!
  return over ? lead + WIN_BONUS * Math.sign(lead) : lead
}

/** What the solver needs to know of one casino. */
interface CasinoAdapter<State, Move> {
  /** Returns bits that identify the build whose highest card is `top`; 0 if there is none. */
  buildAt(state: State, top: number): number
  /** Returns what was swept, in a casino where that counts. */
  swept?(state: State): number
  /** Returns the number of pieces that a move takes. */
  captureCount(move: Move): number
}

/**
 * Returns the plan that solves the last deal of a round for two, in a casino whose piles lie open: no stock is left, so
 * the other seat holds exactly the cards that were not seen.
 */
export function createLastDealPlan<State extends CasinoTable & Position, Move extends number, View>(
  game: Game<State, Move, View>,
  casino: CasinoAdapter<State, Move>,
): EndgamePlan<State, Move> {
  const mixer = new KeyMixer()
  const rules: OpenRules<State, Move> = {
    winningMargin: WIN_BONUS,
    margin: (state) => leadOf(state.totals, state.ended !== 0),
    priority: (_state, _seat, move) => 1 + casino.captureCount(move),
    code: (move) => move & CODE_MASK,
    writeKey(state, into) {
      mixer.begin()
      for (let seat = 0; seat < 2; seat++) {
        mixer.add(state.hands[seat]!)
        mixer.add(state.hands[HIGH_WORDS + seat]!)
        mixer.add(state.piles[seat]!)
        mixer.add(state.piles[HIGH_WORDS + seat]!)
      }
      mixer.add(state.looseLow)
      mixer.add(state.looseHigh)
      for (let top = 0; top < state.packSize; top++) {
        const build = casino.buildAt(state, top)
        if (build !== 0) mixer.add((top << 16) | (state.builders[top]! << 12) | build)
      }
      mixer.add((state.turn << 4) | (state.lastCapture + 1))
      mixer.add(casino.swept?.(state) ?? 0)
      mixer.end(into)
    },
  }
  const open = (state: State): OpenGame<Move> | null => {
    const isOpen = state.seats === 2 && isPlaying(state) && state.top === state.packSize
    return isOpen ? new RulesGame(game, rules, state) : null
  }
  return { openGameOf: open, maxPositions: MAX_POSITIONS }
}
