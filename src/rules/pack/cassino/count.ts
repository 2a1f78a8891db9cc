import { BRIDGE_CARDS, type Seat, type Tell } from '../../kit'
import { leaderAt, soleMost } from '../../casino/most'
import { readRound, writeRound } from '../../casino/rounds'
import { count, HIGH, LOW, namesIn } from '../sets'
import { dealAgain, leftOf } from './deal'
import type { CassinoEvent } from './events'
import { HIGH_WORDS, isEmptyHand, OVER, SHUFFLING, type CassinoState } from './state'
import { BIG_CASINO, LITTLE_CASINO, MOST_VALUE } from './values'

// In range: seats, sides and values index tables of fixed size; a sweep holds its seat in the bits above its card.

type Telling = Tell<CassinoEvent> | undefined

/** Points of a count, apart from one for each sweep. */
const MOST_CARDS = 3
const MOST_SPADES = 1
const ACE = 1
const LITTLE = 1
const BIG = 2

/** The spades in each word of a set. */
const SPADES_LOW = 0x1111111
const SPADES_HIGH = 0x111111
const ACES = 15

/** Passes the turn, and deals again if all hands are empty. Returns whether the round is played out. */
export function passTurn(state: CassinoState, tell: Telling): boolean {
  state.turn = leftOf(state, state.turn)
  if (isEmptyHand(state, state.turn)) {
    if (state.top === BRIDGE_CARDS) return true
    dealAgain(state, tell)
  }
  if (tell) tell({ type: 'turn', seat: state.turn })
  return false
}

/** The counts by side. Without partners every seat is a side. */
const CARDS = new Int32Array(HIGH_WORDS)
const SPADES = new Int32Array(HIGH_WORDS)
const SWEEPS = new Int32Array(HIGH_WORDS)
const POINTS = new Int32Array(HIGH_WORDS)
/** The same counts by seat. */
const OWN_CARDS = new Int32Array(HIGH_WORDS)
const OWN_SPADES = new Int32Array(HIGH_WORDS)
const OWN_SWEEPS = new Int32Array(HIGH_WORDS)
const OWN_POINTS = new Int32Array(HIGH_WORDS)
const OWN = { cards: OWN_CARDS, suit: OWN_SPADES, sweeps: OWN_SWEEPS, points: OWN_POINTS }

/** Counts a round that is played out. Then the game is over, or the next round waits for its shuffle. */
export function countRound(state: CassinoState, tell: Telling): void {
  gatherRest(state, tell)
  countSeats(state)
  pointSides(state)
  const { seats, sides } = state
  for (let seat = 0; seat < seats; seat++) {
    OWN_POINTS[seat] = POINTS[seat % sides]!
    state.scores[seat]! += OWN_POINTS[seat]!
  }
  writeRound(state.book, state.counted++, seats, state.lastCapture, OWN)
  state.windowSeat = -1
  state.phase = leaderAt(state.scores, sides, state.target) < 0 ? SHUFFLING : OVER
  if (tell) tellCount(state, tell)
}

/**
 * Gives the remaining cards to the seat that captured last; if none did, they stay on the table and count for nobody.
 */
function gatherRest(state: CassinoState, tell: Telling): void {
  let low = state.looseLow
  let high = state.looseHigh
  for (let value = 1; value <= MOST_VALUE; value++) {
    low |= state.buildLow[value]!
    high |= state.buildHigh[value]!
  }
  const seat = state.lastCapture
  if (tell) tell({ type: 'gathered', ...(seat >= 0 && { seat }), cards: namesIn(low, high) })
  if (seat < 0) return
  state.piles[seat]! |= low
  state.piles[HIGH_WORDS + seat]! |= high
  state.looseLow = 0
  state.looseHigh = 0
  state.buildGroups.fill(0)
  state.buildLow.fill(0)
  state.buildHigh.fill(0)
  state.buildBy.fill(0)
  state.builds = 0
}

function countSeats(state: CassinoState): void {
  CARDS.fill(0)
  SPADES.fill(0)
  SWEEPS.fill(0)
  OWN_SWEEPS.fill(0)
  for (let i = 0; i < state.swept; i++) OWN_SWEEPS[state.sweeps[i]! >> 6]!++
  for (let seat = 0; seat < state.seats; seat++) {
    const low = state.piles[seat]!
    const high = state.piles[HIGH_WORDS + seat]!
    const side = seat % state.sides
    CARDS[side]! += OWN_CARDS[seat] = count(low) + count(high)
    SPADES[side]! += OWN_SPADES[seat] = count(low & SPADES_LOW) + count(high & SPADES_HIGH)
    SWEEPS[side]! += OWN_SWEEPS[seat]!
  }
}

function pointSides(state: CassinoState): void {
  const { sides } = state
  for (let side = 0; side < sides; side++) POINTS[side] = SWEEPS[side]!
  const cards = soleMost(CARDS, sides)
  const spades = soleMost(SPADES, sides)
  if (cards >= 0) POINTS[cards]! += MOST_CARDS
  if (spades >= 0) POINTS[spades]! += MOST_SPADES
  for (let seat = 0; seat < state.seats; seat++) {
    const low = state.piles[seat]!
    const side = seat % sides
    POINTS[side]! += ACE * count(low & ACES)
    if (low & LOW[LITTLE_CASINO]!) POINTS[side]! += LITTLE
    if (state.piles[HIGH_WORDS + seat]! & HIGH[BIG_CASINO]!) POINTS[side]! += BIG
  }
}

function tellCount(state: CassinoState, tell: Tell<CassinoEvent>): void {
  const { seats, sides, counted } = state
  const { cards, suit, sweeps, points } = readRound(state.book, counted - 1, seats)
  const scores = scoresOf(state)
  tell({
    type: 'counted',
    round: counted,
    cards: sideWithMost(cards, sides),
    spades: sideWithMost(suit, sides),
    cardCounts: cards,
    spadeCounts: suit,
    sweeps,
    points,
    scores,
  })
  const winners = winnersOf(state)
  if (!winners) return
  const piles = scores.map((_, seat) => namesIn(state.piles[seat]!, state.piles[HIGH_WORDS + seat]!))
  tell({ type: 'ended', reason: 'target', piles, scores, winners })
}

/** Returns the side that alone has the most of what `counts` lists by seat; null in a tie. */
export function sideWithMost(counts: readonly number[], sides: number): number | null {
  const sums = Array.from({ length: sides }, (_, side) => {
    return counts.reduce((sum, own, seat) => (seat % sides === side ? sum + own : sum), 0)
  })
  const most = soleMost(sums, sides)
  return most < 0 ? null : most
}

export function scoresOf(state: CassinoState): number[] {
  return Array.from(state.scores.subarray(0, state.seats))
}

/** Returns the seat, or both seats of the side, that leads alone at the target; null while the game is not over. */
export function winnersOf(state: CassinoState): Seat[] | null {
  if (state.phase !== OVER) return null
  const leader = leaderAt(state.scores, state.sides, state.target)
  return Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => seat % state.sides === leader)
}
