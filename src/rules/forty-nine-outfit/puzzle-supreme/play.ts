import type { Seat, Tell } from '../../kit'
import type { Placing } from '../placing'
import { tellPlacing } from '../tray/events'
import type { LineEvent, PuzzleSupremeEvent } from './events'
import { isRight, isSolved, place, type PuzzleSupremeState } from './state'
import { COLUMNS, DIAGONALS, LINES } from './sums'

/** Makes a legal placing and tells what came of it. */
export function play(state: PuzzleSupremeState, seat: Seat, move: Placing, tell?: Tell<PuzzleSupremeEvent>): void {
  if (!tell) {
    place(state, move)
    return
  }
  tellPlacing(state, seat, move, tell)
  const before = rightLines(state)
  place(state, move)
  for (const line of rightLines(state)) {
    if (!before.includes(line)) tell({ type: 'line', seat, ...nameOf(line), lines: state.right })
  }
  if (isSolved(state)) tell({ type: 'solved', seat })
}

function rightLines(state: PuzzleSupremeState): number[] {
  return Array.from({ length: LINES }, (_, line) => line).filter((line) => isRight(state, line))
}

function nameOf(line: number): Pick<LineEvent, 'kind' | 'number'> {
  if (line < COLUMNS) return { kind: 'row', number: line + 1 }
  if (line < DIAGONALS) return { kind: 'column', number: line - COLUMNS + 1 }
  return { kind: 'diagonal', number: line - DIAGONALS + 1 }
}
