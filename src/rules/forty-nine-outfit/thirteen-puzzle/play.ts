import { type Seat, type EventSink, createShuffleFunctions, type Pack } from '../../kit'
import { cardName, cardNamed } from '../cards'
import type { ThirteenPuzzleEvent } from './shape'
import { fromOf, toOf, type Move } from './move'
import { reasonOf } from './view'
import { endOf, type ThirteenPuzzleState, updateHome } from './state'
import { ROW_LENGTH, TILES, CORNER, parity } from './tray'

/** The cards 1 to 13; outcomes of a shuffle are 0 to 12. */
const THIRTEEN: Pack = {
  size: TILES,
  named: cardNamed,
  name: cardName,
  has: (card) => card < TILES,
  wording: '1 to 13',
}

/** Returns the outcomes of chance awaited: 13 for the mix, the only chance of the game, or 0. */
export function chance(state: ThirteenPuzzleState): number {
  return state.dealt ? 0 : TILES
}

export const { sampleChance, readChance } = createShuffleFunctions(() => THIRTEEN)

/**
 * Lays the cards on squares 1 to 13; if the option demands it, makes an odd mix solvable by exchanging the last two.
 */
export function applyChance(
  state: ThirteenPuzzleState,
  outcomes: readonly number[],
  tell?: EventSink<ThirteenPuzzleEvent>,
): void {
  const { cells } = state
  for (let square = 0; square < TILES; square++) cells[square] = outcomes[square]! + 1
  cells[CORNER] = 0
  state.vacant = CORNER
  state.dealt = 1
  state.isUnsolvable = parity(cells)
  state.mended = state.makesSolvable ? state.isUnsolvable : 0
  if (state.mended) {
    cells[TILES - 1] = outcomes[TILES - 2]! + 1
    cells[TILES - 2] = outcomes[TILES - 1]! + 1
    state.isUnsolvable = 0
  }
  updateHome(state)
  if (tell) tellDeal(state, outcomes, tell)
}

function tellDeal(state: ThirteenPuzzleState, outcomes: readonly number[], tell: EventSink<ThirteenPuzzleEvent>): void {
  tell({ type: 'dealt', cards: outcomes.slice(0, TILES).map(cardName) })
  if (state.mended) tell({ type: 'mended', squares: [TILES - 1, TILES] })
  const reason = reasonOf(state)
  if (reason) tell({ type: 'ended', seat: 0, reason, moveCount: 0 })
}

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

/** Does the same as {@link play} and reports events. */
export function playAndTell(
  state: ThirteenPuzzleState,
  seat: Seat,
  move: Move,
  tell: EventSink<ThirteenPuzzleEvent>,
): void {
  play(state, move)
  const [from, to] = [fromOf(move), toOf(move)]
  const card = state.cells[to]!
  const name = cardName(card - 1)
  tell({ type: 'slid', seat, card: name, from: from + 1, to: to + 1 })
  if (card === from + 1) tell({ type: 'left', seat, card: name, square: card })
  if (card === to + 1) {
    tell({ type: 'home', seat, card: name, square: card })
    if (isColumnHome(state, to % ROW_LENGTH)) tell({ type: 'column', seat, column: (to % ROW_LENGTH) + 1 })
  }
  const reason = reasonOf(state)
  if (reason) tell({ type: 'ended', seat, reason, moveCount: state.moveCount })
}

/** Whether all cards of a column are home; the last column has only one card. */
function isColumnHome({ cells }: ThirteenPuzzleState, column: number): boolean {
  const below = column + ROW_LENGTH
  return cells[column] === column + 1 && (below === TILES || cells[below] === below + 1)
}
