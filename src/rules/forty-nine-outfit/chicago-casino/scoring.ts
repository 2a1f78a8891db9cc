import { leaderWithTarget, soleMaxIndex } from '../../casino/leaders'
import { createRoundCounts, writeRound } from '../../casino/rounds'
import type { EventSink } from '../../kit'
import { HIGH_BITS, LOW_BITS } from '../cards'
import { countCards, HIGH_WORDS } from '../hands'
import type { ChicagoEvent } from './shape'
import { namesInSet } from './names'
import { endReason, outcome } from './view'
import { addColour, type ChicagoState } from './state'

/** Points for having the most cards. */
const MOST_CARDS_POINTS = 3

/** The scoring cards, 1 to 49 as 0 to 48, and the points of each: 48 in all. */
const SCORING_CARDS = Uint8Array.of(0, 48, 4, 9, 14, 19, 24, 29, 34, 39, 44)
const SCORING_POINTS = Uint8Array.of(1, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9)

/** Scratch space for the count of a round. Sweeps and suits stay 0: they do not score in this game. */
const COUNT = createRoundCounts()

/** Counts a round when all hands and the stock are empty. Then the game is over, or another shuffle is due. */
export function countRound(state: ChicagoState, tell?: EventSink<ChicagoEvent>): void {
  const { seats, totals } = state
  if (state.lastCapture >= 0) awardRemainingCards(state, tell)
  for (let seat = 0; seat < seats; seat++) COUNT.cards[seat] = countCards(state.piles, seat)
  const most = soleMaxIndex(COUNT.cards, seats)
  for (let seat = 0; seat < seats; seat++) {
    COUNT.points[seat] = pointsIn(state, seat) + (seat === most ? MOST_CARDS_POINTS : 0)
    totals[seat]! += COUNT.points[seat]!
  }
  writeRound(state.rounds, state.countedRounds++, seats, state.lastCapture, COUNT)
  if (state.target === 0 || leaderWithTarget(totals, seats, state.target) >= 0) state.ended = 1
  else state.shuffleDue = 1
  if (tell) tellCount(state, most, tell)
}

/** Gives everything on the table, loose or built, to the seat that made the last taking. */
function awardRemainingCards(state: ChicagoState, tell?: EventSink<ChicagoEvent>): void {
  const { piles, lastCapture: seat } = state
  const low = piles[seat]!
  const high = piles[HIGH_WORDS + seat]!
  piles[seat] = low | state.looseLow
  piles[HIGH_WORDS + seat] = high | state.looseHigh
  for (let top = 0; (state.topsLow | state.topsHigh) !== 0; top++) {
    if (((state.topsLow & LOW_BITS[top]!) | (state.topsHigh & HIGH_BITS[top]!)) === 0) continue
    addColour(piles, seat, Math.floor(top / 7), state.builds[top]!)
    state.topsLow &= ~LOW_BITS[top]!
    state.topsHigh &= ~HIGH_BITS[top]!
  }
  state.looseLow = state.looseHigh = 0
  if (tell) tell({ type: 'swept', seat, cards: namesInSet(piles[seat] & ~low, piles[HIGH_WORDS + seat]! & ~high) })
}

function pointsIn(state: ChicagoState, seat: number): number {
  const low = state.piles[seat]!
  const high = state.piles[HIGH_WORDS + seat]!
  let points = 0
  for (let i = 0; i < SCORING_CARDS.length; i++) {
    const card = SCORING_CARDS[i]!
    if (((low & LOW_BITS[card]!) | (high & HIGH_BITS[card]!)) !== 0) points += SCORING_POINTS[i]!
  }
  return points
}

function tellCount(state: ChicagoState, most: number, tell: EventSink<ChicagoEvent>): void {
  const { scores, winners } = outcome(state)
  tell({
    type: 'counted',
    round: state.round,
    cards: most < 0 ? null : most,
    cardCounts: Array.from(COUNT.cards.subarray(0, state.seats)),
    points: Array.from(COUNT.points.subarray(0, state.seats)),
    scores,
  })
  if (winners) tell({ type: 'ended', reason: endReason(state), scores, winners })
}
