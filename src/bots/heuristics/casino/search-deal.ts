import { valueOfSeat, type Position, type Seat, type GameView } from '../../../rules/kit'
import type { SearchPlan } from '../../search/tree-search'
import { chanceWithinRound, type RoundTable, type WinChance } from '../../win-chances/win-chances'
import { createTopMoveLister, createGreedyPolicy, type Lister, type Rating } from '../move-rating'
import type { LevelProfile, ThinkContext } from '../types'

/** A state of a casino, which is dealt hand by hand, several times a round. */
interface DealtState extends Position {
  readonly round: number
  readonly deal: number
}

/** How the search looks ahead in one casino. */
export interface LookAheadPlan<State, Move> {
  /** Iterations of the search. */
  readonly iterations: number
  /** Lead in points that counts as halfway from even to certain. */
  readonly scale: number
  /** The moves worth considering, and how good they look. */
  readonly list: Lister<State, Move>
  readonly rate: Rating<State, Move>
  /** Whether the round goes on: no shuffle is due and the game is not over. */
  isRoundUnderWay(state: State): boolean
  /** Whether the look-ahead ends with the current deal or with the round. */
  readonly horizon: 'deal' | 'round'
  /** The chances to win as measured in rounds between equals, for a game of several rounds. */
  readonly rounds?: RoundTable
  /** Writes the totals plus what the piles of a round that is not counted yet will bring. */
  scoresOf(state: State, into: Float64Array): void
}

/** Number of cards dealt to hands in a round, approximately. */
const CARDS_A_ROUND = 48

/** Share of the reward that still depends on points if the chance to win is known. */
const POINT_SHARE = 0.2

/** Number of best-looking moves that are searched. */
const MAX_CHOICES = 8

/** Returns the chance to win from the end of the look-ahead; undefined for more than two sides or too high a target. */
function chanceAtHorizon(
  { seats, options, scores, state }: GameView,
  rounds: RoundTable,
  horizon: 'deal' | 'round',
): WinChance | undefined {
  const sides = options['partners'] === true && seats === 4 ? 2 : seats
  const target = Number(options['target'])
  if (sides !== 2 || target > rounds.chances.length) return undefined
  const { stock } = state as { readonly stock: readonly string[] | number }
  const undealt = typeof stock === 'number' ? stock : stock.length
  const before = valueOfSeat(scores, 0) + valueOfSeat(scores, 1)
  return chanceWithinRound(rounds, { target, before, left: horizon === 'round' ? 0 : undealt / CARDS_A_ROUND })
}

/**
 * Returns a search profile that looks ahead to the end of the deal or round; `more` is what else a game's search needs.
 */
export function createDealSearchProfile<State extends DealtState, Move>(
  { iterations, scale, list, rate, horizon, isRoundUnderWay, scoresOf, rounds }: LookAheadPlan<State, Move>,
  { seen }: ThinkContext,
  more: Partial<SearchPlan<State, Move>> = {},
): Extract<LevelProfile<State, Move>, { kind: 'search' }> {
  const { round, deal } = seen.state as DealtState
  const chance = rounds && chanceAtHorizon(seen, rounds, horizon)
  const isLater = (state: State): boolean => state.deal !== deal || state.round !== round
  return {
    kind: 'search',
    iterations,
    slip: 0,
    search: {
      reward: chance ? { pointShare: POINT_SHARE, scale, chance } : { pointShare: 1, scale },
      exploration: 0.2,
      priorVisits: 2,
      policy: createGreedyPolicy(list, rate),
      listChoices: createTopMoveLister(list, rate, MAX_CHOICES),
      stops:
        horizon === 'round' ? (state) => !isRoundUnderWay(state) : (state) => !isRoundUnderWay(state) || isLater(state),
      scoresOf,
      prior(state: State, seat: Seat, move: Move) {
        const points = rate(state, seat, move)
        return 0.5 + (0.5 * points) / (Math.abs(points) + scale)
      },
      ...more,
    },
  }
}
