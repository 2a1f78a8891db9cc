import { lettersOf, oncePerView, type Seat, firstOf, ofSeat, seatOf } from '../../kit'
import { count, HIGH, LOW, members, CHEATER, type Card, cardNamed, COLOURS } from '../cards'
import { COLOUR_HIGH, COLOUR_LOW, colourIndex } from '../colours'
import { HIGH_WORDS, addCard } from '../hands'
import { ON_TABLE, PLACES } from '../constrained-deal'
import type { NewYorkWhistSeen, LaidCard, NewYorkWhistView } from './shape'
import { leftOf, NONE, type NewYorkWhistState, sideOf, start } from './state'
import { rankIn } from './winning'

// In range: cards; `laid` cards lie in the trick.

/** The table as far as it was seen: hands and blind hold only what is known of them. */
export function restore(seen: NewYorkWhistSeen): NewYorkWhistState {
  const state = start(seen.options, seen.seats)
  const known = seen.state
  state.trump = COLOURS.findIndex((colour) => colour === known.trump)
  lettersOf(state.seats).forEach((letter, seat) => {
    const hand = known.hands[letter]
    if (Array.isArray(hand)) for (const card of hand) addCard(state.hands, seat, cardNamed(card))
    for (const card of ofSeat(known.piles, seat)) addCard(state.piles, seat, cardNamed(card))
    state.tricks[seat] = ofSeat(known.tricks, seat)
    state.points[sideOf(state, seat)] = ofSeat(seen.scores, seat)
    state.played += state.tricks[seat]
  })
  if (Array.isArray(known.blind)) for (const card of known.blind) addToBlind(state, cardNamed(card))
  state.blindTo = known.blindTo === null ? NONE : seatOf(known.blindTo)
  state.dealt = known.turn !== null || seen.over ? 1 : 0
  restoreTricks(state, known)
  if (known.turn !== null) state.turn = seatOf(known.turn)
  return state
}

function restoreTricks(state: NewYorkWhistState, { trick, lastTrick, turn }: NewYorkWhistView): void {
  if (lastTrick) {
    setCards(state.lastTrick, lastTrick.cards)
    state.lastLeader = seatOf(firstOf(lastTrick.cards).seat)
    state.lastWinner = seatOf(lastTrick.winner)
  }
  setCards(state.trick, trick)
  state.laid = trick.length
  state.leader = seatOf(trick[0]?.seat ?? turn ?? lastTrick?.winner ?? 'A')
  state.turn = state.leader
  for (let i = 0; i < state.laid; i++) {
    const rank = rankIn(state, state.trick[i]!, state.trick[0]!)
    if (rank <= state.bestRank) continue
    state.bestRank = rank
    state.best = (state.leader + i) % state.seats
  }
}

function setCards(into: Uint8Array, cards: readonly LaidCard[]): void {
  cards.forEach(({ card }, i) => (into[i] = cardNamed(card)))
}

function addToBlind(state: NewYorkWhistState, card: number): void {
  state.blindLow |= LOW[card]!
  state.blindHigh |= HIGH[card]!
}

// In range: seats, cards, colours; `laid` cards lie in the trick, as many as seats in the last.

/** What one view says of the hidden cards. */
export interface Hidden {
  /** The table with all that is known of it. Never changed. */
  readonly known: NewYorkWhistState
  /** Cards that lie nowhere in sight, and for each entry the place (a seat, or the blind) that some card goes to. */
  readonly unseen: readonly Card[]
  readonly places: readonly number[]
  /** Sets of cards that each place surely does not hold, in two words. */
  readonly barLow: Int32Array
  readonly barHigh: Int32Array
  /** Whether the dealer surely still holds some card of the trump colour that his last card decided. */
  readonly dealerTrumps: boolean
}

export const hiddenOf = oncePerView((seen: NewYorkWhistSeen): Hidden => {
  const known = restore(seen)
  const placed = cheaterShown(known) ? placeCheater(known) : NONE
  return {
    known,
    unseen: unseenOf(known),
    places: known.dealt ? placesOf(seen, placed) : [],
    ...barsOf(known),
    dealerTrumps: holdsTrump(known),
  }
})

