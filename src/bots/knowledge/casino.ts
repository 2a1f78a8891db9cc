import type { Position, Seat } from '../../rules/kit'
import type { SearchPlan } from '../search/search'
import { bestFew, greedy, type Lister, type Rating } from './greedy'
import type { LevelPlan, Mind } from './knowledge'

/** A casino is dealt hand by hand, several times a round. */
interface Dealt extends Position {
  readonly round: number
  readonly deal: number
}

/** What one casino looks ahead with. */
export interface Foresight<State, Move> {
  readonly tries: number
  /** A lead of so many points is half the way from even to certain. */
  readonly scale: number
  /** The moves that are worth a thought, and how good they look. */
  readonly list: Lister<State, Move>
  readonly rate: Rating<State, Move>
  /** Whether the round goes on: no shuffle is due, and the game is not over. */
  goesOn(state: State): boolean
  /** Totals, and what the piles of a round that is not counted yet will bring. */
  scoresOf(state: State, into: Float64Array): void
}

/** How many of the best moves are looked into. */
const CHOICES = 8

/** Looks ahead to the end of the deal that is being played; `more` is what else the search of one game needs. */
export function searchDeal<State extends Dealt, Move>(
  { tries, scale, list, rate, goesOn, scoresOf }: Foresight<State, Move>,
  { seen }: Mind,
  more: Partial<SearchPlan<State, Move>> = {},
): Extract<LevelPlan<State, Move>, { kind: 'search' }> {
  const { round, deal } = seen.state as Dealt
  return {
    kind: 'search',
    iterations: tries,
    slip: 0,
    search: {
      reward: { pointShare: 1, scale },
      exploration: 0.2,
      trust: 2,
      policy: greedy(list, rate),
      choices: bestFew(list, rate, CHOICES),
      stops: (state) => !goesOn(state) || state.deal !== deal || state.round !== round,
      scoresOf,
      prior(state: State, seat: Seat, move: Move) {
        const points = rate(state, seat, move)
        return 0.5 + (0.5 * points) / (Math.abs(points) + scale)
      },
      ...more,
    },
  }
}
