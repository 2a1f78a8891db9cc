import type { Seat } from '../../kit'
import { HIGH, LOW, members } from '../bits'
import type { Card } from '../cards'
import { COLOUR_COUNT, colourIndex } from '../colours'
import { addCard, HIGH_WORDS } from '../hands'
import { bookSeat, cardsOfBook } from './books'
import { lastCallOf, mayBeBefore, mayBeOfThisDeal, type LastCall } from './last-call'
import { DRAWN } from './move'
import { restore } from './restore'
import type { BostonBooksSeen } from './shape'
import { CALL, HAND, hasStock, isOpen, leaderOf, type BostonBooksState } from './state'

/** What one view says of the hidden cards, if its last call was made in this deal, or if none was. */
export interface Hidden {
  /** The table with all that is known of it. Never changed. */
  readonly known: BostonBooksState
  /** Cards that lie nowhere in sight. */
  readonly unseen: readonly Card[]
  /** Seats whose hands are hidden. */
  readonly others: readonly Seat[]
  /** For each seat, the fewest and the most unseen cards that it can hold. */
  readonly fewest: readonly number[]
  readonly most: readonly number[]
  /** The last call, if it was made in this deal; else null. */
  readonly call: LastCall | null
}

/** Views do not change, and a search imagines thousands of tables from one: each is understood once. */
const UNDERSTOOD = new WeakMap<BostonBooksSeen, readonly Hidden[]>()

/** What may be the case: mostly one thing, two where a view cannot tell whether the last call was of the deal before. */
export function readingsOf(seen: BostonBooksSeen): readonly Hidden[] {
  const before = UNDERSTOOD.get(seen)
  if (before) return before
  const known = restore(seen)
  const readings: Hidden[] = []
  const last = known.phase === CALL ? lastCallOf(known) : null
  if (last && mayBeOfThisDeal(known, seen.eye, last)) readings.push(hiddenAfter(known, seen.eye, last))
  if (readings.length === 0 || mayBeBefore(known, seen.eye)) readings.push(hiddenAfter(known, seen.eye, null))
  UNDERSTOOD.set(seen, readings)
  return readings
}

function hiddenAfter(restored: BostonBooksState, eye: number, call: LastCall | null): Hidden {
  const known = { ...restored, hands: restored.hands.slice() }
  const { seats } = known
  if (call && call.result <= DRAWN && isOpen(known, colourIndex(call.card))) addCard(known.hands, call.seat, call.card)
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return {
    known,
    unseen: isUndealt(known) ? [] : unseenOf(known),
    others: all.filter((seat) => seat !== eye),
    fewest: all.map((seat) => (call || known.phase !== CALL ? 0 : asDealt(known, seat))),
    most: all.map((seat) => (mayHaveGained(known, seat, call) ? Infinity : asDealt(known, seat))),
    call,
  }
}

function isUndealt(state: BostonBooksState): boolean {
  return state.phase !== CALL && state.laid < COLOUR_COUNT && state.pastDeals === 0 && state.top === state.size
}

function unseenOf(state: BostonBooksState): Card[] {
  // In range: seats, cards.
  let low = 0
  let high = 0
  for (let seat = 0; seat < state.seats; seat++) {
    low |= state.hands[seat]!
    high |= state.hands[HIGH_WORDS + seat]!
  }
  for (const book of state.books.subarray(0, state.laid)) {
    for (const card of cardsOfBook(book)) {
      low |= LOW[card]!
      high |= HIGH[card]!
    }
  }
  return members(~low, ~high).filter((card) => card < state.size)
}

/** How many cards of the seven that it was dealt a seat still has, if it has neither got nor given any. */
function asDealt(state: BostonBooksState, seat: Seat): number {
  const books = Array.from(state.books.subarray(0, state.laid)).filter((book) => bookSeat(book) === seat)
  return HAND - HAND * books.length
}

/**
 * Whether a seat has had a turn in this deal, and so may hold more than it was dealt. While there is stock every turn
 * that has passed has cost a card of it: with fewer cards gone than there are seats, that tells who has had none.
 */
function mayHaveGained(state: BostonBooksState, seat: Seat, call: LastCall | null): boolean {
  if (state.phase !== CALL) return true
  if (!call) return false
  const { seats } = state
  const drawn = state.top - HAND * seats
  if (!hasStock(state) || drawn >= seats) return true
  const leader = leaderOf(state)
  const passed = (state.turn - leader + seats) % seats
  const place = (seat - leader + seats) % seats
  return place < passed || call.seat === seat
}
