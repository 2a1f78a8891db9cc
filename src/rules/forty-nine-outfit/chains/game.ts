import {
  type CommonRefusal,
  type Position,
  createClone,
  type DescriptionParts,
  type EventSink,
  accept,
  refuse,
  type Result,
  puzzleOutcome,
} from '../../kit'
import {
  canJump,
  type Men,
  createJumpedEvent,
  type EndReason,
  type MenView,
  isLast,
  menLeft,
  place,
  squaresOf,
  faultOfJump,
  type JumpRefusal,
} from '../jumping-men'
import { ALL_DIRECTIONS, JUMP_AT, jumpDirection, TOUCHED_HIGH, TOUCHED_LOW } from '../jumps'
import { defineGame } from '../../define-game'
import type { GameId } from '../../manifest'
import { CENTRE, SQUARES } from '../board'
import { ChainCache, lengthOf, writeChain, type Chain, extendChain, startChain, applyChain, listChains } from './moves'
import { type ChainsEvent, MAX_JUMPS, type OPTIONS, TRIANGLE_DESCRIPTION, SQUARE_DESCRIPTION } from './shape'
import { parseSquares } from '../parse-squares'

/** Options of a puzzle: the number of moves allowed; 0 for no limit. */
type ChainsOptions = Readonly<Record<'moveLimit', number>>

/** A board of men, one of whom moves at a time, jumping as often as the player likes. */
export interface ChainsState extends Position<ChainsOptions>, Men {
  /** Number of moves allowed; 0 for no limit. */
  readonly limit: number
  moveCount: number
  /** 1 when the game is over: no man can jump, or the last allowed move has been made. */
  ended: number
}

/** Returns an empty board. */
function createEmptyBoard(options: ChainsOptions, seats: number): ChainsState {
  return { options, seats, limit: options.moveLimit, low: 0, high: 0, jumps: 0, moveCount: 0, ended: 0 }
}

function copy(from: ChainsState, into: ChainsState): void {
  into.low = from.low
  into.high = from.high
  into.jumps = from.jumps
  into.moveCount = from.moveCount
  into.ended = from.ended
}

/** Sets `ended` if no man can jump or the last allowed move has been made. */
function updateEnded(state: ChainsState): void {
  const spent = state.limit > 0 && state.moveCount >= state.limit
  state.ended = spent || !canJump(state.low, state.high, ALL_DIRECTIONS) ? 1 : 0
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type ChainsRefusal = CommonRefusal | JumpRefusal

/**
 * Buffer for the squares of a move: nine for eight jumps, and one more, as a ninth jump fails whatever follows (it has
 * no man to jump over).
 */
const squares = new Uint8Array(10)

/**
 * Parses a move text: returns the legal move, or the first rule that one of its jumps breaks, in order of the jumps.
 */
function read(state: ChainsState, text: string): Result<Chain, ChainsRefusal> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  const named = parseSquares(text, 'x', SQUARES, squares)
  if (named < 2) return refuse('bad-move', BAD_MOVE)
  let { low, high } = state
  let chain = startChain(squares[0]!)
  for (let i = 1; i < named; i++) {
    const [from, to] = [squares[i - 1]!, squares[i]!]
    const error = faultOfJump(low, high, from, to, ALL_DIRECTIONS)
    if (error) return { ok: false, error }
    const direction = jumpDirection(from, to)
    const jump = JUMP_AT[ALL_DIRECTIONS * from + direction]!
    low ^= TOUCHED_LOW[jump]!
    high ^= TOUCHED_HIGH[jump]!
    chain = extendChain(chain, direction)
  }
  return accept(chain)
}

const BAD_MOVE = 'A move names every square on which one man stands: 25x11 or 25x11x23, with squares from 1 to 49.'

interface ChainsView extends MenView {
  readonly moveCount: number
  /** Null without a limit. */
  readonly movesLeft: number | null
  readonly solved: boolean
}

/** The data in which puzzles of this family differ. */
interface ChainsPuzzle {
  readonly id: GameId
  readonly description: DescriptionParts & { readonly options: typeof OPTIONS }
  /** Squares on which the men start, 1 to 49; nine at most (see {@link Chain}). */
  readonly men: readonly number[]
}

