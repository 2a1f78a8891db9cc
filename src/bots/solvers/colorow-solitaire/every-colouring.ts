import { COLOUR_COUNT } from '../../../rules/forty-nine-outfit/colours'
import { ColourSets } from './sets'
import { BARE, type Colouring, type Task } from './task'

// In range: depths are below the number of vacant squares; colours.

/**
 * All ways to colour the vacant squares, one after the other, square by square. Runs in slices; when it has come to its
 * end, no way reaches the target.
 */
export class EveryColouring {
  readonly #task: Task
  readonly #sets: ColourSets
  readonly #left: number[]
  /** The colour tried on each vacant square so far; COLOUR_COUNT when all were. */
  readonly #tried: number[]
  #depth = 0

  constructor(task: Task) {
    this.#task = task
    this.#sets = new ColourSets(task.colours)
    this.#left = [...task.left]
    this.#tried = task.vacant.map(() => BARE)
  }

  /** Tries so many cards. The colours of all squares if the target is reached, null if it can't be, else undefined. */
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

  /** Lays the next colour of which a card is left on a vacant square; false, and nothing there, if there is none. */
  #advance(depth: number): boolean {
    const square = this.#task.vacant[depth]!
    const before = this.#tried[depth]!
    if (before !== BARE) {
      this.#sets.remove(square, before)
      this.#left[before]!++
    }
    let colour = before + 1
    while (colour < COLOUR_COUNT && this.#left[colour] === 0) colour++
    if (colour === COLOUR_COUNT) {
      this.#tried[depth] = BARE
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
