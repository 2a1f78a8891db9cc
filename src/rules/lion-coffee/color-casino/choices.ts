import type { Rng, Seat } from '../../kit'
import { cardOf, COLOUR, NUMBER, type Card, count, inColour, lowestBit } from '../cards'
import { countUnions, nthUnion } from './groups'
import { BUILD, cardsByBit, listHand, TAKE, TRAIL } from '../../casino/coloured'
import { packMove, type Move } from './move'
import { HIGH_WORDS, isPlaying } from '../../casino/table'
import { PACK, type ColorState } from './state'

/**
 * The moves of one card of a hand, counted and numbered without listing them: first the trail, then the builds, then
 * the takings, each a union of groups of loose cards together with any of the builds worth the card.
 */

/** Returns the number of moves of a card that the seat holds. */
function countMoves(state: ColorState, seat: Seat, card: Card): number {
  const colour = COLOUR[card]!
  const number = NUMBER[card]!
  const loose = inColour(state.looseLow, state.looseHigh, colour)
  const builds = count(worth(state, colour, number))
  return (countUnions(number, loose) << builds) + count(loose & coverableNumbers(state, seat, colour, number))
}

/** Returns the move of a card with an index from 0 to {@link countMoves} - 1. */
function nthMove(state: ColorState, seat: Seat, card: Card, index: number): Move {
  if (index === 0) return packMove(card, TRAIL, 0)
  const colour = COLOUR[card]!
  const number = NUMBER[card]!
  const loose = inColour(state.looseLow, state.looseHigh, colour)
  const covered = loose & coverableNumbers(state, seat, colour, number)
  const covers = count(covered)
  if (index <= covers) return packMove(card, BUILD, depositBits(1 << (index - 1), covered))
  const builds = worth(state, colour, number)
  const ways = count(builds)
  const rest = index - covers
  return packMove(card, TAKE, nthUnion(number, loose, rest >>> ways) | depositBits(rest & ((1 << ways) - 1), builds))
}

/**
 * Returns the builds of a colour whose two numbers add up to `number` or differ by it, as a set of their higher cards.
 */
export function worth(state: ColorState, colour: number, number: number): number {
  let found = 0
  for (let rest = inColour(state.topsLow, state.topsHigh, colour); rest !== 0; rest &= rest - 1) {
    const higher = lowestBit(rest)
    const lower = NUMBER[state.built[cardOf(colour, higher)]!]!
    if (higher + lower === number || higher - lower === number) found |= 1 << higher
  }
  return found
}

/** Each set within a colour with its twelve bits reversed. */
const REVERSED = Uint16Array.from({ length: 0x1000 }, (_, set) => {
  return parseInt(set.toString(2).padStart(12, '0').split('').reverse().join(''), 2)
})

/**
 * Returns the numbers on which a seat can build with a card of this colour and number: their sum or their difference is
 * a card that the seat keeps. With n for `number`, a kept card k allows building on k - n, n + k and n - k.
 */
export function coverableNumbers(state: ColorState, seat: Seat, colour: number, number: number): number {
  const hand = inColour(state.hands[seat]!, state.hands[HIGH_WORDS + seat]!, colour)
  const kept = hand & ~(1 << number)
  return ((kept >>> number) | (kept << number) | (REVERSED[kept]! >>> (11 - number))) & 0xffe
}

/** Distributes the low bits of `bits` over the set bits of a mask, lowest first. */
function depositBits(bits: number, mask: number): number {
  let set = 0
  for (let rest = mask, left = bits; left !== 0; left >>>= 1) {
    if (left & 1) set |= rest & -rest
    rest &= rest - 1
  }
  return set
}

const CARDS_BY_BIT = cardsByBit(PACK)

/** The cards of a hand, and the number of moves of each; scratch, overwritten by every call. */
const HELD = new Int32Array(6)
const COUNTS = new Int32Array(6)

/** Writes all legal moves of a seat and returns their number. */
export function moves(state: ColorState, seat: Seat, into: Move[]): number {
  if (!isPlaying(state) || state.turn !== seat) return 0
  const held = listHand(state.hands, seat, CARDS_BY_BIT, HELD)
  let n = 0
  for (let i = 0; i < held; i++) {
    const all = countMoves(state, seat, HELD[i]!)
    for (let index = 0; index < all; index++) into[n++] = nthMove(state, seat, HELD[i]!, index)
  }
  return n
}

/** Returns one of {@link moves}, each with equal probability, by its index among all moves without listing them. */
export function pick(state: ColorState, seat: Seat, rng: Rng): Move {
  const held = listHand(state.hands, seat, CARDS_BY_BIT, HELD)
  let total = 0
  for (let i = 0; i < held; i++) total += COUNTS[i] = countMoves(state, seat, HELD[i]!)
  let index = total > 1 ? rng.below(total) : 0
  for (let i = 0; ; i++) {
    if (index < COUNTS[i]!) return nthMove(state, seat, HELD[i]!, index)
    index -= COUNTS[i]!
  }
}
