import { isPlaying } from '../../casino/table'
import type { Rng, Seat } from '../../kit'
import { HIGH_BITS, LOW_BITS, lowestBit } from '../cards'
import { countMoves, nthMove } from './choices'
import type { Move } from './move'
import { HIGH_WORDS, type ColorState } from './state'

/** Writes all legal moves of a seat and returns their number. */
export function moves(state: ColorState, seat: Seat, into: Move[]): number {
  if (!isPlaying(state) || state.turn !== seat) return 0
  const held = listHand(state, seat)
  let n = 0
  for (let i = 0; i < held; i++) {
    const all = countMoves(state, seat, HAND_CARDS[i]!)
    for (let index = 0; index < all; index++) into[n++] = nthMove(state, seat, HAND_CARDS[i]!, index)
  }
  return n
}

/** The cards of a hand, at most six, and the number of moves of each; scratch, overwritten by every call. */
const HAND_CARDS = new Int32Array(6)
const COUNTS = new Int32Array(6)

/** Returns one of {@link moves}, each with equal probability, by its index among all moves without listing them. */
export function pick(state: ColorState, seat: Seat, rng: Rng): Move {
  const held = listHand(state, seat)
  let total = 0
  for (let i = 0; i < held; i++) total += COUNTS[i] = countMoves(state, seat, HAND_CARDS[i]!)
  let index = total > 1 ? rng.below(total) : 0
  for (let i = 0; ; i++) {
    if (index < COUNTS[i]!) return nthMove(state, seat, HAND_CARDS[i]!, index)
    index -= COUNTS[i]!
  }
}

/** Writes the cards of a hand into HELD and returns their number. */
function listHand(state: ColorState, seat: Seat): number {
  let held = 0
  for (let rest = state.hands[seat]!; rest !== 0; rest &= rest - 1) HAND_CARDS[held++] = CARD_LOW[lowestBit(rest)]!
  for (let rest = state.hands[HIGH_WORDS + seat]!; rest !== 0; rest &= rest - 1)
    HAND_CARDS[held++] = CARD_HIGH[lowestBit(rest)]!
  return held
}

/** The card of each bit of the low word, and of the high word. */
const CARD_LOW = cardsOf(LOW_BITS)
const CARD_HIGH = cardsOf(HIGH_BITS)

function cardsOf(words: Int32Array): Uint8Array {
  const cards = new Uint8Array(24)
  words.forEach((bit, card) => {
    if (bit !== 0) cards[lowestBit(bit)] = card
  })
  return cards
}
