import { type Seat, type Tell, refuse, type Result } from '../../kit'
import { type Placing, parsePlacing } from '../placing'
import { tellPlacing } from '../tray/events'
import type { LineEvent, PuzzleSupremeEvent } from './shape'
import { isRight, isSolved, place, type PuzzleSupremeState } from './state'
import { COLUMNS, DIAGONALS, LINES } from './sums'
import { SQUARES } from '../board'
import { judgePlacing, type PlacingRefusal } from '../tray/read'

/** Why a text is refused: the first rule that it breaks. */
type PuzzleSupremeRefusal = 'bad-move' | 'game-over' | PlacingRefusal

/** The legal move that a text stands for, or the first broken rule in the page's order. */
export function read(state: PuzzleSupremeState, text: string): Result<Placing, PuzzleSupremeRefusal> {
  if (isSolved(state)) return refuse('game-over', 'The puzzle is solved.')
  const move = parsePlacing(text, SQUARES)
  if (move < 0) {
    return refuse(
      'bad-move',
      'A move is a card and a square (17@25), or a card put off the board (17@off); both are 1 to 49.',
    )
  }
  return judgePlacing(state, move)
}

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