/**
 * Defines a puzzle in which nine men jump in eight directions, one man as often as the player likes in one move, until
 * a single man stands on square 25.
 */
function defineChainsGame({ id, description, men }: ChainsPuzzle) {
  const book = new ChainCache()
  return defineGame<ChainsState, ChainsView, ChainsEvent>(id, {
    info: {
      ...description,
      maxPlies: ({ moveLimit }) => moveLimit || MAX_JUMPS,
    },
    start(options, seats) {
      const state = createEmptyBoard(options, seats)
      for (const square of men) place(state, square - 1)
      updateEnded(state)
      return state
    },
    clone: createClone(createEmptyBoard, copy),
    copy,
    requiredSeats: (state) => 1 - state.ended,
    moves: (state, seat, into) => (state.ended || seat !== 0 ? 0 : listChains(state.low, state.high, into)),
    pick(state, _seat, rng) {
      const begin = book.lookUp(state.low, state.high)
      return book.chains[begin + rng.below(book.count)]!
    },
    apply: (state, _seat, chain, tell) => play(state, chain, tell),
    write: (_state, _seat, chain) => writeChain(chain),
    read: (state, _seat, text) => read(state, text),
    determinize({ options, seats, state: seen }) {
      const state = createEmptyBoard(options, seats)
      for (const square of seen.men) place(state, square - 1)
      state.jumps = seen.jumps
      state.moveCount = seen.moveCount
      updateEnded(state)
      return state
    },
    outcome: (state) => puzzleOutcome(menLeft(state), state.ended ? reasonOf(state) : null),
    dump: view,
  })
}

function play(state: ChainsState, chain: Chain, tell?: EventSink<ChainsEvent>): void {
  const length = lengthOf(chain)
  applyChain(state, chain, tell && ((jump) => tell(createJumpedEvent(jump, menLeft(state)))))
  state.jumps += length
  state.moveCount++
  updateEnded(state)
  if (tell) tellMove(state, length, tell)
}

function tellMove(state: ChainsState, jumps: number, tell: EventSink<ChainsEvent>): void {
  const { moveCount } = state
  tell({ type: 'moved', seat: 0, jumps, moveCount, movesLeft: movesLeft(state) })
  if (!state.ended) return
  tell({ type: 'ended', seat: 0, reason: reasonOf(state), menLeft: menLeft(state), solved: isSolved(state) })
}

function view(state: ChainsState): ChainsView {
  const { jumps, moveCount } = state
  return {
    men: squaresOf(state),
    menLeft: menLeft(state),
    jumps,
    moveCount,
    movesLeft: movesLeft(state),
    solved: isSolved(state),
  }
}

function movesLeft({ limit, moveCount }: ChainsState): number | null {
  return limit > 0 ? limit - moveCount : null
}

function isSolved(state: ChainsState): boolean {
  return isLast(state, CENTRE)
}

/**
 * Returns why the game is over. After the last allowed move the reason is `last-move`, even if no jump is left either.
 */
function reasonOf(state: ChainsState): EndReason {
  if (isSolved(state)) return 'solved'
  return state.limit > 0 && state.moveCount >= state.limit ? 'last-move' : 'stuck'
}

/**
 * The Nine Men Triangle Puzzle, from the sheet of 1928: nine men start in a triangle with its apex on 25; the last jump
 * lands there (docs/rules/nine-men-triangle.md).
 */
export const nineMenTriangle = defineChainsGame({
  id: 'nine-men-triangle',
  description: TRIANGLE_DESCRIPTION,
  men: [25, 31, 32, 33, 37, 38, 39, 40, 41],
})

/**
 * The Nine Men Square Puzzle, from the sheet of 1928: nine men start in a square about 25; the last jump lands there
 * (docs/rules/nine-men-square.md).
 */
export const nineMenSquare = defineChainsGame({
  id: 'nine-men-square',
  description: SQUARE_DESCRIPTION,
  men: [17, 18, 19, 24, 25, 26, 31, 32, 33],
})