function unseenOf(state: NewYorkWhistState): Card[] {
  if (!state.dealt) return []
  let low = state.blindLow
  let high = state.blindHigh
  for (let i = 0; i < state.laid; i++) {
    low |= LOW[state.trick[i]!]!
    high |= HIGH[state.trick[i]!]!
  }
  for (let seat = 0; seat < state.seats; seat++) {
    low |= state.hands[seat]! | state.piles[seat]!
    high |= state.hands[HIGH_WORDS + seat]! | state.piles[HIGH_WORDS + seat]!
  }
  return members(~low, ~high).filter((card) => card < state.size)
}

/** One entry for each hidden card; the dealer's is one less if a card of his is known. */
function placesOf({ seats, state }: NewYorkWhistSeen, placed: Seat): number[] {
  const places = lettersOf(seats).flatMap((letter, seat) => {
    const hand = state.hands[letter]
    return typeof hand === 'number' ? new Array<number>(hand - (seat === placed ? 1 : 0)).fill(seat) : []
  })
  return typeof state.blind === 'number' ? [...places, ...new Array<number>(state.blind).fill(ON_TABLE)] : places
}

/** The dealer's last card was the Cheater, for there is no trump: he has it until it is laid. */
function cheaterShown(state: NewYorkWhistState): boolean {
  return state.dealt === 1 && state.turned && state.trump === NONE && unseenOf(state).includes(CHEATER)
}

function placeCheater(state: NewYorkWhistState): Seat {
  const dealer = state.seats - 1
  state.hands[HIGH_WORDS + dealer]! |= HIGH[CHEATER]!
  return dealer
}

/** Who did not follow, in the tricks that can be seen, has nothing of the colour led. */
function barsOf(state: NewYorkWhistState): Pick<Hidden, 'barLow' | 'barHigh'> {
  const bars = { barLow: new Int32Array(PLACES), barHigh: new Int32Array(PLACES) }
  if (!state.follow) return bars
  barFrom(state, state.leader, state.trick.subarray(0, state.laid), bars)
  if (state.lastLeader !== NONE) barFrom(state, state.lastLeader, state.lastTrick.subarray(0, state.seats), bars)
  return bars
}

function barFrom(
  state: NewYorkWhistState,
  leader: Seat,
  cards: Uint8Array,
  { barLow, barHigh }: Pick<Hidden, 'barLow' | 'barHigh'>,
): void {
  const led = cards[0]
  if (led === undefined || led === CHEATER) return
  const colour = colourIndex(led)
  cards.forEach((card, i) => {
    if (card === CHEATER || colourIndex(card) === colour) return
    const seat = leftOf(state, leader, i)
    barLow[seat]! |= COLOUR_LOW[colour]!
    barHigh[seat]! |= COLOUR_HIGH[colour]!
  })
}

/**
 * The dealer was dealt a card of the trump colour that his last card decided. He still has one if no such card that has
 * been laid can have been his: all lay in the blind, or were laid by others in the tricks that can be seen.
 */
function holdsTrump(state: NewYorkWhistState): boolean {
  if (!state.turned || state.trump === NONE || !state.dealt) return false
  let low = 0
  let high = 0
  for (let seat = 0; seat < state.seats; seat++) {
    low |= state.piles[seat]!
    high |= state.piles[HIGH_WORDS + seat]!
  }
  low &= ~state.blindLow
  high &= ~state.blindHigh
  const dealer = state.seats - 1
  for (let i = 0; i < (state.lastLeader === NONE ? 0 : state.seats); i++) {
    if (leftOf(state, state.lastLeader, i) === dealer) continue
    low &= ~LOW[state.lastTrick[i]!]!
    high &= ~HIGH[state.lastTrick[i]!]!
  }
  for (let i = 0; i < state.laid; i++) {
    if (leftOf(state, state.leader, i) !== dealer) continue
    low |= LOW[state.trick[i]!]!
    high |= HIGH[state.trick[i]!]!
  }
  return count(low & COLOUR_LOW[state.trump]!) + count(high & COLOUR_HIGH[state.trump]!) === 0
}
