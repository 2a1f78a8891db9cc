import { bySeat, letterOf, lettersOf, type Eye, type Seat, type Rng, seatsAtTop, type Outcome } from '../../kit'
import { members, count, cardName, COLOURS } from '../cards'
import { cardNames, countCards, HIGH_WORDS } from '../hands'
import type { LaidCard, NewYorkWhistView, NewYorkWhistSeen } from './shape'
import { isOver, leftOf, NONE, type NewYorkWhistState, clone, sideOf } from './state'
import { COLOUR_HIGH, COLOUR_LOW } from '../colours'
import { ON_TABLE, PLACES, dealConstrained } from '../constrained-deal'
import { hiddenOf, type HiddenCards } from './hidden'

/**
 * Returns a full table consistent with a view. Hidden cards are dealt at random to the hands and the blind, whose sizes
 * are known. A seat holds no colour that it did not follow in the visible tricks. The dealer holds what the last card
 * dealt has shown, as far as the view tells: the Cheater if there is no trump, otherwise some trump until one of the
 * dealer's may have been laid.
 */
export function determinize(seen: NewYorkWhistSeen, rng: Rng): NewYorkWhistState {
  const hidden = hiddenOf(seen)
  const state = clone(hidden.known)
  if (hidden.unseen.length === 0) return state
  const low = new Int32Array(PLACES)
  const high = new Int32Array(PLACES)
  low.set(state.hands.subarray(0, state.seats))
  high.set(state.hands.subarray(HIGH_WORDS, HIGH_WORDS + state.seats))
  const faults = (place: number, placeLow: number, placeHigh: number) => faultsAt(hidden, place, placeLow, placeHigh)
  dealConstrained({ cards: [...hidden.unseen], places: hidden.places, low, high, countFaults: faults }, rng)
  for (let seat = 0; seat < state.seats; seat++) {
    state.hands[seat] = low[seat]!
    state.hands[HIGH_WORDS + seat] = high[seat]!
  }
  state.blindLow |= low[ON_TABLE]!
  state.blindHigh |= high[ON_TABLE]!
  return state
}

/**
 * Counts the known facts that would be violated if a place held this set: cards that it cannot hold, and a missing
 * trump that it must hold.
 */
function faultsAt(hidden: HiddenCards, place: number, low: number, high: number): number {
  const { known, barLow, barHigh } = hidden
  const barred = count(low & barLow[place]!) + count(high & barHigh[place]!)
  if (!hidden.dealerHasTrump || place !== known.seats - 1) return barred
  const trumps = (low & COLOUR_LOW[known.trump]!) | (high & COLOUR_HIGH[known.trump]!)
  return trumps === 0 ? barred + 1 : barred
}

/** Returns the complete State of the rules page. */
export function dump(state: NewYorkWhistState): NewYorkWhistView {
  const hands = lettersOf(state.seats).map((_, seat) => cardNames(state.hands, seat))
  return viewWith(state, bySeat(hands), blindNames(state))
}

/** Returns what a viewer may know. The rules page opens nothing at the end: all cards have been seen by then. */
export function view(state: NewYorkWhistState, eye: Eye): NewYorkWhistView {
  const hands = lettersOf(state.seats).map((_, seat) => {
    return seat === eye ? cardNames(state.hands, seat) : countCards(state.hands, seat)
  })
  const blind = blindNames(state)
  return viewWith(state, bySeat(hands), state.blindTo === NONE ? blind.length : blind)
}

function viewWith(
  state: NewYorkWhistState,
  hands: NewYorkWhistView['hands'],
  blind: NewYorkWhistView['blind'],
): NewYorkWhistView {
  const { seats } = state
  return {
    dealer: letterOf(seats - 1),
    turn: isOver(state) || !state.dealt ? null : letterOf(state.turn),
    trump: COLOURS[state.trump] ?? null,
    sides: sidesOf(state),
    hands,
    trick: laidCards(state, state.leader, state.trick.subarray(0, state.laidCount)),
    lastTrick: lastTrickOf(state),
    blind,
    blindTo: state.blindTo === NONE ? null : letterOf(state.blindTo),
    tricks: bySeat(state.tricks.subarray(0, seats)),
    piles: bySeat(lettersOf(seats).map((_, seat) => cardNames(state.piles, seat))),
  }
}

function lastTrickOf(state: NewYorkWhistState): NewYorkWhistView['lastTrick'] {
  if (state.lastWinner === NONE) return null
  const cards = laidCards(state, state.lastLeader, state.lastTrick.subarray(0, state.seats))
  return { winner: letterOf(state.lastWinner), cards }
}

function laidCards(state: NewYorkWhistState, leader: Seat, cards: Uint8Array): LaidCard[] {
  return Array.from(cards, (card, i) => ({ seat: letterOf(leftOf(state, leader, i)), card: cardName(card) }))
}

function sidesOf({ seats, hasSides }: NewYorkWhistState): string[][] {
  const letters = lettersOf(seats)
  if (!hasSides) return letters.map((letter) => [letter])
  return [0, 1].map((side) => letters.filter((_, seat) => seat % 2 === side))
}

export function blindNames(state: NewYorkWhistState): string[] {
  return members(state.blindLow, state.blindHigh).map(cardName)
}

/**
 * Lists the place of every card: `hand A/17`, `trick/3`, `pile B/C`, `blind/40`; before the deal all are in the `pack`.
 */
export function census(state: NewYorkWhistState): string[] {
  if (!state.dealt) return Array.from({ length: state.packSize }, (_, card) => `pack/${cardName(card)}`).sort()
  const places = Array.from(state.trick.subarray(0, state.laidCount), (card) => `trick/${cardName(card)}`)
  if (state.blindTo === NONE) places.push(...blindNames(state).map((card) => `blind/${card}`))
  for (let seat = 0; seat < state.seats; seat++) {
    for (const card of cardNames(state.hands, seat)) places.push(`hand ${letterOf(seat)}/${card}`)
    for (const card of cardNames(state.piles, seat)) places.push(`pile ${letterOf(seat)}/${card}`)
  }
  return places.sort()
}

/** Returns the standing. Every seat of a side scores the side's points; all seats level at the top win. */
export function outcome(state: NewYorkWhistState): Outcome {
  const scores = lettersOf(state.seats).map((_, seat) => state.points[sideOf(state, seat)]!)
  if (!isOver(state)) return { over: false, scores, winners: null, reason: null }
  return { over: true, scores, winners: seatsAtTop(scores), reason: 'last-trick' }
}
