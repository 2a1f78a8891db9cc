import type { Rng, Seat } from '../../kit'
import { count, firstMember, HIGH_BITS, LOW_BITS, nthMember, CHEATER, type Card } from '../cards'
import { COLOUR_HIGH, COLOUR_LOW } from '../colours'
import { HIGH_WORDS } from '../hands'
import { isOver, NONE, type NewYorkWhistState } from './state'
import { colourLed } from './winning'

/** A move: the card laid. */
export type Move = Card

/** Whether a seat holds a card of the colour that must be followed. */
export function canFollow(state: NewYorkWhistState, seat: Seat): boolean {
  const led = colourLed(state)
  if (led === NONE) return false
  return ((state.hands[seat]! & COLOUR_LOW[led]!) | (state.hands[HIGH_WORDS + seat]! & COLOUR_HIGH[led]!)) !== 0
}

/** Writes the cards that may be laid, ascending, and returns their number. */
export function moves(state: NewYorkWhistState, seat: Seat, into: Move[]): number {
  if (!state.dealt || isOver(state) || state.turn !== seat) return 0
  const following = canFollow(state, seat)
  let low = following ? lowWhenFollowing(state, seat) : state.hands[seat]!
  let high = following ? highWhenFollowing(state, seat) : state.hands[HIGH_WORDS + seat]!
  let n = 0
  while ((low | high) !== 0) {
    const card = firstMember(low, high)
    into[n++] = card
    low &= ~LOW_BITS[card]!
    high &= ~HIGH_BITS[card]!
  }
  return n
}

/** Returns one of {@link moves}, chosen uniformly from the masks without listing the moves. */
export function pick(state: NewYorkWhistState, seat: Seat, rng: Rng): Move {
  const following = canFollow(state, seat)
  const low = following ? lowWhenFollowing(state, seat) : state.hands[seat]!
  const high = following ? highWhenFollowing(state, seat) : state.hands[HIGH_WORDS + seat]!
  const total = count(low) + count(high)
  return nthMember(low, high, total > 1 ? rng.below(total) : 0)
}

/**
 * Returns the low word of the cards that may be laid from a hand that can follow: the colour led, and the Cheater,
 * which may always be laid.
 */
function lowWhenFollowing(state: NewYorkWhistState, seat: Seat): number {
  return state.hands[seat]! & COLOUR_LOW[colourLed(state)]!
}

function highWhenFollowing(state: NewYorkWhistState, seat: Seat): number {
  return state.hands[HIGH_WORDS + seat]! & (COLOUR_HIGH[colourLed(state)]! | HIGH_BITS[CHEATER]!)
}
