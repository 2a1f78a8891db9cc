import { HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT } from '../../../rules/forty-nine-outfit/colours'
import { gainAt } from '../../../rules/forty-nine-outfit/lines'
import { VACANT } from './task'

/** The squares of each colour, and what they count together. */
export class ColourSets {
  readonly #low = new Int32Array(COLOUR_COUNT)
  readonly #high = new Int32Array(COLOUR_COUNT)
  score = 0

  constructor(colours: readonly number[]) {
    colours.forEach((colour, square) => {
      if (colour !== VACANT) this.add(square, colour)
    })
  }

  /** Adds a square to a colour that does not have it. */
  add(square: number, colour: number): void {
    this.score += this.gain(square, colour)
    this.#low[colour]! |= LOW_BITS[square]!
    this.#high[colour]! |= HIGH_BITS[square]!
  }

  /** Removes a square from a colour. */
  remove(square: number, colour: number): void {
    this.#low[colour]! &= ~LOW_BITS[square]!
    this.#high[colour]! &= ~HIGH_BITS[square]!
    this.score -= this.gain(square, colour)
  }

  /** Returns what a colour would gain by a square that it does not have. */
  gain(square: number, colour: number): number {
    return gainAt(square, this.#low[colour]!, this.#high[colour]!)
  }
}
