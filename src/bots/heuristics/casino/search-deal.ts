import { isPlaying, type CasinoTable } from '../../../rules/casino/table'
import { valueOfSeat, type Seat, type GameView, countCards } from '../../../rules/kit'
import type { SearchPlan } from '../../search/tree-search'
import { chanceWithinRound, type RoundTable, type WinChance } from '../../win-chances/win-chances'
import { createTopMoveLister, createGreedyPolicy, createPrior, type Lister, type Rating } from '../move-rating'
import type { Heuristics, LevelProfile, ThinkContext } from '../types'

/** How the search looks ahead in one casino. */
export interface LookAheadPlan<State> {
  /** Iterations of the search. */
  readonly iterations: number
  /** Lead in points that counts as halfway from even to certain. */
  readonly scale: number
  /** The moves worth considering, and how good they look. */
  readonly list: Lister<State>
  readonly rate: Rating<State>
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
function chanceAtHorizon({ seats, options, scores, state }: GameView, rounds: RoundTable): WinChance | undefined {
  const sides = options['partners'] === true && seats === 4 ? 2 : seats
  const target = Number(options['target'])
  if (sides !== 2 || target > rounds.chances.length) return undefined
  const { stock } = state as { readonly stock: readonly string[] | number }
  const undealt = typeof stock === 'number' ? stock : stock.length
  const before = valueOfSeat(scores, 0) + valueOfSeat(scores, 1)
  return chanceWithinRound(rounds, { target, before, left: undealt / CARDS_A_ROUND })
}

/**
 * Returns a search profile that looks ahead to the end of the deal; `more` is what else a game's search needs.
 */
export function createDealSearchProfile<State extends CasinoTable>(
  { iterations, scale, list, rate, scoresOf, rounds }: LookAheadPlan<State>,
  { seen }: ThinkContext,
  more: Partial<SearchPlan<State>> = {},
): Extract<LevelProfile<State>, { kind: 'search' }> {
  const { round, deal } = seen.state as Pick<State, 'round' | 'deal'>
  const chance = rounds && chanceAtHorizon(seen, rounds)
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
      stops: (state) => !isPlaying(state) || state.deal !== deal || state.round !== round,
      scoresOf,
      sideOf: (state, seat) => seat % state.sides,
      prior: createPrior(rate, scale),
      ...more,
    },
  }
}

/** Returns the levels of a casino whose first four follow a rule of thumb each, and the fifth a plan. */
export function createLevels<State extends CasinoTable>(
  thumbs: readonly [Rating<State>, Rating<State>, Rating<State>, Rating<State>],
  plan: (context: ThinkContext) => LevelProfile<State>,
): Heuristics<State> {
  return {
    plan(level, context) {
      const rate = thumbs[level - 1]
      return rate ? { kind: 'thumb', rate } : plan(context)
    },
  }
}

/**
 * Returns a function that writes the totals plus what the piles of a round that is not counted yet will bring.
 * @param pileWorth returns what a seat's pile brings, in points
 */
export function createScoreWriter<State extends CasinoTable>(pileWorth: (state: State, seat: Seat) => number) {
  return (state: State, into: Float64Array): void => {
    const { seats, sides, totals } = state
    for (let seat = 0; seat < seats; seat++) into[seat] = totals[seat]!
    if (!isPlaying(state)) return
    for (let seat = 0; seat < seats; seat++) {
      const points = pileWorth(state, seat)
      for (let partner = seat % sides; partner < seats; partner += sides) into[partner]! += points
    }
  }
}

/**
 * Returns the number of cards that the other seats have to play next; if their hands are played out, of the next deal,
 * in which `handSize` are dealt to each at most.
 */
export function countOthersCards(state: CasinoTable, seat: Seat, handSize: number): number {
  const others = state.cardsInHands - countCards(state.hands, seat)
  return others > 0 ? others : Math.min(handSize * (state.seats - 1), state.packSize - state.top)
}

/** Returns the chance that a card which a seat does not see is one of those that the others have to play next. */
export function chanceHeld(state: CasinoTable, seat: Seat, handSize: number): number {
  const hidden = state.cardsInHands - countCards(state.hands, seat) + state.packSize - state.top
  return hidden > 0 ? Math.min(1, countOthersCards(state, seat, handSize) / hidden) : 0
}
