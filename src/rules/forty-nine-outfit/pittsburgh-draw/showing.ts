import { entryAt, letterOf, type Seat, type EventSink } from '../../kit'
import { cheaterAs, governingCards, HAND_SIZE, handKey, kindOf, valueOf } from '../ranking'
import type { PittsburghEvent, FinishedDeal, ShownHand, Showing } from './shape'
import { namesOf } from './names'
import { outcome } from './outcome'
import { dealerOf, leftOf, OVER, SHUFFLE, UNMOVED, type PittsburghState } from './state'

const WINNER_SHIFT = 4
const VALUE_MASK = 15

/** Shows all hands, scores the best one, and ends the game or prepares the table for the next deal. */
export function show(state: PittsburghState, tell?: EventSink<PittsburghEvent>): void {
  let winner = 0
  let best = -1
  for (let seat = 0; seat < state.seats; seat++) {
    const key = handKey(state.hands, HAND_SIZE * seat)
    if (key <= best) continue
    best = key
    winner = seat
  }
  const value = valueOf(best)
  for (let i = 0; i < HAND_SIZE * state.seats; i++) state.shownHands[i] = state.hands[i]!
  addDeal(state, winner, value)
  if (tell) tellShowing(state, winner, tell)
  if (state.scores[winner]! < state.target) {
    clear(state)
    return
  }
  state.phase = OVER
  if (tell) tellEnd(state, winner, tell)
}

/** Passes the deal to the left and collects all cards. */
function clear(state: PittsburghState): void {
  state.phase = SHUFFLE
  state.deal++
  state.dealer = leftOf(state, state.dealer)
  state.turn = leftOf(state, state.dealer)
  state.top = 0
  state.end = 0
  for (let seat = 0; seat < state.seats; seat++) {
    state.heldCounts[seat] = 0
    state.discardCounts[seat] = UNMOVED
  }
  state.reshuffled = 0
}

/** Returns the last showing of hands, or null before the first. */
export function showingOf(state: PittsburghState): Showing | null {
  if (state.finishedDeals === 0) return null
  const { dealer, winner, points } = dealOf(state, state.finishedDeals - 1)
  const hands: Record<string, ShownHand> = {}
  for (let seat = 0; seat < state.seats; seat++) hands[letterOf(seat)] = shownHand(state, seat)
  return { dealer, winner, points, hands }
}

/** Returns a finished deal by its index, from 0. */
export function dealOf(state: PittsburghState, deal: number): FinishedDeal {
  const entry = entryAt(state.deals, deal)
  const points = entry & VALUE_MASK
  const winner = letterOf(entry >> WINNER_SHIFT)
  return { dealer: letterOf(dealerOf(state, deal)), winner, kind: kindOf(points), points }
}

/** Appends a finished deal and scores its points. */
export function addDeal(state: PittsburghState, winner: Seat, points: number): void {
  state.deals[state.finishedDeals++] = (winner << WINNER_SHIFT) | points
  state.scores[winner]! += points
}

function shownHand(state: PittsburghState, seat: Seat): ShownHand {
  const key = handKey(state.shownHands, HAND_SIZE * seat)
  const value = valueOf(key)
  const cheater = cheaterAs(state.shownHands, HAND_SIZE * seat)
  return {
    cards: namesOf(state.shownHands, HAND_SIZE * seat, HAND_SIZE),
    kind: kindOf(value),
    value,
    governs: governingCards(key).map((card) => card + 1),
    cheaterAs: cheater < 0 ? null : cheater + 1,
  }
}

/** Reports the hands, from the dealer's left, and the winner. */
function tellShowing(state: PittsburghState, winner: Seat, tell: EventSink<PittsburghEvent>): void {
  for (let i = 1; i <= state.seats; i++) {
    const seat = (state.dealer + i) % state.seats
    tell({ type: 'shown', seat, hand: shownHand(state, seat) })
  }
  const { kind, points } = dealOf(state, state.finishedDeals - 1)
  tell({ type: 'won', seat: winner, kind, points, score: state.scores[winner]! })
}

function tellEnd(state: PittsburghState, seat: Seat, tell: EventSink<PittsburghEvent>): void {
  tell({ type: 'ended', seat, reason: 'target', scores: outcome(state).scores, winners: [seat] })
}
