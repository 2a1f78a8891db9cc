import { type Seat, type EventSink, refuse, type Result } from '../../kit'
import { type Placing, parsePlacing } from '../placing'
import { tellPlacing } from '../tray/events'
import type { LineEvent, PuzzleSupremeEvent } from './shape'
import { isRight, isSolved, place, type PuzzleSupremeState } from './state'
import { FIRST_COLUMN, FIRST_DIAGONAL, LINE_COUNT } from './sums'
import { SQUARES } from '../board'
import { judgePlacing, type PlacingRefusal } from '../tray/read'

/** Error codes of refused move texts: the first rule that the text breaks. */
type PuzzleSupremeRefusal = 'bad-move' | 'game-over' | PlacingRefusal

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
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

/** Makes a legal placing and reports events if `tell` is given. */
export function play(state: PuzzleSupremeState, seat: Seat, move: Placing, tell?: EventSink<PuzzleSupremeEvent>): void {
  if (!tell) {
    place(state, move)
    return
  }
  tellPlacing(state, seat, move, tell)
  const before = rightLines(state)
  place(state, move)
  for (const line of rightLines(state)) {
    if (!before.includes(line)) tell({ type: 'line', seat, ...nameOf(line), lines: state.rightLineCount })
  }
  if (isSolved(state)) tell({ type: 'solved', seat })
}

function rightLines(state: PuzzleSupremeState): number[] {
  return Array.from({ length: LINE_COUNT }, (_, line) => line).filter((line) => isRight(state, line))
}

function nameOf(line: number): Pick<LineEvent, 'kind' | 'number'> {
  if (line < FIRST_COLUMN) return { kind: 'row', number: line + 1 }
  if (line < FIRST_DIAGONAL) return { kind: 'column', number: line - FIRST_COLUMN + 1 }
  return { kind: 'diagonal', number: line - FIRST_DIAGONAL + 1 }
}
