import { clash } from '../../../rules/forty-nine-outfit/isolation/solutions'
import type { IsolationView } from '../../../rules/forty-nine-outfit/isolation/shape'
import type { GameView } from '../../../rules/kit'

export type Table = GameView<IsolationView>

export const CARDS = 7
const SIDE = 7

/** Whether cards on two squares (from 1) would clash; a square does not clash with itself. */
function isClashing(one: number, two: number): boolean {
  return one !== two && clash(one - 1, two - 1)
}

/** Returns the squares of `among` whose cards would clash with a card on `square`. */
export function clashesOf(square: number, among: readonly number[]): number[] {
  return among.filter((other) => isClashing(square, other))
}

/** Returns the squares between two that clash, on their common line. */
export function squaresBetween(one: number, two: number): number[] {
  const [low, high] = [Math.min(one, two), Math.max(one, two)]
  const rows = Math.floor((high - 1) / SIDE) - Math.floor((low - 1) / SIDE)
  const steps = rows === 0 ? high - low : rows
  const step = (high - low) / steps
  return Array.from({ length: steps - 1 }, (_, i) => low + (i + 1) * step)
}

/** A move: a card laid, moved or taken back. Squares are numbered from 1; null is the hand. */
export interface Step {
  readonly from: number | null
  readonly to: number | null
}

const STEP_PATTERN = /^(?:@(\d{1,2})|(\d{1,2})@off|(\d{1,2})-(\d{1,2}))$/

/** Parses a move; returns null for any other text. Checks the syntax only. */
export function stepOf(move: string): Step | null {
  const found = STEP_PATTERN.exec(move)
  if (!found) return null
  const [laid, taken, from, to] = found
    .slice(1)
    .map((number: string | undefined) => (number === undefined ? null : Number(number)))
  return { from: taken ?? from ?? null, to: laid ?? to ?? null }
}
