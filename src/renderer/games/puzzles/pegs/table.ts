import type { ChainsEvent } from '../../../../rules/forty-nine-outfit/chains/events'
import { entryAt, type Seen } from '../../../../rules/kit'
import type { MenView } from '../../../../rules/forty-nine-outfit/jumping/shape'
import type { SceneContext } from '../../types'

/** What the jumping puzzles tell; moves are counted only where one man may jump several others in one. */
export interface PegView extends MenView {
  readonly solved: boolean
  readonly moveCount?: number
  /** Null without a limit. */
  readonly movesLeft?: number | null
  /** The "49" Puzzle only: where a last man could stand; none: a single man can never remain. */
  readonly finishes?: readonly number[]
}

export type PegTable = Seen<PegView>

/** How its table stands for this screen. */
export type PegContext = SceneContext<ChainsEvent>

const row = (square: number): number => Math.floor((square - 1) / 7)
const column = (square: number): number => (square - 1) % 7

/**
 * The kind of a square, 0 to 3: whether its row and its column are even. A jump goes two squares, so a man keeps to one
 * kind as long as he lives, and the man he jumps is always of another.
 */
export function kindOf(square: number): number {
  return 2 * (row(square) % 2) + (column(square) % 2)
}

/** How many sides of the board a square lies on: 2 is a corner. */
export function edges(square: number): number {
  return [row(square), column(square)].filter((at) => at === 0 || at === 6).length
}

/** Steps of a jump in squares, straight ones first. */
const STEPS = [-7, -1, 1, 7, -8, -6, 6, 8] as const

/** How many jumps these men have among the first `directions` (4 upright and level, 8 with the diagonals). */
export function countJumps(men: readonly number[], directions: number): number {
  const manned = new Set(men)
  const steps = STEPS.slice(0, directions)
  return men.reduce((sum, from) => sum + steps.filter((step) => isJump(manned, from, step)).length, 0)
}

function isJump(manned: ReadonlySet<number>, from: number, step: number): boolean {
  const to = from + 2 * step
  const inside = to >= 1 && to <= 49 && Math.abs(column(to) - column(from)) <= 2
  return inside && manned.has(from + step) && !manned.has(to)
}

/** The men after a jump, or several by one man: squares in order. */
export function afterJumps(men: readonly number[], squares: readonly number[]): number[] {
  const left = new Set(men)
  squares.slice(1).forEach((to, i) => {
    const from = entryAt(squares, i)
    left.delete(from)
    left.delete((from + to) / 2)
    left.add(to)
  })
  return [...left].sort((a, b) => a - b)
}
