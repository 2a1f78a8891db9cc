import type { Layer } from './layer'
import { weigh } from './weights'

/** The positions of the last step of a search, and the way to each of them. */
export class Trail {
  low: Int32Array
  high: Int32Array
  score: Int16Array
  readonly #parents: Int32Array[] = []
  readonly #jumps: Uint8Array[] = []

  constructor(low: number, high: number) {
    this.low = Int32Array.of(low)
    this.high = Int32Array.of(high)
    this.score = Int16Array.of(weigh(low, high))
  }

  get size(): number {
    return this.low.length
  }

  append({ low, high, score, parent, jump, size }: Layer): void {
    this.low = low.slice(0, size)
    this.high = high.slice(0, size)
    this.score = score.slice(0, size)
    this.#parents.push(parent.slice(0, size))
    this.#jumps.push(jump.slice(0, size))
  }

  /** The jumps to the best of the last positions. */
  best(): number[] {
    // In range: steps that were taken, places of their layers.
    let at = 0
    for (let i = 0; i < this.size; i++) if (this.score[i]! < this.score[at]!) at = i
    const way: number[] = []
    for (let step = this.#jumps.length - 1; step >= 0; step--) {
      way.push(this.#jumps[step]![at]!)
      at = this.#parents[step]![at]!
    }
    return way.reverse()
  }
}
