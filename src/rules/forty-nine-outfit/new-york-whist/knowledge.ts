import {
  bySeat,
  letterOf,
  lettersOf,
  type Eye,
  type Seat,
  type Rng,
  type Outcome,
  memoizePerView,
  firstOf,
  valueOfSeat,
  seatOf,
  outcomeAtTop,
} from '../../kit'
import { members, cardName, COLOURS, HIGH_BITS, LOW_BITS, CHEATER, type Card, cardNamed, countMembers } from '../cards'
import { cardNames, createHands, HIGH_WORDS, addCard, handsShown, unionOf, type Hands } from '../hands'
import type { LaidCard, NewYorkWhistView, NewYorkWhistSeen } from './shape'
import { isOver, leftOf, NONE, type NewYorkWhistState, clone, sideOf, start, rankIn } from './state'
import { COLOUR_HIGH, COLOUR_LOW, colourIndex } from '../colours'
import { ON_TABLE, cardsOnTable, dealConstrained } from '../constrained-deal'

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
  const { places } = hidden
  const cards = [...hidden.unseen]
  const countFaults = (seat: Seat, low: number, high: number) => faultsAt(hidden, seat, low, high)
  dealConstrained({ cards, places, hands: state.hands, countFaults }, rng)
  for (const card of cardsOnTable(cards, places)) addToBlind(state, card)
  return state
}

/**
 * Counts the known facts that would be violated if a seat held this set: cards that it cannot hold, and a missing
 * trump that it must hold.
 */
function faultsAt(hidden: HiddenCards, seat: Seat, low: number, high: number): number {
  const { known, bars } = hidden
  const barred = countMembers(low & bars[seat]!, high & bars[HIGH_WORDS + seat]!)
  if (!hidden.dealerHasTrump || seat !== known.seats - 1) return barred
  const trumps = (low & COLOUR_LOW[known.trump]!) | (high & COLOUR_HIGH[known.trump]!)
  return trumps === 0 ? barred + 1 : barred
}

