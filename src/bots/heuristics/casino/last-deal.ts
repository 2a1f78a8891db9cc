import type { ColouredTable } from '../../../rules/casino/coloured'
import { isPlaying, OVER, type CasinoTable, type PackSets } from '../../../rules/casino/table'
import { HIGH_WORDS, type Game } from '../../../rules/kit'
import { KeyMixer, RulesGame, type OpenRules } from '../../endgame/rules-game'
import type { EndgamePlan } from '../types'

/** The solver's budget, in positions: enough for nearly every last deal of four cards a seat, see docs/strength.md. */
export const MAX_POSITIONS = 60_000

/** Added to the lead of the side that has won the game: more than any round brings. */
export const WIN_BONUS = 500
export const CODE_MASK = 255

/** What the solver needs to know of one casino. */
interface CasinoAdapter<State> extends Pick<OpenRules<State>, 'code' | 'priority'> {
  /** Adds the builds to a key. */
  mixBuilds(state: State, mixer: KeyMixer): void
  /** Adds what else can still matter: sweeps and calls. */
  mixRest(state: State, mixer: KeyMixer): void
}

/** Returns what the solver needs to know of a casino for two besides its rules. */
export function createOpenRules<State extends CasinoTable>({
  code,
  priority,
  mixBuilds,
  mixRest,
}: CasinoAdapter<State>): OpenRules<State> {
  const mixer = new KeyMixer()
  return {
    winningMargin: WIN_BONUS,
    /** Returns seat 0's lead in totals; {@link WIN_BONUS} is added in favour of the side that has won. */
    margin({ totals, phase }) {
      const lead = totals[0]! - totals[1]!
      return phase === OVER ? lead + WIN_BONUS * Math.sign(lead) : lead
    },
    priority,
    code,
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
      mixBuilds(state, mixer)
      mixer.add((state.turn << 4) | (state.lastCapture + 1))
      mixRest(state, mixer)
      mixer.end(into)
    },
  }
}

/**
 * Returns the plan that solves the last deal of a round for two, in a casino whose piles lie open: no stock is left, so
 * the other seat holds exactly the cards that were not seen.
 * @param captureCount returns the number of pieces that a move takes
 * @param buildKey returns bits that identify what a build consists of
 */
export function createLastDealPlan<State extends ColouredTable, View>(
  game: Game<State, View>,
  pack: PackSets,
  captureCount: (move: number) => number,
  buildKey: (built: number) => number,
): EndgamePlan<State> {
  const rules = createOpenRules<State>({
    priority: (_state, _seat, move) => 1 + captureCount(move),
    code: (move) => move & CODE_MASK,
    mixBuilds({ topsLow, topsHigh, builders, built, packSize }, mixer) {
      for (let top = 0; top < packSize; top++) {
        if (((topsLow & pack.low[top]!) | (topsHigh & pack.high[top]!)) === 0) continue
        mixer.add((top << 16) | (builders[top]! << 12) | buildKey(built[top]!))
      }
    },
    mixRest: ({ sweeps }, mixer) => mixer.add((sweeps[0]! << 8) | sweeps[1]!),
  })
  return {
    maxPositions: MAX_POSITIONS,
    openGameOf(state) {
      const isOpen = state.seats === 2 && isPlaying(state) && state.top === state.packSize
      return isOpen ? new RulesGame(game, rules, state) : null
    },
  }
}
