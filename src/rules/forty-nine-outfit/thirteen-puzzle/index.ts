import { defineGame } from '../../define-game'
import { cardName, cardNamed } from '../cards'
import { type ThirteenPuzzleEvent, type ThirteenPuzzleView, DESCRIPTION, type ThirteenPuzzleSeen } from './shape'
import {
  moves,
  pick,
  type Move,
  copy,
  start,
  type ThirteenPuzzleState,
  fromOf,
  toOf,
  endOf,
  updateHome,
  ROW_LENGTH,
  TILES,
  CORNER,
  parity,
  packSlide,
  adjoin,
  TRAY_SIZE,
} from './tray'
import {
  type CommonRefusal,
  type Seat,
  type EventSink,
  createShuffleFunctions,
  type Pack,
  accept,
  refuse,
  type Result,
  puzzleOutcome,
} from '../../kit'
import { parseSquares } from '../parse-squares'

/** The cards 1 to 13; outcomes of a shuffle are 0 to 12. */
const THIRTEEN: Pack = {
  size: TILES,
  named: cardNamed,
  name: cardName,
  has: (card) => card < TILES,
  wording: '1 to 13',
}

/**
 * The "13" Puzzle, from the sheet of 1928: slide thirteen cards mixed on fourteen squares home, each to its own number.
 */
export const thirteenPuzzle = defineGame<ThirteenPuzzleState, ThirteenPuzzleView, ThirteenPuzzleEvent>(
  'thirteen-puzzle',
  {
    info: {
      ...DESCRIPTION,
      undo: 'free',
    },
    start,
    copy,
    chance: (state) => (state.dealt ? 0 : TILES),
    ...createShuffleFunctions(cardName, THIRTEEN),
    applyChance,
    requiredSeats: (state) => (state.dealt && !state.ended ? 1 : 0),
    moves,
    pick,
    apply(state, seat, move, tell) {
      if (tell) playAndTell(state, seat, move, tell)
      else play(state, move)
    },
    write: (_state, _seat, move) => write(move),
    read: (state, _seat, text) => read(state, text),
    determinize,
    outcome: (state) => puzzleOutcome(state.home, state.ended),
    dump,
  },
)

/**
 * Lays the cards on squares 1 to 13; if the option demands it, makes an odd mix solvable by exchanging the last two.
 */
function applyChance(
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
  const reason = state.ended
  if (reason) tell({ type: 'ended', seat: 0, reason, moveCount: 0 })
}

/** Plays a legal slide. */
function play(state: ThirteenPuzzleState, move: Move): void {
  const from = fromOf(move)
  const to = toOf(move)
  const card = state.cells[from]!
  state.cells[to] = card
  state.cells[from] = 0
  state.vacant = from
  state.moveCount++
  if (card === from + 1) state.home--
  else if (card === to + 1) state.home++
  state.ended = state.home >= TILES - 2 ? endOf(state) : null
}

/** Does the same as {@link play} and reports events. */
function playAndTell(state: ThirteenPuzzleState, seat: Seat, move: Move, tell: EventSink<ThirteenPuzzleEvent>): void {
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
  const reason = state.ended
  if (reason) tell({ type: 'ended', seat, reason, moveCount: state.moveCount })
}

/** Whether all cards of a column are home; the last column has only one card. */
function isColumnHome({ cells }: ThirteenPuzzleState, column: number): boolean {
  const below = column + ROW_LENGTH
  return cells[column] === column + 1 && (below === TILES || cells[below] === below + 1)
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type ThirteenPuzzleRefusal = CommonRefusal | 'no-card' | 'not-adjoining' | 'not-vacant'

/** Writes a slide in the notation of the rules page: `13-14`. */
function write(move: Move): string {
  return `${fromOf(move) + 1}-${toOf(move) + 1}`
}

const squares = new Uint8Array(2)

/** Parses a move text: returns the legal slide, or the first broken rule in the order of the rules page. */
function read(state: ThirteenPuzzleState, text: string): Result<Move, ThirteenPuzzleRefusal> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  if (parseSquares(text, '-', TRAY_SIZE, squares) !== 2)
    return refuse('bad-move', 'A move names two of the squares 1 to 14, as 13-14: from there to here.')
  const [from, to] = [squares[0]!, squares[1]!]
  if (from === state.vacant) return refuse('no-card', `No card lies on square ${from + 1}: it is the vacant one.`)
  if (to !== state.vacant) {
    return refuse('not-vacant', `Square ${to + 1} is taken: a card slides to the vacant square ${state.vacant + 1}.`)
  }
  if (!adjoin(from, to)) {
    return refuse('not-adjoining', `Squares ${from + 1} and ${to + 1} share no side: cards slide level or upright.`)
  }
  return accept(packSlide(from, to))
}

/** Returns the State of the rules page, which every viewer sees in full. */
function dump(state: ThirteenPuzzleState): ThirteenPuzzleView {
  return {
    squares: Array.from(state.cells, (card) => (card === 0 ? null : cardName(card - 1))),
    vacant: state.vacant + 1,
    home: state.home,
    moveCount: state.moveCount,
    mended: state.mended === 1,
    solvable: state.isUnsolvable === 0,
    solved: state.ended === 'solved',
  }
}

/** Restores a table from a view; nothing is hidden. */
function determinize(seen: ThirteenPuzzleSeen): ThirteenPuzzleState {
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
