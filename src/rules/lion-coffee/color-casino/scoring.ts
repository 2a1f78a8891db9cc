import { leaderWithTarget, soleMaxIndex } from '../../casino/leaders'
import { createRoundCounts, writeRound } from '../../casino/rounds'
import { sortedCardNames } from '../../casino/view'
import { MAX_SEATS, type EventSink } from '../../kit'
import { CARDS, cardNamed, count, HIGH_BITS, inColour, LOW_BITS } from '../cards'
import type { ColorEvent } from './shape'
import { PACK, namesInSet } from './names'
import { outcome } from './view'
import { add, HIGH_WORDS, sideCount, sizeOf, type ColorState } from './state'

/** What scores: seven points in all, and one more for each sweep. */
const TEN_RED = cardNamed('10R')
const TWO_BLACK = cardNamed('2K')
const TEN_RED_POINTS = 2
const TWO_BLACK_POINTS = 1
const MOST_CARDS_POINTS = 3
const MOST_REDS_POINTS = 1

/** Shared empty list for when no events are reported. */
const NO_CARDS: readonly string[] = []

/** The counts written for a round, by seat, and the same by side; scratch, overwritten by every count. */
const COUNT = createRoundCounts()
const SIDE_CARDS = new Uint8Array(MAX_SEATS)
const SIDE_REDS = new Uint8Array(MAX_SEATS)
const SIDE_POINTS = new Uint8Array(MAX_SEATS)

/** Counts a round when no further deal is possible. Then the game is over, or another shuffle is due. */
export function countRound(state: ColorState, tell?: EventSink<ColorEvent>): void {
  const { seats, totals } = state
  const sides = sideCount(state)
  if (state.lastCapture >= 0) awardRemainingCards(state, tell)
  countPiles(state, sides)
  const cards = soleMaxIndex(SIDE_CARDS, sides)
  const reds = soleMaxIndex(SIDE_REDS, sides)
  if (cards >= 0) SIDE_POINTS[cards]! += MOST_CARDS_POINTS
  if (reds >= 0) SIDE_POINTS[reds]! += MOST_REDS_POINTS
  for (let seat = 0; seat < seats; seat++) {
    const points = SIDE_POINTS[seat % sides]!
    COUNT.points[seat] = points
    totals[seat]! += points
  }
  writeRound(state.rounds, state.countedRounds++, seats, state.lastCapture, COUNT)
  if (leaderWithTarget(totals, sides, state.target) >= 0) state.ended = 1
  else state.shuffleDue = 1
  if (tell) tellCount(state, cards, reds, tell)
}

/** Counts every seat's cards, reds and sweeps, and every side's cards, reds and points from sweeps and single cards. */
function countPiles(state: ColorState, sides: number): void {
  SIDE_CARDS.fill(0)
  SIDE_REDS.fill(0)
  SIDE_POINTS.fill(0)
  for (let seat = 0; seat < state.seats; seat++) {
    const low = state.piles[seat]!
    const high = state.piles[HIGH_WORDS + seat]!
    const side = seat % sides
    const cards = sizeOf(state.piles, seat)
    const reds = count(inColour(low, high, 0))
    const sweeps = state.sweeps[seat]!
    COUNT.cards[seat] = cards
    COUNT.suit[seat] = reds
    COUNT.sweeps[seat] = sweeps
    SIDE_CARDS[side]! += cards
    SIDE_REDS[side]! += reds
    SIDE_POINTS[side]! += sweeps
    if (((low & LOW_BITS[TEN_RED]!) | (high & HIGH_BITS[TEN_RED]!)) !== 0) SIDE_POINTS[side]! += TEN_RED_POINTS
    if (((low & LOW_BITS[TWO_BLACK]!) | (high & HIGH_BITS[TWO_BLACK]!)) !== 0) SIDE_POINTS[side]! += TWO_BLACK_POINTS
  }
}

/** Gives the cards left on the board to the seat that took last, and with them the leftovers if the option says so. */
function awardRemainingCards(state: ColorState, tell?: EventSink<ColorEvent>): void {
  const { piles, lastCapture: seat } = state
  const low = piles[seat]!
  const high = piles[HIGH_WORDS + seat]!
  piles[seat] = low | state.looseLow | state.topsLow
  piles[HIGH_WORDS + seat] = high | state.looseHigh | state.topsHigh
  for (let top = 0; (state.topsLow | state.topsHigh) !== 0; top++) {
    if (((state.topsLow & LOW_BITS[top]!) | (state.topsHigh & HIGH_BITS[top]!)) === 0) continue
    add(piles, seat, state.lowers[top]!)
    state.topsLow &= ~LOW_BITS[top]!
    state.topsHigh &= ~HIGH_BITS[top]!
  }
  state.looseLow = state.looseHigh = 0
  const cards = tell ? namesInSet(piles[seat] & ~low, piles[HIGH_WORDS + seat]! & ~high) : NO_CARDS
  const from = state.top
  if (state.leftovers === 'last-trick') while (state.top < CARDS) add(piles, seat, state.pack[state.top++]!)
  const leftovers = tell ? sortedCardNames(PACK, state, from, state.top) : NO_CARDS
  if (tell && cards.length + leftovers.length > 0) tell({ type: 'lastTrick', seat, cards, leftovers })
}

function tellCount(state: ColorState, cards: number, reds: number, tell: EventSink<ColorEvent>): void {
  const { scores, winners } = outcome(state)
  const bySeats = (counts: Uint8Array) => Array.from(counts.subarray(0, state.seats))
  tell({
    type: 'counted',
    round: state.round,
    cards: cards < 0 ? null : cards,
    reds: reds < 0 ? null : reds,
    cardCounts: bySeats(COUNT.cards),
    redCounts: bySeats(COUNT.suit),
    sweeps: bySeats(COUNT.sweeps),
    points: bySeats(COUNT.points),
    scores,
  })
  if (winners) tell({ type: 'ended', reason: 'target', scores, winners })
}
