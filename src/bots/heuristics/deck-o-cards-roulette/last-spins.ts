import { SUITS, type Seat } from '../../../rules/kit'
import { packBet, READY, type Move } from '../../../rules/deck-o-cards/deck-o-cards-roulette/move'
import type { RouletteState } from '../../../rules/deck-o-cards/deck-o-cards-roulette/state'
import { SPOTS_BY_RANK, CALLS, COLOURS, LAST_SPINS, SUIT_MARKS } from './spot-odds'
import { leadOf, SpinOutcomes, stakesOf, type Stake } from './standings'
import { betFairly, type BettingStyle } from './betting-styles'

/** Maximum number of called cards: one for each suit and rank would be a bet on everything. */
const MAX_CALLS = 24

/**
 * Makes only bets that favour neither side until the last spins. Then it sits out if it leads; if it is behind, it lays
 * the bets that give it the best chance of the lead, computed over all sectors and the others' bets.
 */
export const betByStandings: BettingStyle = (state, seat, rng) => {
  if (state.agreedSpins - state.spins > LAST_SPINS) return betFairly(state, seat, rng)
  const plan = bestPlan(state, seat)
  if (plan === null) return leadOf(state, seat) > 0 ? READY : betFairly(state, seat, rng)
  return nextOf(plan, state, seat)
}

/** Returns the stakes to hold as if this spin were the last: empty if sitting out is as good, null if nothing helps. */
function bestPlan(state: RouletteState, seat: Seat): readonly Stake[] | null {
  const prospect = new SpinOutcomes(state, seat)
  let best: readonly Stake[] = []
  let hope = prospect.share(best)
  for (const plan of plansOf(state, seat)) {
    const share = prospect.share(plan)
    if (share <= hope + 1e-9) continue
    best = plan
    hope = share
  }
  return hope > 0 ? best : null
}

/** Returns the next bet of a plan. Chips stay on the layout: if some are not part of the plan, nothing is added. */
function nextOf(plan: readonly Stake[], state: RouletteState, seat: Seat): Move {
  const held = new Map(stakesOf(state, seat).map(({ spot, chips }) => [spot, chips]))
  for (const [spot, chips] of held)
    if (!plan.some((stake) => stake.spot === spot && stake.chips === chips)) return READY
  const missing = plan.find(({ spot }) => !held.has(spot))
  return missing ? packBet(missing.spot, missing.chips) : READY
}

/**
 * Yields ways to gamble, from cautious to bold: colours, suits, some ranks with a chip on some of their suits, calls.
 */
function* plansOf(state: RouletteState, seat: Seat): Generator<readonly Stake[]> {
  const chips = state.chips[seat]! + state.laidChips[seat]!
  const lot = luckyNumber(state, seat)
  for (const stake of sizes(state, seat)) {
    for (const spots of spreads(lot)) {
      if (spots.length * stake <= chips) yield spots.map((spot) => ({ spot, chips: stake }))
    }
  }
}

/** Cache of the sets of spots that are staked on together, by lucky number. */
const SPREADS = new Map<number, readonly (readonly number[])[]>()

function spreads(lot: number): readonly (readonly number[])[] {
  let found = SPREADS.get(lot)
  if (!found) SPREADS.set(lot, (found = [...allSpreads(lot)]))
  return found
}

function* allSpreads(lot: number): Generator<readonly number[]> {
  const turned = <T>(list: readonly T[]): readonly T[] => list.map((_, i) => list[(i + lot) % list.length]!)
  for (const colour of turned(COLOURS)) yield [colour]
  const marks = turned(SUIT_MARKS)
  for (let suits = 1; suits < SUITS.length; suits++) yield marks.slice(0, suits)
  const boxes = turned(SPOTS_BY_RANK)
  for (let ranks = 1; ranks < boxes.length; ranks++) {
    for (let suits = 1; suits <= SUITS.length; suits++)
      yield boxes.slice(0, ranks).flatMap((box) => box.slice(0, suits))
  }
  const calls = turned(CALLS)
  for (let called = 1; called <= MAX_CALLS; called++) yield calls.slice(0, called)
}

/**
 * Returns the stakes on one spot worth considering: small ones, the most allowed, and those that make up the deficit.
 */
function sizes(state: RouletteState, seat: Seat): number[] {
  const most = Math.min(state.limit, state.chips[seat]! + state.laidChips[seat]!)
  const behind = Math.max(0, 1 - leadOf(state, seat))
  const wanted = [1, 2, 5, 10, behind, Math.ceil(behind / 2), Math.ceil(behind / 3), Math.ceil(behind / 11), most]
  return [...new Set(wanted)].filter((stake) => stake >= 1 && stake <= most).sort((a, b) => a - b)
}

/** Returns a number that stays the same within a spin, so that a plan once begun is carried through. */
function luckyNumber(state: RouletteState, seat: Seat): number {
  const last = state.spins > 0 ? state.history[state.spins - 1]! : 0
  return (7 * state.spins + 5 * seat + last) % (4 * SPOTS_BY_RANK.length)
}
