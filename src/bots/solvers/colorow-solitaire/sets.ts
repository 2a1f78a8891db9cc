import { HIGH, LOW } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT } from '../../../rules/forty-nine-outfit/colours'
import { gainAt, standing } from '../../../rules/forty-nine-outfit/lines'
import { BARE } from './task'

// In range: colours, squares.

/** The squares of each colour with what they count together. */
export class ColourSets {
  readonly #low = new Int32Array(COLOUR_COUNT)
  readonly #high = new Int32Array(COLOUR_COUNT)
  score = 0

  constructor(colours: readonly number[]) {
    colours.forEach((colour, square) => {
      if (colour !== BARE) this.add(square, colour)
    })
  }

  /** Lays a colour on a square where it does not lie. */
  add(square: number, colour: number): void {
    this.score += this.gain(square, colour)
    this.#low[colour]! |= LOW[square]!
    this.#high[colour]! |= HIGH[square]!
  }

  /** Takes it up again. */
  remove(square: number, colour: number): void {
    this.#low[colour]! &= ~LOW[square]!
    this.#high[colour]! &= ~HIGH[square]!
    this.score -= this.gain(square, colour)
  }

  /** What a colour would count more with a square that it has not got. */
  gain(square: number, colour: number): number {
    return gainAt(square, this.#low[colour]!, this.#high[colour]!)
  }

  /** What one colour counts. */
  countOf(colour: number): number {
    return standing(this.#low[colour]!, this.#high[colour]!)
  }
}
