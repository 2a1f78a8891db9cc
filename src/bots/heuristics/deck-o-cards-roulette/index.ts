import { deckOCardsRoulette } from '../../../rules/deck-o-cards/deck-o-cards-roulette'
import type { RouletteState } from '../../../rules/deck-o-cards/deck-o-cards-roulette/state'
import { createBotProfile } from '../../bot-profile'
import type { Level } from '../../../ports/journal'
import { SPIN, type Move, packBet, READY, MAX_STAKE } from '../../../rules/deck-o-cards/deck-o-cards-roulette/move'
import type { Heuristics } from '../types'
import { SUITS, type Seat, seatsIn, randomEntry, type Rng } from '../../../rules/kit'
import { SPOTS_BY_RANK, CALLS, COLOURS, LAST_SPINS, SUIT_MARKS, SECTORS, winOf, FAIR, SINGLES } from './spot-odds'
import { SPOTS, type Spot, MIN_STAKES } from '../../../rules/deck-o-cards/deck-o-cards-roulette/spots'
import { outcome } from '../../../rules/deck-o-cards/deck-o-cards-roulette/view'

/** A stake on a spot. */
interface Stake {
  readonly spot: Spot
  readonly chips: number
}

/**
 * The outcome of one more spin: for each of the 52 sectors, how the others would stand by the bets that they have on
 * the layout now. Ignores that a bank may run dry.
 */
class SpinOutcomes {
  /** Entry `SECTORS * seat + card`: a seat's score after the spin, without the bets of the seat that asks. */
  private readonly after: Float64Array
  private readonly others: readonly Seat[]

  constructor(
    private readonly state: RouletteState,
    private readonly seat: Seat,
  ) {
    const { seats, banker } = state
    const { scores } = outcome(state)
    this.after = Float64Array.from({ length: SECTORS * seats }, (_, i) => scores[Math.floor(i / SECTORS)]!)
    this.others = seatsIn((1 << seats) - 1).filter((other) => other !== seat)
    for (const other of this.others) {
      if (other !== banker) for (const stake of stakesOf(state, other)) this.add(stake, other)
    }
  }

  /** Returns the expected share of the win if the game ended with this spin and the seat had exactly these stakes. */
  share(stakes: readonly Stake[]): number {
    const { seat, state, others, after } = this
    let sum = 0
    for (let card = 0; card < SECTORS; card++) {
      const gain = stakes.reduce((total, { spot, chips }) => total + chips * winOf(spot, card), 0)
      const own = after[SECTORS * seat + card]! + gain
      let level = 1
      for (const other of others) {
        const score = after[SECTORS * other + card]! - (other === state.banker ? gain : 0)
        if (score > own) level = Infinity
        else if (score === own) level++
      }
      sum += 1 / level
    }
    return sum / SECTORS
  }

  private add({ spot, chips }: Stake, other: Seat): void {
    const { after, state } = this
    for (let card = 0; card < SECTORS; card++) {
      const gain = chips * winOf(spot, card)
      after[SECTORS * other + card]! += gain
      if (!state.isHouseBank) after[SECTORS * state.banker + card]! -= gain
    }
  }
}

/** Maximum number of called cards: one for each suit and rank would be a bet on everything. */
const MAX_CALLS = 24

/**
 * Makes only bets that favour neither side until the last spins. Then it sits out if it leads; if it is behind, it lays
 * the bets that give it the best chance of the lead, computed over all sectors and the others' bets.
 */
const betByStandings: BettingStyle = (state, seat, rng) => {
  if (state.agreedSpins - state.spins > LAST_SPINS) return betFairly(state, seat, rng)
  const plan = bestPlan(state, seat)
  if (plan === null) return leadOf(state, seat) > 0 ? READY : betFairly(state, seat, rng)
  return nextOf(plan, state, seat)
}

/** Cache of the sets of spots that are staked on together, by lucky number. */
const SPREADS = new Map<number, readonly (readonly number[])[]>()

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

/**
 * Returns a seat's lead over the best of the others, with chips on the layout counted as its own; negative if behind.
 */
function leadOf(state: RouletteState, seat: Seat): number {
  const { scores } = outcome(state)
  return scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat))
}

/** Returns a seat's stakes on the layout. */
function stakesOf(state: RouletteState, seat: Seat): Stake[] {
  const found: Stake[] = []
  for (let spot = 0; spot < SPOTS; spot++) {
    const chips = state.stakes[SPOTS * seat + spot]!
    if (chips > 0) found.push({ spot, chips })
  }
  return found
}

