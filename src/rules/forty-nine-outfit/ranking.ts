import { entryAt, choose } from '../kit'
import { CHEATER, type Card } from './cards'
import { COLOUR_COUNT, COLOUR_SIZE } from './colours'

/**
 * Kinds of hands in Pittsburgh Draw, by ascending value from 1 to 10. A hand is five cards in ascending order, the
 * Cheater last. Its key is a whole number below 2^25 that orders all hands: the value in the high bits, the rank of the
 * governing cards in the low {@link VALUE_SHIFT} bits.
 */
export const HAND_KINDS = [
  'pair',
  'two-pair',
  'rainbow',
  'three',
  'full',
  'four',
  'flush',
  'full-straight',
  'four-straight',
  'straight-flush',
] as const

export type HandKind = (typeof HAND_KINDS)[number]

/** Number of cards in a hand. */
export const HAND_SIZE = 5

const PAIR = 1
const TWO_PAIR = 2
const RAINBOW = 3
const THREE = 4
const FULL = 5
const FOUR = 6
const FLUSH = 7
const FULL_STRAIGHT = 8
const FOUR_STRAIGHT = 9
const STRAIGHT_FLUSH = 10

const NUMBER_COUNT = 49

/** Number of bits for the rank of the governing cards: there are fewer than 2^21 sets of five cards out of 49. */
const VALUE_SHIFT = 21
const SET_MASK = (1 << VALUE_SHIFT) - 1

/**
 * Colour counts are packed into one word, four bits each: by card, the shift of its colour's count, and a count of one.
 */
const SHIFT = Int32Array.from({ length: NUMBER_COUNT }, (_, card) => 4 * Math.floor(card / COLOUR_SIZE))
const ONE = Int32Array.from(SHIFT, (shift) => 1 << shift)

/** Masks of the bits with weight 1, 2 and 4 in every colour's count. */
const ONES = 0x1111111
const TWOS = 0x2222222
const FOURS = 0x4444444

/** By value of the hand, how many cards of a colour the hand must hold for these to govern; 1 where all five govern. */
const GOVERNS_FROM = Int32Array.of(0, 2, 2, 1, 3, 3, 4, 1, 1, 1, 1)

/** Number of governing cards, by value of the hand. */
const GOVERNING = Int32Array.of(0, 2, 4, 5, 3, 3, 4, 5, 5, 5, 5)

/**
 * `CHOOSE[HAND * card + i]` is the number of sets of i + 1 cards below the card. Its sum over the cards of a set, in
 * ascending order, is the rank of the set among sets of its size (combinatorial number system) when highest cards are
 * compared first, then second highest, and so on.
 */
const CHOOSE = Int32Array.from({ length: HAND_SIZE * NUMBER_COUNT }, (_, at) =>
  choose(Math.floor(at / HAND_SIZE), (at % HAND_SIZE) + 1),
)

/** Returns the key of the hand in `cards` from entry `from` on. The hand with the higher key wins. */
export function handKey(cards: ArrayLike<Card>, from = 0): number {
  const a = cards[from]!
  const b = cards[from + 1]!
  const c = cards[from + 2]!
  const d = cards[from + 3]!
  const e = cards[from + 4]!
  return e === CHEATER ? keyWith(a, b, c, d, bestNumber(a, b, c, d)) : numbersKey(a, b, c, d, e)
}

/** Returns the value of a hand by its key: 1 to 10 points. */
export function valueOf(key: number): number {
  return key >> VALUE_SHIFT
}

/** Returns the rank of a hand among hands of its value: how many sets of governing cards rank below its own. */
export function rankOf(key: number): number {
  return key & SET_MASK
}

/** Returns the kind of a hand by its value. */
export function kindOf(value: number): HandKind {
  return entryAt(HAND_KINDS, value - 1)
}

/** Returns the card that the Cheater in a hand stands for, or -1 if the hand has no Cheater. */
export function cheaterAs(cards: ArrayLike<Card>, from = 0): Card {
  if (cards[from + 4] !== CHEATER) return -1
  return bestNumber(cards[from]!, cards[from + 1]!, cards[from + 2]!, cards[from + 3]!)
}

