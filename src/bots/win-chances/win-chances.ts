/**
 * Statistics of a two-sided game that is played over rounds to a target score, from rounds between equals. Written by
 * `build/win-chances.ts`.
 */
export interface RoundTable {
  /** Mean points of both sides together in a round. */
  readonly points: number
  /** Standard deviation of the difference between the sides' points in a round. */
  readonly spread: number
  /**
   * Chances to win the game before a round, in thousandths: line i, place j is the chance of a side that needs i + 1
   * points against one that needs j + 1.
   */
  readonly chances: readonly string[]
}

/**
 * Returns a side's chance to win from its own points and the other side's, which need not be whole: the points still
 * needed for {@link chanceBeforeRound}, the scores for {@link chanceWithinRound}.
 */
export type WinChance = (own: number, other: number) => number

/** Largest overshoot of the target that the grid represents, in points; a larger one is clamped. */
const MAX_OVERSHOOT = 16

/** Nodes and weights of five-point Gauss-Hermite quadrature for a normal distribution. */
const NODES = [-2.85697, -1.35563, 0, 1.35563, 2.85697]
const WEIGHTS = [0.011257, 0.222076, 0.533333, 0.222076, 0.011257]

/**
 * Returns the chances of a table before a round, extended to needs of any size: once a side has reached the target, the
 * side with fewer points to go has won, and equal sides have half each. Interpolates linearly between whole points.
 */
export function chanceBeforeRound({ chances }: RoundTable): WinChance {
  const most = chances.length
  const size = most + MAX_OVERSHOOT + 1
  const grid = new Float64Array(size * size)
  const rows = chances.map((line) => line.split(' ').map(Number))
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) grid[size * i + j] = chanceAt(rows, i - MAX_OVERSHOOT, j - MAX_OVERSHOOT)
  }
  const placeOf = (need: number): number => Math.min(size - 1.001, Math.max(0, need + MAX_OVERSHOOT))
  return (own, other) => {
    const x = placeOf(own)
    const y = placeOf(other)
    const i = Math.floor(x)
    const j = Math.floor(y)
    const at = size * i + j
    const near = grid[at]! + (y - j) * (grid[at + 1]! - grid[at]!)
    const far = grid[at + size]! + (y - j) * (grid[at + size + 1]! - grid[at + size]!)
    return near + (x - i) * (far - near)
  }
}

function chanceAt(rows: readonly (readonly number[])[], own: number, other: number): number {
  if (own > 0 && other > 0) return rows[own - 1]![other - 1]! / 1000
  return own === other ? 0.5 : own < other ? 1 : 0
}

/** The progress of a round at the end of a look-ahead. */
interface RoundStage {
  readonly target: number
  /** Points of both sides together before the round. */
  readonly before: number
  /** The share of the round that is still to be played, 0 to 1. */
  readonly left: number
}

/**
 * Returns the chance to win the game from the scores at which a look-ahead within a round ends, with the value of the
 * piles counted in. The difference of the scores is taken as the expected difference at the end of the round, with the
 * standard deviation of the part still to be played; the sum is taken as that before the round plus the points of an
 * average round. If nothing is left of the round, the scores are used as they are.
 */
export function chanceWithinRound(table: RoundTable, { target, before, left }: RoundStage): WinChance {
  const after = chanceBeforeRound(table)
  if (left === 0) return (own, other) => after(target - own, target - other)
  const spread = table.spread * Math.sqrt(left)
  const middle = target - (before + table.points) / 2
  return (own, other) => {
    let chance = 0
    for (let k = 0; k < NODES.length; k++) {
      const lead = (own - other + spread * NODES[k]!) / 2
      chance += WEIGHTS[k]! * after(middle - lead, middle + lead)
    }
    return chance
  }
}
