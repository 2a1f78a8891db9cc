// In range: points below the table's size; corners of the cell in which a lead lies.

/**
 * What decides a game for two sides that is played over rounds to so many points, as rounds between equals tell. Made by
 * `build/win-chances.ts`.
 */
export interface RoundTable {
  /** Points that both sides together make in a round, on the average. */
  readonly points: number
  /** Standard deviation of what one side makes more than the other. */
  readonly spread: number
  /**
   * Chances to win the game before a round, in thousandths: of who needs i + 1 points against who needs j + 1, in line i
   * at place j.
   */
  readonly chances: readonly string[]
}

/** The chance to win from the points that one needs still, and the other; neither need be whole. */
export type WinChance = (own: number, other: number) => number

/** With fewer points than this below the target a side has it all the same: more is not told apart. */
const BEYOND = 16

/** Five points and weights that stand for a normal distribution (Gauss and Hermite). */
const NODES = [-2.85697, -1.35563, 0, 1.35563, 2.85697]
const WEIGHTS = [0.011257, 0.222076, 0.533333, 0.222076, 0.011257]

/**
 * The chances of a table before a round, for needs of any size: at the target or beyond it whoever is further wins, and
 * at the same points both have half. Between whole points it is a mean.
 */
export function chanceBeforeRound({ chances }: RoundTable): WinChance {
  const most = chances.length
  const size = most + BEYOND + 1
  const grid = new Float64Array(size * size)
  const rows = chances.map((line) => line.split(' ').map(Number))
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) grid[size * i + j] = ends(rows, i - BEYOND, j - BEYOND)
  }
  const placeOf = (need: number): number => Math.min(size - 1.001, Math.max(0, need + BEYOND))
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

function ends(rows: readonly (readonly number[])[], own: number, other: number): number {
  if (own > 0 && other > 0) return rows[own - 1]![other - 1]! / 1000
  return own === other ? 0.5 : own < other ? 1 : 0
}

/** How far a round has come when a look ahead ends. */
export interface RoundStage {
  readonly target: number
  /** Points of both sides together before the round. */
  readonly before: number
  /** The share of the round that is still to be played then, 0 to 1. */
  readonly left: number
}

/**
 * The chance to win the game from the scores at which a look ahead within a round ends, the worth of the piles counted
 * in. Their difference is taken for what the round will bring one side more, and deviates as rounds do; together the
 * sides will have made what a round brings. Where nothing is left of the round the scores are what they are.
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
