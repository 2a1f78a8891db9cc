import { shuffle, Xoshiro128 } from '../../../rules/kit'
import { ColourSets } from './colour-sets'
import { coloursToLay, type Colouring, type Task } from './task'

/** Temperature at the beginning and at the end of a round, in points. */
const HOT = 3
const COLD = 0.4

/** Exchanges tried between hot and cold. */
const EXCHANGES_PER_ROUND = 200_000

/**
 * Simulated annealing: two cards that are not laid yet change places. Each round begins with a new order. The generator
 * has a fixed seed, so that the same task always gets the same result.
 */
export class Annealing {
  readonly #task: Task
  readonly #rng = new Xoshiro128(1928, 49, 100, 7)
  #colours: number[] = []
  #sets: ColourSets
  #step = 0

  constructor(task: Task) {
    this.#task = task
    this.#sets = this.#begin()
  }

  /** Tries up to `tries` exchanges. Returns the colours of all squares if the target is reached, else undefined. */
  step(tries: number): Colouring | undefined {
    const { vacant, target } = this.#task
    for (let i = 0; i < tries; i++) {
      if (this.#sets.score >= target) return [...this.#colours]
      if (this.#step++ === EXCHANGES_PER_ROUND) this.#sets = this.#begin()
      const one = vacant[this.#rng.below(vacant.length)]!
      const two = vacant[this.#rng.below(vacant.length)]!
      if (this.#colours[one] !== this.#colours[two]) this.#tryExchange(one, two)
    }
    return undefined
  }

  #begin(): ColourSets {
    const cards = coloursToLay(this.#task)
    shuffle(cards, cards.length, this.#rng)
    this.#colours = [...this.#task.colours]
    this.#task.vacant.forEach((square, i) => (this.#colours[square] = cards[i]!))
    this.#step = 1
    return new ColourSets(this.#colours)
  }

  #tryExchange(one: number, two: number): void {
    const before = this.#sets.score
    this.#exchange(one, two)
    const worse = before - this.#sets.score
    if (worse <= 0) return
    const heat = HOT * (COLD / HOT) ** (this.#step / EXCHANGES_PER_ROUND)
    if (this.#rng.u32() >= 2 ** 32 * Math.exp(-worse / heat)) this.#exchange(one, two)
  }

  #exchange(one: number, two: number): void {
    const sets = this.#sets
    const first = this.#colours[one]!
    const second = this.#colours[two]!
    sets.remove(one, first)
    sets.remove(two, second)
    sets.add(one, second)
    sets.add(two, first)
    this.#colours[one] = second
    this.#colours[two] = first
  }
}
