import { BRIDGE_CARDS, type Seat, type EventSink } from '../../kit'
import { leaderWithTarget, soleMaxIndex } from '../../casino/leaders'
import { readRound, writeRound } from '../../casino/rounds'
import { count, HIGH_BITS, LOW_BITS, namesIn } from '../sets'
import { dealAgain, leftOf } from './deal'
import type { CassinoEvent } from './events'
import { HIGH_WORDS, isEmptyHand, OVER, SHUFFLING, type CassinoState } from './state'
import { BIG_CASINO, LITTLE_CASINO, MAX_VALUE } from './values'

type OptionalEventSink = EventSink<CassinoEvent> | undefined

/** Points of a count, apart from one for each sweep. */
const MOST_CARDS_POINTS = 3
const MOST_SPADES_POINTS = 1
const ACE_POINTS = 1
const LITTLE_CASINO_POINTS = 1
const BIG_CASINO_POINTS = 2

/** The spades in each word of a set. */
const SPADES_LOW = 0x1111111
const SPADES_HIGH = 0x111111
const ACES = 15

/** Passes the turn, and deals again if all hands are empty. Returns whether the round is played out. */
export function passTurn(state: CassinoState, tell: OptionalEventSink): boolean {
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
export function countRound(state: CassinoState, tell: OptionalEventSink): void {
  awardRemainingCards(state, tell)
  countSeats(state)
  pointSides(state)
  const { seats, sides } = state
  for (let seat = 0; seat < seats; seat++) {
    OWN_POINTS[seat] = POINTS[seat % sides]!
    state.scores[seat]! += OWN_POINTS[seat]!
  }
  writeRound(state.rounds, state.countedRounds++, seats, state.lastCapture, OWN)
  state.windowSeat = -1
  state.phase = leaderWithTarget(state.scores, sides, state.target) < 0 ? SHUFFLING : OVER
  if (tell) tellCount(state, tell)
}

/**
 * Gives the remaining cards to the seat that captured last; if none did, they stay on the table and count for nobody.
 */
function awardRemainingCards(state: CassinoState, tell: OptionalEventSink): void {
  let low = state.looseLow
  let high = state.looseHigh
  for (let value = 1; value <= MAX_VALUE; value++) {
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
  for (let i = 0; i < state.sweepCount; i++) OWN_SWEEPS[state.sweeps[i]! >> 6]!++
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
  const cards = soleMaxIndex(CARDS, sides)
  const spades = soleMaxIndex(SPADES, sides)
  if (cards >= 0) POINTS[cards]! += MOST_CARDS_POINTS
  if (spades >= 0) POINTS[spades]! += MOST_SPADES_POINTS
  for (let seat = 0; seat < state.seats; seat++) {
    const low = state.piles[seat]!
    const side = seat % sides
    POINTS[side]! += ACE_POINTS * count(low & ACES)
    if (low & LOW_BITS[LITTLE_CASINO]!) POINTS[side]! += LITTLE_CASINO_POINTS
    if (state.piles[HIGH_WORDS + seat]! & HIGH_BITS[BIG_CASINO]!) POINTS[side]! += BIG_CASINO_POINTS
  }
}

function tellCount(state: CassinoState, tell: EventSink<CassinoEvent>): void {
  const { seats, sides, countedRounds } = state
  const { cards, suit, sweeps, points } = readRound(state.rounds, countedRounds - 1, seats)
  const scores = scoresOf(state)
  tell({
    type: 'counted',
    round: countedRounds,
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
  const most = soleMaxIndex(sums, sides)
  return most < 0 ? null : most
}

export function scoresOf(state: CassinoState): number[] {
  return Array.from(state.scores.subarray(0, state.seats))
}

/** Returns the seat, or both seats of the side, that leads alone at the target; null while the game is not over. */
export function winnersOf(state: CassinoState): Seat[] | null {
  if (state.phase !== OVER) return null
  const leader = leaderWithTarget(state.scores, state.sides, state.target)
  return Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => seat % state.sides === leader)
}
