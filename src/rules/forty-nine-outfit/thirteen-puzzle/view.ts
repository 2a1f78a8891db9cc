import { cardName, cardNamed } from '../cards'
import type { ThirteenPuzzleSeen, ThirteenPuzzleView, ThirteenPuzzleEnd } from './shape'
import { updateHome, SOLVED, start, type ThirteenPuzzleState } from './state'
import { parity, TILES } from './tray'
import type { Outcome } from '../../kit'

/** Returns the State of the rules page, which every viewer sees in full. */
export function dump(state: ThirteenPuzzleState): ThirteenPuzzleView {
  return {
    squares: Array.from(state.cells, (card) => (card === 0 ? null : cardName(card - 1))),
    vacant: state.vacant + 1,
    home: state.home,
    moveCount: state.moveCount,
    mended: state.mended === 1,
    solvable: state.isUnsolvable === 0,
    solved: state.ended === SOLVED,
  }
}

/** Restores a table from a view; nothing is hidden. */
export function determinize(seen: ThirteenPuzzleSeen): ThirteenPuzzleState {
  const state = start(seen.options, seen.seats)
  const { squares, vacant, moveCount, mended } = seen.state
  if (squares.every((card) => card === null)) return state
  squares.forEach((card, square) => (state.cells[square] = card === null ? 0 : cardNamed(card) + 1))
  state.dealt = 1
  state.vacant = vacant - 1
  state.moveCount = moveCount
  state.mended = mended ? 1 : 0
  state.isUnsolvable = parity(state.cells)
  updateHome(state)
  return state
}

/** Lists the place of every card: `square 3/8`; before the deal all are in the `pack`. */
export function census(state: ThirteenPuzzleState): string[] {
  if (!state.dealt) return Array.from({ length: TILES }, (_, card) => `pack/${cardName(card)}`).sort()
  const places = Array.from(state.cells, (card, square) => (card === 0 ? '' : `square ${square + 1}/${card}`))
  return places.filter((place) => place !== '').sort()
}

/** Returns the standing; the score is the number of cards on their own squares. */
export function outcome(state: ThirteenPuzzleState): Outcome {
  const winners = state.ended ? (state.ended === SOLVED ? [0] : []) : null
  return { over: state.ended !== 0, scores: [state.home], winners, reason: reasonOf(state) }
}

export function reasonOf(state: ThirteenPuzzleState): ThirteenPuzzleEnd | null {
  if (!state.ended) return null
  return state.ended === SOLVED ? 'solved' : 'last-picture'
}
