import type { Seat, Tell } from '../../kit'
import { cardName } from '../cards'
import type { ThirteenPuzzleEvent } from './shape'
import { fromOf, toOf, type Move } from './move'
import { outcomeOfEnd } from './view'
import { endOf, type ThirteenPuzzleState } from './state'
import { ROW, TILES } from './tray'

// In range: squares.

/** Plays a legal slide. */
export function play(state: ThirteenPuzzleState, move: Move): void {
  const from = fromOf(move)
  const to = toOf(move)
  const card = state.cells[from]!
  state.cells[to] = card
  state.cells[from] = 0
  state.vacant = from
  state.moveCount++
  if (card === from + 1) state.home--
  else if (card === to + 1) state.home++
  state.ended = state.home >= TILES - 2 ? endOf(state) : 0
}

/** The same, and tells what happened. */
export function playAndTell(state: ThirteenPuzzleState, seat: Seat, move: Move, tell: Tell<ThirteenPuzzleEvent>): void {
  play(state, move)
  const [from, to] = [fromOf(move), toOf(move)]
  const card = state.cells[to]!
  const name = cardName(card - 1)
  tell({ type: 'slid', seat, card: name, from: from + 1, to: to + 1 })
  if (card === from + 1) tell({ type: 'left', seat, card: name, square: card })
  if (card === to + 1) {
    tell({ type: 'home', seat, card: name, square: card })
    if (isColumnHome(state, to % ROW)) tell({ type: 'column', seat, column: (to % ROW) + 1 })
  }
  const reason = outcomeOfEnd(state)
  if (reason) tell({ type: 'ended', seat, reason, moveCount: state.moveCount })
}

/** The last column has one card only. */
function isColumnHome({ cells }: ThirteenPuzzleState, column: number): boolean {
  const below = column + ROW
  return cells[column] === column + 1 && (below === TILES || cells[below] === below + 1)
}