/** Returns the most that a seat may add to a spot now. */
function maxStake(state: RouletteState, seat: Seat, spot: Spot): number {
  const most = Math.min(MAX_STAKE, state.chips[seat]!, state.limit - state.stakes[SPOTS * seat + spot]!)
  return MIN_STAKES[spot] === 2 ? most - (most % 2) : most
}

/** Returns a bet of about `stake` chips, as far as it is allowed; null if none is. */
function bet(state: RouletteState, seat: Seat, spot: Spot, stake: number): Move | null {
  const smallest = MIN_STAKES[spot]!
  const most = maxStake(state, seat, spot)
  if (most < smallest) return null
  const wanted = Math.max(smallest, smallest === 2 ? stake - (stake % 2) : stake)
  return packBet(spot, Math.min(most, wanted))
}

/** Returns the number of spots on which a seat has chips. */
function spotsHeld(state: RouletteState, seat: Seat): number {
  let held = 0
  for (let spot = 0; spot < SPOTS; spot++) if (state.stakes[SPOTS * seat + spot]! > 0) held++
  return held
}

/** The betting style of a punter: returns one move at a time, until it is ready. */
type BettingStyle = (state: RouletteState, seat: Seat, rng: Rng) => Move

/** Maximum number of spots of a punter who scatters chips. */
const SCATTERED = 5
/** Maximum number of spots of the other styles. */
const MIXED = 3
/** Divisor of the chips in hand that gives a careful stake. */
const PARTS = 20

/** Bets single chips anywhere on the layout. */
const scatterChips: BettingStyle = (state, seat, rng) => {
  const held = spotsHeld(state, seat)
  if (held >= SCATTERED || (held > 0 && rng.below(3) === 0)) return READY
  return bet(state, seat, rng.below(SPOTS), 1) ?? READY
}

/** Bets on red or black, with stakes that vary from bold to timid. */
const betOnColours: BettingStyle = (state, seat, rng) => {
  return (spotsHeld(state, seat) === 0 ? bet(state, seat, randomEntry(COLOURS, rng), 1 + rng.below(5)) : null) ?? READY
}

/** Bets on a colour, then on a card or two for luck. */
const betOnColoursAndCards: BettingStyle = (state, seat, rng) => {
  const held = spotsHeld(state, seat)
  if (held === 0) return bet(state, seat, randomEntry(COLOURS, rng), 2 + rng.below(4)) ?? READY
  if (held >= MIXED || (held > 1 && rng.below(2) === 0)) return READY
  return bet(state, seat, randomEntry(SINGLES, rng), 1 + rng.below(2)) ?? READY
}

/** Makes only bets that favour neither side. The stakes are smaller with fewer chips left and with longer odds. */
const betFairly: BettingStyle = (state, seat, rng) => {
  const held = spotsHeld(state, seat)
  if (held >= MIXED || (held > 0 && rng.below(2) === 0)) return READY
  const stake = Math.ceil(state.chips[seat]! / PARTS)
  const lot = rng.below(6)
  if (lot < 3) return bet(state, seat, randomEntry(COLOURS, rng), stake) ?? READY
  if (lot < 5) return bet(state, seat, randomEntry(SUIT_MARKS, rng), Math.ceil(stake / 2)) ?? READY
  return bet(state, seat, randomEntry(FAIR, rng), Math.ceil(stake / 4)) ?? READY
}

const STYLES: Readonly<Record<Level, BettingStyle>> = {
  1: scatterChips,
  2: betOnColours,
  3: betOnColoursAndCards,
  4: betFairly,
  5: betByStandings,
}

/**
 * Levels of Deck-O-Cards Roulette are tempers, since no bet favours a punter: 1 scatters chips, 2 bets on red and
 * black, 3 adds cards, 4 makes only bets that favour neither side, 5 watches the standings at the end. The banker
 * spins.
 */
const rouletteKnowledge: Heuristics<RouletteState> = {
  plan: (level) => ({
    kind: 'choose',
    choose: (state, seat, rng) => (seat === state.banker ? SPIN : STYLES[level](state, seat, rng)),
  }),
}

export const deckOCardsRouletteBot = createBotProfile(deckOCardsRoulette, { knowledge: rouletteKnowledge })
