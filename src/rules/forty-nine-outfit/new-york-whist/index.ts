import { defineGame } from '../../define-game'
import { CARDS, cardName, HIGH_BITS, LOW_BITS, members, COLOURS, CHEATER, type Card } from '../cards'
import { show, determinize, outcome } from './knowledge'
import { eventFor, type NewYorkWhistEvent, type NewYorkWhistView, DESCRIPTION } from './shape'
import { moves, pick, type Move, read } from './moves'
import {
  copy,
  isOver,
  start,
  type NewYorkWhistState,
  NONE,
  sideOf,
  rankIn,
  TRICK_POINTS,
  valueOfSet,
  VALUES,
} from './state'
import { createShuffleFunctions, type EventSink, type Seat } from '../../kit'
import { colourIndex } from '../colours'
import { addCard, cardNames, HIGH_WORDS, removeCard } from '../hands'
import { packOf } from '../pack'

/**
 * New York Whist, from the sheet of 1926: tricks are taken by the highest number of any colour, or by whist rules.
 * Every trick scores one point, and every multiple of five in it a fifth of its number.
 */
export const newYorkWhist = defineGame<NewYorkWhistState, NewYorkWhistView, NewYorkWhistEvent>('new-york-whist', {
  info: {
    ...DESCRIPTION,
    maxPlies: (options, seats) => seats * Math.floor((options.cheater ? CARDS : CARDS - 1) / seats),
  },
  start,
  copy,
  chance: (state) => (state.dealt ? 0 : state.packSize),
  ...createShuffleFunctions(cardName, packOf),
  applyChance,
  requiredSeats: (state) => (state.dealt && !isOver(state) ? 1 << state.turn : 0),
  moves,
  pick,
  apply: play,
  write: (_state, _seat, card) => cardName(card),
  read,
  /** Nothing is opened at the end: all cards have been seen by then. */
  view: show,
  eventFor,
  determinize,
  outcome,
  dump: (state) => show(state, null),
})

/** Deals each seat as many cards as go round equally, one at a time; the rest is the blind. */
function applyChance(state: NewYorkWhistState, outcomes: readonly number[], tell?: EventSink<NewYorkWhistEvent>): void {
  const { seats, packSize } = state
  const dealt = state.cardsPerSeat * seats
  for (let i = 0; i < dealt; i++) addCard(state.hands, i % seats, outcomes[i]!)
  for (let i = dealt; i < packSize; i++) {
    state.blindLow |= LOW_BITS[outcomes[i]!]!
    state.blindHigh |= HIGH_BITS[outcomes[i]!]!
  }
  const last = outcomes[dealt - 1]!
  if (state.hasTurnedTrump) state.trump = last === CHEATER ? NONE : colourIndex(last)
  state.dealt = 1
  if (tell) tellDeal(state, state.hasTurnedTrump ? cardName(last) : null, tell)
}

function tellDeal(state: NewYorkWhistState, shown: string | null, tell: EventSink<NewYorkWhistEvent>): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => cardNames(state.hands, seat))
  const blind = members(state.blindLow, state.blindHigh).length
  tell({ type: 'dealt', seat: state.seats - 1, hands, blind, trump: COLOURS[state.trump] ?? null, shown })
  tell({ type: 'turn', seat: state.turn })
}

type NewYorkWhistEventSink = EventSink<NewYorkWhistEvent>

/** Plays a legal move. */
function play(state: NewYorkWhistState, seat: Seat, card: Move, tell?: NewYorkWhistEventSink): void {
  lay(state, seat, card)
  if (tell) tellLaid(state, seat, card, tell)
  if (state.laidCount < state.seats) state.turn = state.turn + 1 === state.seats ? 0 : state.turn + 1
  else take(state, tell)
  if (tell) tellTurn(state, tell)
}

function lay(state: NewYorkWhistState, seat: Seat, card: Card): void {
  removeCard(state.hands, seat, card)
  state.trick[state.laidCount++] = card
  const rank = rankIn(state, card, state.trick[0]!)
  if (rank <= state.bestRank) return
  state.bestRank = rank
  state.bestSeat = seat
}

/** Gives a complete trick to its winner, the first one with the blind; the winner leads the next. */
function take(state: NewYorkWhistState, tell?: NewYorkWhistEventSink): void {
  const winner = state.bestSeat
  const side = sideOf(state, winner)
  const before = state.points[side]!
  keepTrick(state, winner)
  state.points[side]! += TRICK_POINTS
  if (tell) tell({ type: 'taken', seat: winner, cards: trickNames(state), points: state.points[side]! - before })
  if (state.blindTo === NONE) takeBlind(state, winner, tell)
  state.tricks[winner]!++
  state.tricksPlayed++
  state.lastLeader = state.leader
  state.lastWinner = winner
  state.leader = winner
  state.turn = winner
  state.laidCount = 0
  state.bestSeat = NONE
  state.bestRank = 0
}

/** Moves the cards of the trick to the winner's pile and scores their values. */
function keepTrick(state: NewYorkWhistState, winner: Seat): void {
  const side = sideOf(state, winner)
  for (let i = 0; i < state.seats; i++) {
    const card = state.trick[i]!
    state.lastTrick[i] = card
    state.piles[winner]! |= LOW_BITS[card]!
    state.piles[HIGH_WORDS + winner]! |= HIGH_BITS[card]!
    state.points[side]! += VALUES[card]!
  }
}

/** Gives the blind to the winner of the first trick, who is recorded even if the blind is empty. */
function takeBlind(state: NewYorkWhistState, winner: Seat, tell?: NewYorkWhistEventSink): void {
  const { blindLow, blindHigh } = state
  state.blindTo = winner
  if ((blindLow | blindHigh) === 0) return
  state.piles[winner]! |= blindLow
  state.piles[HIGH_WORDS + winner]! |= blindHigh
  const points = valueOfSet(blindLow, blindHigh)
  state.points[sideOf(state, winner)]! += points
  if (tell) tell({ type: 'blind', seat: winner, cards: members(blindLow, blindHigh).map(cardName), points })
}

function trickNames(state: NewYorkWhistState): string[] {
  return Array.from(state.trick.subarray(0, state.laidCount), cardName)
}

function tellLaid(state: NewYorkWhistState, seat: Seat, card: Card, tell: NewYorkWhistEventSink): void {
  const cards = state.trick.subarray(0, state.laidCount)
  const points = cards.reduce((sum, laid) => sum + VALUES[laid]!, TRICK_POINTS)
  tell({ type: 'laid', seat, card: cardName(card), leads: state.laidCount === 1, best: state.bestSeat, points })
}

function tellTurn(state: NewYorkWhistState, tell: NewYorkWhistEventSink): void {
  if (!isOver(state)) return tell({ type: 'turn', seat: state.turn })
  const { scores, winners } = outcome(state)
  tell({ type: 'ended', scores, winners: winners ?? [] })
}