/** Returns the governing cards of a hand by its key, highest first, with the card that the Cheater stands for. */
export function governingCards(key: number): Card[] {
  const found: Card[] = []
  let rest = key & SET_MASK
  for (let left = GOVERNING[valueOf(key)]!; left > 0; left--) {
    let card = NUMBER_COUNT - 1
    while (CHOOSE[HAND_SIZE * card + left - 1]! > rest) card--
    rest -= CHOOSE[HAND_SIZE * card + left - 1]!
    found.push(card)
  }
  return found
}

/** Added to a colour's count less the count required: bit 3 of the sum is set exactly if the count suffices. */
const SPARE = 8
const SPARE_BITS = 3

/** Returns the key of five numbers, ascending. Branchless: hands are random, so the CPU would mispredict branches. */
function numbersKey(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const counts = ONE[a]! + ONE[b]! + ONE[c]! + ONE[d]! + ONE[e]!
  const value = valueOfNumbers(counts, e - a === HAND_SIZE - 1)
  const spare = SPARE - GOVERNS_FROM[value]!
  let place = 0
  let rank = 0
  let governs = (((counts >> SHIFT[a]!) & 7) + spare) >> SPARE_BITS
  rank += -governs & CHOOSE[HAND_SIZE * a]!
  place += governs
  governs = (((counts >> SHIFT[b]!) & 7) + spare) >> SPARE_BITS
  rank += -governs & CHOOSE[HAND_SIZE * b + place]!
  place += governs
  governs = (((counts >> SHIFT[c]!) & 7) + spare) >> SPARE_BITS
  rank += -governs & CHOOSE[HAND_SIZE * c + place]!
  place += governs
  governs = (((counts >> SHIFT[d]!) & 7) + spare) >> SPARE_BITS
  rank += -governs & CHOOSE[HAND_SIZE * d + place]!
  place += governs
  governs = (((counts >> SHIFT[e]!) & 7) + spare) >> SPARE_BITS
  rank += -governs & CHOOSE[HAND_SIZE * e + place]!
  return (value << VALUE_SHIFT) | rank
}

/** Returns the value of five numbers by their colour counts. Five consecutive numbers span at most two colours. */
function valueOfNumbers(counts: number, consecutive: boolean): number {
  const ones = counts & ONES
  const twos = (counts & TWOS) >> 1
  const fours = (counts & FOURS) >> 2
  if (fours !== 0) {
    if ((fours & ones) !== 0) return consecutive ? STRAIGHT_FLUSH : FLUSH
    return consecutive ? FOUR_STRAIGHT : FOUR
  }
  if (twos === 0) return RAINBOW
  const several = (twos & (twos - 1)) !== 0
  if ((twos & ones) === 0) return several ? TWO_PAIR : PAIR
  if (!several) return THREE
  return consecutive ? FULL_STRAIGHT : FULL
}

/**
 * Returns the best number for the Cheater to stand for beside four others, ascending. If the hand is not consecutive,
 * the value depends only on the colour, and the highest number of a colour that is not in the hand ranks best. If the
 * four fit in a straight, it also tries every number that may complete one.
 */
function bestNumber(a: Card, b: Card, c: Card, d: Card): Card {
  let best = -1
  let bestKey = -1
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    let number = COLOUR_SIZE * colour + COLOUR_SIZE - 1
    if (number === d) number--
    if (number === c) number--
    if (number === b) number--
    if (number === a) number--
    const key = keyWith(a, b, c, d, number)
    if (key <= bestKey) continue
    best = number
    bestKey = key
  }
  if (d - a >= HAND_SIZE) return best
  const last = Math.min(a + HAND_SIZE - 1, NUMBER_COUNT - 1)
  for (let number = Math.max(d - HAND_SIZE + 1, 0); number <= last; number++) {
    if (number === a || number === b || number === c || number === d) continue
    const key = keyWith(a, b, c, d, number)
    if (key <= bestKey) continue
    best = number
    bestKey = key
  }
  return best
}

/** Returns the key of four numbers, ascending, and a fifth that may lie anywhere between, below or above them. */
function keyWith(a: Card, b: Card, c: Card, d: Card, x: Card): number {
  if (x > d) return numbersKey(a, b, c, d, x)
  if (x > c) return numbersKey(a, b, c, x, d)
  if (x > b) return numbersKey(a, b, x, c, d)
  if (x > a) return numbersKey(a, x, b, c, d)
  return numbersKey(x, a, b, c, d)
}
