import { defineGame } from '../../define-game'
import {
  createClone,
  type DescriptionParts,
  type Outcome,
  type EventSink,
  accept,
  refuse,
  type Result,
} from '../../kit'
import type { GameId } from '../../manifest'
import { CENTRE, SQUARES } from '../board'
import { createJumpedEvent, type EndReason, type MenView } from '../jumping/shape'
import { census, isLast, menLeft, place, squaresOf } from '../jumping/men'
import { ChainCache } from './chain-cache'
import type { ChainsEvent } from './events'
import { lengthOf, writeChain, type Chain, extendChain, startChain } from './move'
import { applyChain, listChains } from './moves'
import { MAX_JUMPS, type OPTIONS } from './options'
import { createEmptyBoard, copy, updateEnded, type ChainsState } from './state'
import { faultOfJump, type JumpRefusal } from '../jumping/fault'
import { ALL_DIRECTIONS, JUMP_AT, jumpDirection, TOUCHED_HIGH, TOUCHED_LOW } from '../jumps'
import { parseSquares } from '../parse-squares'

/** Error codes of refused move texts: the first rule that the text breaks. */
type ChainsRefusal = 'bad-move' | 'game-over' | JumpRefusal

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

export type * from './events'
export type { Chain } from './move'
export { applyChain, listChains } from './moves'
export type { ChainsState } from './state'

export interface ChainsView extends MenView {
  readonly moveCount: number
  /** Null without a limit. */
  readonly movesLeft: number | null
  readonly solved: boolean
}

/** The data in which puzzles of this family differ. */
export interface ChainsPuzzle {
  readonly id: GameId
  readonly description: DescriptionParts & { readonly options: typeof OPTIONS }
  /** Squares on which the men start, 1 to 49; nine at most (see move.ts). */
  readonly men: readonly number[]
}

/**
 * Defines a puzzle in which nine men jump in eight directions, one man as often as the player likes in one move, until
 * a single man stands on square 25.
 */
export function defineChainsGame({ id, description, men }: ChainsPuzzle) {
  const book = new ChainCache()
  return defineGame<ChainsState, Chain, ChainsView, ChainsEvent>(id, {
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
    outcome,
    dump: view,
    census,
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

function outcome(state: ChainsState): Outcome {
  const over = state.ended === 1
  const winners = isSolved(state) ? [0] : []
  return {
    over,
    scores: [menLeft(state)],
    winners: over ? winners : null,
    reason: over ? reasonOf(state) : null,
  }
}

/**
 * Returns why the game is over. After the last allowed move the reason is `last-move`, even if no jump is left either.
 */
function reasonOf(state: ChainsState): EndReason {
  if (isSolved(state)) return 'solved'
  return state.limit > 0 && state.moveCount >= state.limit ? 'last-move' : 'stuck'
}
