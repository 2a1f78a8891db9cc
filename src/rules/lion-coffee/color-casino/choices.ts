import { HIGH_WORDS, depositBits, type Seat } from '../../kit'
import { cardOf, COLOUR, NUMBER, type Card, count, inColour, lowestBit } from '../cards'
import { countUnions, nthUnion } from './groups'
import { BUILD, createMoveLists, TAKE, TRAIL } from '../../casino/coloured'
import { packMove, type Move } from './move'
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

/** Every move of a seat, and one of them with each equally probable. */
export const { moves, pick } = createMoveLists(PACK, 6, countMoves, nthMove)