/** Returns what an eye may know; null stands for everything. */
export function show(state: NewYorkWhistState, eye: Eye | null): NewYorkWhistView {
  const { seats } = state
  const blind = blindNames(state)
  return {
    dealer: letterOf(seats - 1),
    turn: isOver(state) || !state.dealt ? null : letterOf(state.turn),
    trump: COLOURS[state.trump] ?? null,
    sides: sidesOf(state),
    hands: handsShown(state.hands, seats, eye),
    trick: laidCards(state, state.leader, state.trick.subarray(0, state.laidCount)),
    lastTrick: lastTrickOf(state),
    blind: eye === null || state.blindTo !== NONE ? blind : blind.length,
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

function blindNames(state: NewYorkWhistState): string[] {
  return members(state.blindLow, state.blindHigh).map(cardName)
}

/** Returns the standing. Every seat of a side scores the side's points; all seats level at the top win. */
export function outcome(state: NewYorkWhistState): Outcome {
  const scores = lettersOf(state.seats).map((_, seat) => state.points[sideOf(state, seat)]!)
  return outcomeAtTop(scores, isOver(state) ? 'last-trick' : null)
}

/** Restores a table from a view; hands and blind hold only the cards that the viewer knows. */
export function restore(seen: NewYorkWhistSeen): NewYorkWhistState {
  const state = start(seen.options, seen.seats)
  const known = seen.state
  state.trump = COLOURS.findIndex((colour) => colour === known.trump)
  lettersOf(state.seats).forEach((letter, seat) => {
    const hand = known.hands[letter]
    if (Array.isArray(hand)) for (const card of hand) addCard(state.hands, seat, cardNamed(card))
    for (const card of valueOfSeat(known.piles, seat)) addCard(state.piles, seat, cardNamed(card))
    state.tricks[seat] = valueOfSeat(known.tricks, seat)
    state.points[sideOf(state, seat)] = valueOfSeat(seen.scores, seat)
    state.tricksPlayed += state.tricks[seat]
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
  state.laidCount = trick.length
  state.leader = seatOf(trick[0]?.seat ?? turn ?? lastTrick?.winner ?? 'A')
  state.turn = state.leader
  for (let i = 0; i < state.laidCount; i++) {
    const rank = rankIn(state, state.trick[i]!, state.trick[0]!)
    if (rank <= state.bestRank) continue
    state.bestRank = rank
    state.bestSeat = (state.leader + i) % state.seats
  }
}

function setCards(into: Uint8Array, cards: readonly LaidCard[]): void {
  cards.forEach(({ card }, i) => (into[i] = cardNamed(card)))
}

function addToBlind(state: NewYorkWhistState, card: number): void {
  state.blindLow |= LOW_BITS[card]!
  state.blindHigh |= HIGH_BITS[card]!
}

/** What one view reveals about the hidden cards. */
interface HiddenCards {
  /** The table as far as it is known. Never modified. */
  readonly known: NewYorkWhistState
  /** The unseen cards, and one place (a seat, or the blind) for each card to be dealt, in any order. */
  readonly unseen: readonly Card[]
  readonly places: readonly number[]
  /** The cards that each seat is known not to hold. */
  readonly bars: Hands
  /** Whether the dealer is known to hold a card of the trump colour, which the dealer's last card decided. */
  readonly dealerHasTrump: boolean
}

export const hiddenOf = memoizePerView((seen: NewYorkWhistSeen): HiddenCards => {
  const known = restore(seen)
  const placed = isCheaterShown(known) ? placeCheater(known) : NONE
  return {
    known,
    unseen: unseenOf(known),
    places: known.dealt ? placesOf(seen, placed) : [],
    bars: barsOf(known),
    dealerHasTrump: holdsTrump(known),
  }
})

function unseenOf(state: NewYorkWhistState): Card[] {
  if (!state.dealt) return []
  let low = state.blindLow
  let high = state.blindHigh
  for (let i = 0; i < state.laidCount; i++) {
    low |= LOW_BITS[state.trick[i]!]!
    high |= HIGH_BITS[state.trick[i]!]!
  }
  const [heldLow, heldHigh] = unionOf(state.hands, state.seats)
  const [wonLow, wonHigh] = unionOf(state.piles, state.seats)
  return members(~(low | heldLow | wonLow), ~(high | heldHigh | wonHigh)).filter((card) => card < state.packSize)
}

/**
 * Returns a place for each hidden card, one less for the dealer if one of the dealer's cards is already known
 * (`placed`).
 */
function placesOf({ seats, state }: NewYorkWhistSeen, placed: Seat): number[] {
  const places = lettersOf(seats).flatMap((letter, seat) => {
    const hand = state.hands[letter]
    return typeof hand === 'number' ? new Array<number>(hand - (seat === placed ? 1 : 0)).fill(seat) : []
  })
  return typeof state.blind === 'number' ? [...places, ...new Array<number>(state.blind).fill(ON_TABLE)] : places
}

/**
 * Whether the dealer's last card was the Cheater, as there is no trump, and it has not been laid: the dealer then holds
 * it.
 */
function isCheaterShown(state: NewYorkWhistState): boolean {
  return state.dealt === 1 && state.hasTurnedTrump && state.trump === NONE && unseenOf(state).includes(CHEATER)
}

function placeCheater(state: NewYorkWhistState): Seat {
  const dealer = state.seats - 1
  state.hands[HIGH_WORDS + dealer]! |= HIGH_BITS[CHEATER]!
  return dealer
}

/**
 * Returns the cards that seats cannot hold: a seat that did not follow suit in a visible trick has no card of the
 * colour led.
 */
function barsOf(state: NewYorkWhistState): Hands {
  const bars = createHands()
  if (!state.mustFollow) return bars
  barFrom(state, state.leader, state.trick.subarray(0, state.laidCount), bars)
  if (state.lastLeader !== NONE) barFrom(state, state.lastLeader, state.lastTrick.subarray(0, state.seats), bars)
  return bars
}

function barFrom(state: NewYorkWhistState, leader: Seat, cards: Uint8Array, bars: Hands): void {
  const led = cards[0]
  if (led === undefined || led === CHEATER) return
  const colour = colourIndex(led)
  cards.forEach((card, i) => {
    if (card === CHEATER || colourIndex(card) === colour) return
    const seat = leftOf(state, leader, i)
    bars[seat]! |= COLOUR_LOW[colour]!
    bars[HIGH_WORDS + seat]! |= COLOUR_HIGH[colour]!
  })
}

/**
 * Whether the dealer certainly holds a trump. The dealer was dealt a card of the trump colour, which the last card
 * dealt decided, and still has one if no trump laid so far can have been the dealer's: all of them lay in the blind, or
 * were laid by other seats in visible tricks.
 */
function holdsTrump(state: NewYorkWhistState): boolean {
  if (!state.hasTurnedTrump || state.trump === NONE || !state.dealt) return false
  let [low, high] = unionOf(state.piles, state.seats)
  low &= ~state.blindLow
  high &= ~state.blindHigh
  const dealer = state.seats - 1
  for (let i = 0; i < (state.lastLeader === NONE ? 0 : state.seats); i++) {
    if (leftOf(state, state.lastLeader, i) === dealer) continue
    low &= ~LOW_BITS[state.lastTrick[i]!]!
    high &= ~HIGH_BITS[state.lastTrick[i]!]!
  }
  for (let i = 0; i < state.laidCount; i++) {
    if (leftOf(state, state.leader, i) !== dealer) continue
    low |= LOW_BITS[state.trick[i]!]!
    high |= HIGH_BITS[state.trick[i]!]!
  }
  return countMembers(low & COLOUR_LOW[state.trump]!, high & COLOUR_HIGH[state.trump]!) === 0
}
