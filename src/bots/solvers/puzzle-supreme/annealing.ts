import { Xoshiro128 } from '../../../rules/kit'
import { freeNumbers, lackOf, LINE_COUNT, LINES_OF, vacantCells, type Square } from './square'

/** Temperature at the beginning and at the end of a round, in points of the sums. */
const HOT = 12
const COLD = 0.35

/**
 * Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983): two free numbers change places. The exchange is kept if
 * the sums come nearer to 175; otherwise the probability of keeping it falls with the loss and with the temperature.
 * Each round begins with a new order. The generator has a fixed seed: the same square always gets the same result.
 */
export class Annealing {
  readonly square: Square
  readonly #cells: readonly number[]
  readonly #lack = new Int32Array(LINE_COUNT)
  readonly #rng = new Xoshiro128(1928, 49, 175, 7)
  readonly #round: number
  #step = 0
  #cost = 0

  /** `round` is the number of exchanges tried between hot and cold. */
  constructor(square: Square, round: number) {
    this.square = square.slice()
    this.#cells = vacantCells(square)
    this.#round = round
    this.#shuffle(freeNumbers(square))
  }

  /** Tries up to `tries` exchanges. Returns true once `square` is solved. */
  step(tries: number): boolean {
    const cells = this.#cells
    for (let i = 0; i < tries; i++) {
      if (this.#cost === 0) return true
      if (this.#step++ >= this.#round) this.#shuffle(cells.map((cell) => this.square[cell]!))
      const heat = HOT * (COLD / HOT) ** (this.#step / this.#round)
      const one = cells[this.#rng.below(cells.length)]!
      const two = cells[this.#rng.below(cells.length)]!
      if (one === two) continue
      const worse = this.#exchange(one, two)
      if (worse > 0 && this.#rng.u32() >= 2 ** 32 * Math.exp(-worse / heat)) this.#exchange(one, two)
    }
    return this.#cost === 0
  }

  #shuffle(numbers: readonly number[]): void {
    const left = [...numbers]
    for (const cell of this.#cells) this.square[cell] = left.splice(this.#rng.below(left.length), 1)[0]!
    for (let line = 0; line < LINE_COUNT; line++) this.#lack[line] = lackOf(this.square, line)
    this.#cost = this.#lack.reduce((sum, lack) => sum + Math.abs(lack), 0)
    this.#step = 0
  }

  /** Exchanges two numbers; returns by how much the sums got worse. */
  #exchange(one: number, two: number): number {
    const { square } = this
    const difference = square[two]! - square[one]!
    const worse = this.#add(one, difference) + this.#add(two, -difference)
    const number = square[one]!
    square[one] = square[two]!
    square[two] = number
    this.#cost += worse
    return worse
  }

  #add(cell: number, difference: number): number {
    let worse = 0
    for (const line of LINES_OF[cell]!) {
      const lack = this.#lack[line]!
      this.#lack[line] = lack - difference
      worse += Math.abs(lack - difference) - Math.abs(lack)
    }
    return worse
  }
}
