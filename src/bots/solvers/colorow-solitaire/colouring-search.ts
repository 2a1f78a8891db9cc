import { COLOUR_COUNT } from '../../../rules/forty-nine-outfit/colours'
import { ColourSets } from './colour-sets'
import { VACANT, type Colouring, type Task } from './task'

/**
 * Exhaustive search of the ways to colour the vacant squares, square by square. Runs in slices; if it ends without a
 * colouring, none reaches the target.
 */
export class ColouringSearch {
  readonly #task: Task
  readonly #sets: ColourSets
  readonly #left: number[]
  /** The colour on each vacant square, or BARE. */
  readonly #tried: number[]
  #depth = 0

  constructor(task: Task) {
    this.#task = task
    this.#sets = new ColourSets(task.colours)
    this.#left = [...task.left]
    this.#tried = task.vacant.map(() => VACANT)
  }

  /** Tries up to `nodes` cards. Returns all colours if the target is reached, null if it cannot be, else undefined. */
  step(nodes: number): Colouring | null | undefined {
    const { vacant, target } = this.#task
    for (let node = 0; node < nodes; node++) {
      if (this.#depth === vacant.length) {
        if (this.#sets.score >= target) return this.#colouring()
        this.#depth--
      }
      if (this.#depth < 0) return null
      if (this.#advance(this.#depth)) this.#depth++
      else this.#depth--
    }
    return undefined
  }

  /** Lays the next colour of which a card is left on a vacant square; if there is none, clears it and returns false. */
  #advance(depth: number): boolean {
    const square = this.#task.vacant[depth]!
    const before = this.#tried[depth]!
    if (before !== VACANT) {
      this.#sets.remove(square, before)
      this.#left[before]!++
    }
    let colour = before + 1
    while (colour < COLOUR_COUNT && this.#left[colour] === 0) colour++
    if (colour === COLOUR_COUNT) {
      this.#tried[depth] = VACANT
      return false
    }
    this.#tried[depth] = colour
    this.#sets.add(square, colour)
    this.#left[colour]!--
    return true
  }

  #colouring(): Colouring {
    const colours = [...this.#task.colours]
    this.#task.vacant.forEach((square, i) => (colours[square] = this.#tried[i]!))
    return colours
  }
}
