import { pointsOfRows, STRAIGHT_COUNT_AT, STRAIGHTS, STRAIGHTS_AT } from '../../../../src/rules/forty-nine-outfit/lines'
import { HIGH_BITS, LOW_BITS, FIRST_HIGH_MEMBER } from '../../../../src/rules/forty-nine-outfit/cards'

/**
 * Proves that nobody can exceed 100 points, and finds all ways to reach them, by exhaustion. Nothing is assumed: every
 * set of seven squares is counted, and every combination of sets that could make 100 is tried.
 */

const SQUARES = 49
const COLOUR = 7

/** Set of squares as two words of bits (see cards.ts). */
interface SquareSet {
  readonly low: number
  readonly high: number
}

/** Result of counting all sets of seven squares. */
export interface Census {
  /** Entry n: number of sets that count n points. */
  readonly histogram: readonly number[]
  /** Sets that count `least` points or more, by their points. */
  readonly best: ReadonlyMap<number, readonly SquareSet[]>
}

/**
 * `LINES_AT` has the lines through each square, four entries for each. `NO_LINE` fills unused entries; this line stays
 * empty.
 */
const NO_LINE = STRAIGHTS.length
const LINES_AT = Uint8Array.from({ length: SQUARES * 4 }, (_, place) => {
  return place % 4 < STRAIGHT_COUNT_AT[place >> 2]! ? STRAIGHTS_AT[place]! : NO_LINE
})

/** Entry n: points for one more square on a line that has n squares already. */
const GAIN = Uint8Array.of(0, 0, 3, 1, 1, 1, 1, 0)

/** Counts all 85,900,584 sets of seven squares, and keeps those that count `least` points or more. */
export function countAllSets(least: number): Census {
  const histogram = new Float64Array(64)
  const best = new Map<number, SquareSet[]>()
  const held = new Uint8Array(NO_LINE + 1)
  const chosen = new Uint8Array(COLOUR)

  const keep = (count: number): void => {
    const found = best.get(count) ?? []
    found.push(setOf(chosen))
    best.set(count, found)
  }
  const gainAt = (square: number): number => {
    const at = 4 * square
    return (
      GAIN[held[LINES_AT[at]!]!]! +
      GAIN[held[LINES_AT[at + 1]!]!]! +
      GAIN[held[LINES_AT[at + 2]!]!]! +
      GAIN[held[LINES_AT[at + 3]!]!]!
    )
  }
  const lastSquare = (from: number, count: number): void => {
    for (let square = from; square < SQUARES; square++) {
      const all = count + gainAt(square)
      histogram[all]!++
      if (all >= least) {
        chosen[COLOUR - 1] = square
        keep(all)
      }
    }
  }
  const choose = (depth: number, from: number, count: number): void => {
    if (depth === COLOUR - 1) {
      lastSquare(from, count)
      return
    }
    for (let square = from; square <= SQUARES - COLOUR + depth; square++) {
      const gain = gainAt(square)
      for (let i = 4 * square; i < 4 * square + 4; i++) if (LINES_AT[i] !== NO_LINE) held[LINES_AT[i]!]!++
      chosen[depth] = square
      choose(depth + 1, square + 1, count + gain)
      for (let i = 4 * square; i < 4 * square + 4; i++) if (LINES_AT[i] !== NO_LINE) held[LINES_AT[i]!]!--
    }
  }
  choose(0, 0, 0)
  return { histogram: [...histogram.subarray(0, histogram.findLastIndex((times) => times > 0) + 1)], best }
}

/** What was found about seven colours together. */
export interface HundredsResult {
  /** Number of ways to lay five sets that count the most, without overlap. */
  readonly fives: number
  /**
   * The most points that the other two colours count together in any of these ways, if one of them counts 13 or more.
   */
  readonly rest: number
  /** The arrangements that count 100 or more: seven sets each, in ascending order, without names of colours. */
  readonly arrangements: readonly (readonly SquareSet[])[]
}

/**
 * Returns all arrangements of seven colours that count 100 or more, given the census of sets that count 13 or more. The
 * best sets of a colour must count 15 and the next best 13. Then four colours of 15 and three of 13 make only 99, so
 * five colours have 15. The other two need 25 together, so one of them has 13 or more.
 */
export function arrangeHundreds({ best }: Census): HundredsResult {
  const fifteens = best.get(15) ?? []
  const large = [...best.values()].flat()
  const found = new Map<string, readonly SquareSet[]>()
  let fives = 0
  let rest = 0

  const finish = (five: readonly SquareSet[], low: number, high: number): void => {
    fives++
    for (const one of large) {
      if (((one.low & low) | (one.high & high)) !== 0) continue
      const two = { low: ~(low | one.low) & ALL_LOW, high: ~(high | one.high) & ALL_HIGH }
      const both = pointsOfRows(one.low, one.high) + pointsOfRows(two.low, two.high)
      rest = Math.max(rest, both)
      if (both >= 25) {
        const sets = [...five, one, two].sort((a, b) => a.low - b.low || a.high - b.high)
        found.set(JSON.stringify(sets), sets)
      }
    }
  }
  const choose = (five: readonly SquareSet[], from: number, low: number, high: number): void => {
    if (five.length === 5) {
      finish(five, low, high)
      return
    }
    for (let i = from; i < fifteens.length; i++) {
      const set = fifteens[i]!
      if (((set.low & low) | (set.high & high)) === 0) choose([...five, set], i + 1, low | set.low, high | set.high)
    }
  }
  choose([], 0, 0, 0)
  return { fives, rest, arrangements: [...found.values()] }
}

const ALL_LOW = (1 << FIRST_HIGH_MEMBER) - 1
const ALL_HIGH = (1 << (SQUARES - FIRST_HIGH_MEMBER)) - 1

function setOf(squares: Uint8Array): SquareSet {
  let low = 0
  let high = 0
  for (const square of squares) {
    low |= LOW_BITS[square]!
    high |= HIGH_BITS[square]!
  }
  return { low, high }
}
