import { entryAt } from '../kit'
import { CHEATER, type Card } from './cards'

// In range: cards from `from` on are a hand; the Cheater stands in no table of numbers; colours, values.

/**
 * The ranking of hands of five in Pittsburgh Draw, as its rules page has it. A hand is five cards ascending, so that
 * the Cheater comes last. Its key is one whole number below 2^25 that orders all hands: the value above, below it which
 * set of cards governs.
 */
export const KINDS = [
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

export type Kind = (typeof KINDS)[number]

export const HAND = 5

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

const NUMBERS = 49
const COLOURS = 7
const OF_A_COLOUR = 7

/** There are fewer than 2^21 sets of five among 49. */
const VALUE_SHIFT = 21
const SET_MASK = (1 << VALUE_SHIFT) - 1

/** Four bits a colour: where its count stands, and a count of one. */
const SHIFT = Int32Array.from({ length: NUMBERS }, (_, card) => 4 * Math.floor(card / OF_A_COLOUR))
const ONE = Int32Array.from(SHIFT, (shift) => 1 << shift)

/** The lowest, second and third bit of each colour's count. */
const ONES = 0x1111111
const TWOS = 0x2222222
const FOURS = 0x4444444

/** Cards of one colour that a card must belong to for governing, by value; 1 where all five govern. */
const GOVERNS_FROM = Int32Array.of(0, 2, 2, 1, 3, 3, 4, 1, 1, 1, 1)

/** How many cards govern, by value. */
const GOVERNING = Int32Array.of(0, 2, 4, 5, 3, 3, 4, 5, 5, 5, 5)

/**
 * `CHOOSE[HAND * card + i]` sets of i + 1 cards lie wholly below the card. Summed over a set, ascending, that is how
 * many sets of its size come before it if their highest cards are compared first, then the second highest, and so on.
 */
const CHOOSE = Int32Array.from({ length: HAND * NUMBERS }, (_, at) => choose(Math.floor(at / HAND), (at % HAND) + 1))

function choose(from: number, many: number): number {
  let ways = 1
  for (let i = 0; i < many; i++) ways = (ways * (from - i)) / (i + 1)
  return ways
}

/** The key of the hand that stands in `cards` from entry `from` on. Of two hands the one with the higher key wins. */
export function handKey(cards: ArrayLike<Card>, from = 0): number {
  const a = cards[from]!
  const b = cards[from + 1]!
  const c = cards[from + 2]!
  const d = cards[from + 3]!
  const e = cards[from + 4]!
  return e === CHEATER ? keyWith(a, b, c, d, bestNumber(a, b, c, d)) : numbersKey(a, b, c, d, e)
}

/** The points that a hand is worth, 1 to 10. */
export function valueOf(key: number): number {
  return key >> VALUE_SHIFT
}

/** Where a hand stands among those of its value: the cards that govern, as the number of sets before theirs. */
export function rankOf(key: number): number {
  return key & SET_MASK
}

/** What a hand is called that is worth so many points. */
export function kindOf(value: number): Kind {
  return entryAt(KINDS, value - 1)
}

/** The card that the Cheater of a hand stands for, or -1 if the hand is without him. */
export function cheaterAs(cards: ArrayLike<Card>, from = 0): Card {
  if (cards[from + 4] !== CHEATER) return -1
  return bestNumber(cards[from]!, cards[from + 1]!, cards[from + 2]!, cards[from + 3]!)
}

/** The cards that govern a hand, highest first, the one that the Cheater stands for among them. */
export function governing(key: number): Card[] {
  const found: Card[] = []
  let rest = key & SET_MASK
  for (let left = GOVERNING[valueOf(key)]!; left > 0; left--) {
    let card = NUMBERS - 1
    while (CHOOSE[HAND * card + left - 1]! > rest) card--
    rest -= CHOOSE[HAND * card + left - 1]!
    found.push(card)
  }
  return found
}

/** What a count of cards is raised by, so that one that is large enough shows as bit 3. */
const SPARE = 8
const SPARE_BITS = 3

/** The key of five numbers, ascending. Written without branches, which chance would make the processor guess wrong. */
function numbersKey(a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const counts = ONE[a]! + ONE[b]! + ONE[c]! + ONE[d]! + ONE[e]!
  const value = valueOfNumbers(counts, e - a === HAND - 1)
  const spare = SPARE - GOVERNS_FROM[value]!
  let place = 0
  let rank = 0
  let governs = (((counts >> SHIFT[a]!) & 7) + spare) >> SPARE_BITS
  rank += -governs & CHOOSE[HAND * a]!
  place += governs
  governs = (((counts >> SHIFT[b]!) & 7) + spare) >> SPARE_BITS
  rank += -governs & CHOOSE[HAND * b + place]!
  place += governs
  governs = (((counts >> SHIFT[c]!) & 7) + spare) >> SPARE_BITS
  rank += -governs & CHOOSE[HAND * c + place]!
  place += governs
  governs = (((counts >> SHIFT[d]!) & 7) + spare) >> SPARE_BITS
  rank += -governs & CHOOSE[HAND * d + place]!
  place += governs
  governs = (((counts >> SHIFT[e]!) & 7) + spare) >> SPARE_BITS
  rank += -governs & CHOOSE[HAND * e + place]!
  return (value << VALUE_SHIFT) | rank
}

/** The value of five numbers from how many there are of each colour; consecutive ones touch at most two colours. */
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
 * The number that the Cheater best stands for beside four others, ascending. Where the hand isn't consecutive only the
 * colour matters for the value, and of a colour the highest number that isn't in the hand is best, as it governs.
 */
function bestNumber(a: Card, b: Card, c: Card, d: Card): Card {
  let best = -1
  let bestKey = -1
  for (let colour = 0; colour < COLOURS; colour++) {
    let number = OF_A_COLOUR * colour + OF_A_COLOUR - 1
    if (number === d) number--
    if (number === c) number--
    if (number === b) number--
    if (number === a) number--
    const key = keyWith(a, b, c, d, number)
    if (key <= bestKey) continue
    best = number
    bestKey = key
  }
  if (d - a >= HAND) return best
  const last = Math.min(a + HAND - 1, NUMBERS - 1)
  for (let number = Math.max(d - HAND + 1, 0); number <= last; number++) {
    if (number === a || number === b || number === c || number === d) continue
    const key = keyWith(a, b, c, d, number)
    if (key <= bestKey) continue
    best = number
    bestKey = key
  }
  return best
}

/** The key of four numbers, ascending, and a fifth that may stand anywhere among them. */
function keyWith(a: Card, b: Card, c: Card, d: Card, x: Card): number {
  if (x > d) return numbersKey(a, b, c, d, x)
  if (x > c) return numbersKey(a, b, c, x, d)
  if (x > b) return numbersKey(a, b, x, c, d)
  if (x > a) return numbersKey(a, x, b, c, d)
  return numbersKey(x, a, b, c, d)
}
