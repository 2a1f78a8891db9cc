import { countSteps, eachJump, ADJACENT, SQUARES } from './moves'
import { Numbering } from './numbering'

const WIN = 1
const LOSS = -1

/** The classes of endings with up to five men: kings of the side to move, kings of the other. */
export const CLASSES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, 3],
] as const

/** All positions with a number of kings on each side, valued for the side to move: won, lost, or (0) drawn. */
interface Ending {
  readonly numbering: Numbering
  readonly values: Int8Array
  /** Plies to the deciding capture or block: the fewest for the winner, the most for the loser. */
  readonly plies: Uint8Array
  /** Number of steps not yet known to lose; 0 where a jump is compulsory. */
  readonly openSteps: Uint8Array
}

export interface Counts {
  readonly positions: number
  readonly wins: number
  readonly losses: number
  readonly draws: number
  /** The most plies between two captures in a forced win. */
  readonly longest: number
}

/**
 * Endings with only kings by retrograde analysis, without the repetition rule and the quiet limit. Jumps lead into
 * smaller endings that are already solved; from the decided positions, steps are taken back, level by level.
 */
export class KingEndings {
  readonly #known = new Map<string, Ending>()

  /** Counts the results for the side to move with `own` kings against `foe` kings. */
  counts(own: number, foe: number): Counts {
    const { values, plies } = this.#ending(own, foe)
    const wins = values.reduce((sum, value) => sum + (value === WIN ? 1 : 0), 0)
    const losses = values.reduce((sum, value) => sum + (value === LOSS ? 1 : 0), 0)
    const positions = values.length
    const longest = plies.reduce((most, distance) => Math.max(most, distance), 0)
    return { positions, wins, losses, draws: positions - wins - losses, longest }
  }

  /** Returns the value for the side to move; sets of squares as in moves.ts. */
  value(own: number, foe: number): number {
    if (foe === 0) return WIN
    if (own === 0) return LOSS
    const { numbering, values } = this.#ending(countMembers(own), countMembers(foe))
    return values[numbering.indexOf(own, foe)]!
  }

  #ending(own: number, foe: number): Ending {
    const known = this.#known.get(`${own}-${foe}`)
    if (known) return known
    const pair = own === foe ? [createEnding(own, foe)] : [createEnding(own, foe), createEnding(foe, own)]
    const levels: number[][] = []
    pair.forEach((ending, side) =>
      this.#begin(ending, (index, level) => {
        ;(levels[level] ??= []).push(2 * index + side)
      }),
    )
    takeBack(pair, levels)
    this.#known.set(`${own}-${foe}`, pair[0]!)
    this.#known.set(`${foe}-${own}`, pair.at(-1)!)
    return pair[0]!
  }

  /** Values the positions that jumps and blocks decide. */
  #begin({ numbering, values, plies, openSteps }: Ending, decided: (index: number, level: number) => void): void {
    numbering.each((index, own, foe) => {
      let best: number = LOSS
      const jumps = eachJump(own, foe, (after, left) => {
        best = Math.max(best, -this.value(left, after))
      })
      if (!jumps) {
        openSteps[index] = countSteps(own, foe)
        if (openSteps[index] > 0) return
      }
      values[index] = best
      plies[index] = jumps && best !== 0 ? 1 : 0
      if (best !== 0) decided(index, plies[index])
    })
  }
}

function createEnding(own: number, foe: number): Ending {
  const numbering = new Numbering(own, foe)
  const { size } = numbering
  return { numbering, values: new Int8Array(size), plies: new Uint8Array(size), openSteps: new Uint8Array(size) }
}

/**
 * Takes steps back from all decided positions. Entries of a level are `2 × index + side`, where `side` selects the
 * ending of the pair.
 */
function takeBack(pair: readonly Ending[], levels: number[][]): void {
  const positions = pair.map(positionsOf)
  for (let level = 0; level < levels.length; level++) {
    for (const entry of levels[level] ?? []) {
      const side = entry & 1
      const otherSide = pair.length === 1 ? 0 : 1 - side
      const before = pair[otherSide]!
      const { values } = pair[side]!
      const [own, foe] = positions[side]!
      const index = entry >> 1
      eachStepBack(own[index]!, foe[index]!, (mover, other) => {
        const at = before.numbering.indexOf(mover, other)
        if (before.values[at] !== 0 || before.openSteps[at] === 0) return
        if (values[index] === WIN && --before.openSteps[at]! > 0) return
        before.values[at] = -values[index]!
        before.plies[at] = level + 1
        ;(levels[level + 1] ??= []).push(2 * at + otherSide)
      })
    }
  }
}

/** Returns the sets of every position by its index. */
function positionsOf({ numbering }: Ending): [Int32Array, Int32Array] {
  const own = new Int32Array(numbering.size)
  const foe = new Int32Array(numbering.size)
  numbering.each((index, mover, other) => {
    own[index] = mover
    foe[index] = other
  })
  return [own, foe]
}

/**
 * Passes to `visit` the positions from which a step of the other side leads here, including those in which a jump would
 * be compulsory.
 */
function eachStepBack(own: number, foe: number, visit: (mover: number, other: number) => void): void {
  for (let square = 0; square < SQUARES; square++) {
    if (!(foe & (1 << square))) continue
    for (const from of ADJACENT[square]!) {
      if (!((own | foe) & (1 << from))) visit((foe & ~(1 << square)) | (1 << from), own)
    }
  }
}

function countMembers(set: number): number {
  let members = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) members++
  return members
}
