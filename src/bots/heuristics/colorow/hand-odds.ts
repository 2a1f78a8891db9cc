import { SQUARES } from '../../../rules/forty-nine-outfit/board'
import { COLOUR_COUNT } from '../../../rules/forty-nine-outfit/colours'

/** Maximum size of a hand. */
const LARGEST_HAND = 7
const SIZES = LARGEST_HAND + 1

/** Results of {@link chanceOfNone}: `NONE[SIZES * (SQUARES * unseen + marked) + size]`. */
const CHANCES_OF_NONE = new Float64Array(SIZES * SQUARES * SQUARES)
for (let unseen = 0; unseen < SQUARES; unseen++) {
  for (let marked = 0; marked <= unseen; marked++) {
    let chance = 1
    for (let size = 0; size < SIZES; size++) {
      CHANCES_OF_NONE[SIZES * (SQUARES * unseen + marked) + size] = chance
      chance *= Math.max(0, (unseen - size - marked) / Math.max(1, unseen - size))
    }
  }
}

/** Returns the chance that a hand of `size` out of `unseen` cards has none of `marked` given ones (hypergeometric). */
export function chanceOfNone(unseen: number, marked: number, size: number): number {
  return CHANCES_OF_NONE[SIZES * (SQUARES * unseen + marked) + Math.min(size, LARGEST_HAND)]!
}

const order = new Int32Array(COLOUR_COUNT)

/**
 * Returns the expected value of the best play of an unseen hand: `worth` is what the best play of each colour brings,
 * `out` how many of its cards are unseen. Exact for one hand of `size` cards.
 */
export function expectedBest(worth: Int32Array, out: Int32Array, unseen: number, size: number): number {
  let colours = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (worth[colour]! <= 0 || out[colour]! <= 0) continue
    let place = colours++
    for (; place > 0 && worth[order[place - 1]!]! < worth[colour]!; place--) order[place] = order[place - 1]!
    order[place] = colour
  }
  let expected = 0
  let marked = 0
  let noneBefore = 1
  for (let i = 0; i < colours && noneBefore > 0; i++) {
    marked += out[order[i]!]!
    const none = chanceOfNone(unseen, marked, size)
    expected += worth[order[i]!]! * (noneBefore - none)
    noneBefore = none
  }
  return expected
}
