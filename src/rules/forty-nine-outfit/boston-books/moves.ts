import type { Rng, Seat } from '../../kit'
import { count, firstMember, HIGH_BITS, LOW_BITS, nthMember, nthBit, CHEATER } from '../cards'
import { COLOUR_COUNT, COLOUR_HIGH, COLOUR_LOW, COLOUR_SIZE, missingOf } from '../colours'
import { HIGH_WORDS } from '../hands'
import { packAsk, packBook, type Move } from './move'
import { CALL, type BostonBooksState } from './state'

/** Writes all moves of a seat: the books that it can make with the Cheater, then its calls, card by card. */
export function moves(state: BostonBooksState, seat: Seat, into: Move[]): number {
  if (state.phase !== CALL || state.turn !== seat) return 0
  let n = 0
  for (let rest = bookableColours(state, seat); rest !== 0; rest &= rest - 1) into[n++] = packBook(nthBit(rest, 0))
  const heldLow = state.hands[seat]! & state.openLow
  const heldHigh = state.hands[HIGH_WORDS + seat]! & state.openHigh
  const waived = (heldLow | heldHigh) === 0
  let low = waived ? state.openLow : missingOf(heldLow)
  let high = waived ? state.openHigh : missingOf(heldHigh)
  while ((low | high) !== 0) {
    const card = firstMember(low, high)
    for (let of = 0; of < state.seats; of++) if (of !== seat) into[n++] = packAsk(of, card)
    low &= ~LOW_BITS[card]!
    high &= ~HIGH_BITS[card]!
  }
  return n
}

/** Returns one of {@link moves}, chosen uniformly from the masks without listing the moves. */
export function pick(state: BostonBooksState, seat: Seat, rng: Rng): Move {
  const colours = bookableColours(state, seat)
  const books = colours === 0 ? 0 : count(colours)
  const heldLow = state.hands[seat]! & state.openLow
  const heldHigh = state.hands[HIGH_WORDS + seat]! & state.openHigh
  const waived = (heldLow | heldHigh) === 0
  const low = waived ? state.openLow : missingOf(heldLow)
  const high = waived ? state.openHigh : missingOf(heldHigh)
  const others = state.seats - 1
  const total = books + others * (count(low) + count(high))
  const chosen = (total > 1 ? rng.below(total) : 0) - books
  if (chosen < 0) return packBook(nthBit(colours, chosen + books))
  const of = chosen % others
  return packAsk(of < seat ? of : of + 1, nthMember(low, high, (chosen / others) | 0))
}

/**
 * Returns, as a bit mask, the colours of which a seat that has the Cheater holds exactly six cards. All of them are
 * open: of a closed colour at most one card is left.
 */
export function bookableColours(state: BostonBooksState, seat: Seat): number {
  const low = state.hands[seat]!
  const high = state.hands[HIGH_WORDS + seat]!
  if ((high & HIGH_BITS[CHEATER]!) === 0) return 0
  let colours = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const held = count(low & COLOUR_LOW[colour]!) + count(high & COLOUR_HIGH[colour]!)
    if (held === COLOUR_SIZE - 1) colours |= 1 << colour
  }
  return colours
}

/** Whether a seat holds no card of any open colour, so that it may call for cards of every open colour. */
export function mayCallAnyColour(state: BostonBooksState, seat: Seat): boolean {
  return ((state.hands[seat]! & state.openLow) | (state.hands[HIGH_WORDS + seat]! & state.openHigh)) === 0
}
