import type { ChainsEvent } from '../../../../rules/forty-nine-outfit/chains/shape'
import { entryAt, type GameView } from '../../../../rules/kit'
import type { MenView } from '../../../../rules/forty-nine-outfit/jumping-men'
import type { SceneContext } from '../../types'

/** The view of the jumping puzzles. Moves are counted only in those where one move may consist of several jumps. */
export interface PegView extends MenView {
  readonly solved: boolean
  readonly moveCount?: number
  /** Null without a limit. */
  readonly movesLeft?: number | null
  /** The "49" Puzzle only: the squares on which a last man could stand; empty if a single man can never remain. */
  readonly finishes?: readonly number[]
}

export type PegTable = GameView<PegView>

/** State of the screen for this game's scene. */
export type PegContext = SceneContext<ChainsEvent>

const row = (square: number): number => Math.floor((square - 1) / 7)
const column = (square: number): number => (square - 1) % 7

/**
 * Returns the kind of a square, 0 to 3: the parities of its row and its column. A jump goes two squares, so a man never
 * changes his kind, and the man he jumps always has another.
 */
export function kindOf(square: number): number {
  return 2 * (row(square) % 2) + (column(square) % 2)
}

/** Returns the number of the board's edges that a square touches; 2 is a corner. */
export function edgeCount(square: number): number {
  return [row(square), column(square)].filter((at) => at === 0 || at === 6).length
}

/** Differences between the numbers of adjacent squares, straight directions first. */
const STEPS = [-7, -1, 1, 7, -8, -6, 6, 8] as const

/**
 * Returns the number of jumps that these men have in the first `directions` directions (4 vertical and horizontal, 8
 * with the diagonals).
 */
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

/** Returns the men after one or more jumps by one man, whose squares are given in order. */
export function menAfterJumps(men: readonly number[], squares: readonly number[]): number[] {
  const left = new Set(men)
  squares.slice(1).forEach((to, i) => {
    const from = entryAt(squares, i)
    left.delete(from)
    left.delete((from + to) / 2)
    left.add(to)
  })
  return [...left].sort((a, b) => a - b)
}
