import { defineGame } from '../../define-game'
import {
  type CommonRefusal,
  type EventSink,
  type Seat,
  type Options,
  type Kind,
  accept,
  refuse,
  type Result,
  type Rng,
  type Outcome,
  type GameView,
  puzzleOutcome,
} from '../../kit'
import { type IsolationEvent, type IsolationView, DESCRIPTION } from './shape'
import { solutionOf, anyClash, countClashes as clashesAt } from './solutions'
import { ALL_LOW, ALL_HIGH, HIGH_BITS, LOW_BITS, members, nthMember, hasMember, countMembers } from '../cards'
import { SIDE, type Square, SQUARES } from '../board'

/** Isolation, from the sheet of 1928: lay seven cards on the board, no two in one row, column or diagonal. */
export const isolation = defineGame<IsolationState, IsolationView, IsolationEvent>('isolation', {
  info: DESCRIPTION,
  start,
  copy,
  requiredSeats: (state) => (state.solved ? 0 : 1),
  moves: (state, _seat, into) => moves(state, into),
  pick: (state, _seat, rng) => pick(state, rng),
  apply(state, seat, move, tell) {
    if (!isLay(move)) toggleCard(state, isTakeUp(move) ? squareOf(move) : fromOf(move))
    if (!isTakeUp(move)) toggleCard(state, squareOf(move))
    updateSolved(state)
    if (tell) tellMove(state, seat, move, tell)
  },
  write: (_state, _seat, move) => write(move),
  read: (state, _seat, text) => read(state, text),
  determinize: restore,
  outcome,
  dump: view,
})

/** Reports a move that was just made. */
function tellMove(state: IsolationState, seat: Seat, move: Move, tell: EventSink<IsolationEvent>): void {
  const square = squareOf(move) + 1
  if (isLay(move)) tell({ type: 'laid', seat, square })
  else if (isTakeUp(move)) tell({ type: 'takenUp', seat, square })
  else tell({ type: 'moved', seat, from: fromOf(move) + 1, square })
  const solution = state.solved ? solutionOf(state.low, state.high) : null
  if (solution) tell({ type: 'solved', seat, solution: solution.number, family: solution.family })
}

/** Number of cards: as many as the board has rows. */
const CARDS = SIDE

function start(options: Options, seats: number) {
  return { options, seats, low: 0, high: 0, laidCount: 0, solved: 0 }
}

/**
 * A position: the occupied squares as a pair of words (see kit/card-sets.ts), their number, and whether it is solved (0 or 1).
 */
export type IsolationState = ReturnType<typeof start>

function copy(from: IsolationState, into: IsolationState): void {
  into.low = from.low
  into.high = from.high
  into.laidCount = from.laidCount
  into.solved = from.solved
}

function isTaken(state: IsolationState, square: Square): boolean {
  return hasMember(state.low, state.high, square)
}

/** Lays a card on a vacant square, or takes up the card that lies there. */
function toggleCard(state: IsolationState, square: Square): void {
  state.low ^= LOW_BITS[square]!
  state.high ^= HIGH_BITS[square]!
}

/** Recomputes `laidCount` and `solved` from the occupied squares. */
function updateSolved(state: IsolationState): void {
  state.laidCount = countMembers(state.low, state.high)
  state.solved = state.laidCount === CARDS && !anyClash(state.low, state.high) ? 1 : 0
}

/**
 * A move as one small number: 0 to 48 lay a card on that square, the next 49 take one up; then come all pairs of
 * squares.
 */
export type Move = Kind<'move'>

export function packLay(square: Square): Move {
  const number: number = square
  return number
}

function packTakeUp(square: Square): Move {
  return SQUARES + square
}

export function packShift(from: Square, to: Square): Move {
  return SQUARES * (from + 2) + to
}

function isLay(move: Move): boolean {
  return move < SQUARES
}

function isTakeUp(move: Move): boolean {
  return move >= SQUARES && move < 2 * SQUARES
}

/** Returns the square to which a card goes or, if it is taken up, on which it lay. */
function squareOf(move: Move): Square {
  return move % SQUARES
}

/** Returns the square from which a card is moved. */
function fromOf(move: Move): Square {
  return Math.floor(move / SQUARES) - 2
}

/** Writes all moves and returns their number: cards laid, then each card on the board taken up or moved. */
function moves(state: IsolationState, into: Move[]): number {
  if (state.solved) return 0
  let found = 0
  const vacant = Array.from({ length: SQUARES }, (_, square) => square).filter((square) => !isTaken(state, square))
  if (state.laidCount < CARDS) for (const square of vacant) into[found++] = packLay(square)
  for (const from of members(state.low, state.high)) {
    into[found++] = packTakeUp(from)
    for (const to of vacant) into[found++] = packShift(from, to)
  }
  return found
}

function pick(state: IsolationState, rng: Rng): Move {
  const { low, high, laidCount } = state
  const vacant = SQUARES - laidCount
  const lays = laidCount < CARDS ? vacant : 0
  const choice = rng.below(lays + laidCount * (vacant + 1))
  if (choice < lays) return packLay(nthVacant(low, high, choice))
  const rest = choice - lays
  const card = (rest / (vacant + 1)) | 0
  const from = nthMember(low, high, card)
  const to = rest - card * (vacant + 1)
  return to === vacant ? packTakeUp(from) : packShift(from, nthVacant(low, high, to))
}

function nthVacant(low: number, high: number, skip: number): number {
  return nthMember(ALL_LOW & ~low, ALL_HIGH & ~high, skip)
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type IsolationRefusal = CommonRefusal | 'no-card' | 'none-left' | 'square-taken'

function write(move: Move): string {
  const square = squareOf(move) + 1
  if (isLay(move)) return `@${square}`
  return isTakeUp(move) ? `${square}@off` : `${fromOf(move) + 1}-${square}`
}

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
function read(state: IsolationState, text: string): Result<Move, IsolationRefusal> {
  if (state.solved) return refuse('game-over', 'The puzzle is solved.')
  const move = parseMove(text)
  if (move < 0) {
    return refuse('bad-move', 'A move is a card laid (@25), moved (25-32) or taken up (25@off), on squares 1 to 49.')
  }
  if (isLay(move)) return readLay(state, move)
  const from = isTakeUp(move) ? squareOf(move) : fromOf(move)
  if (!isTaken(state, from)) return refuse('no-card', `No card lies on square ${from + 1}.`)
  return isTakeUp(move) ? accept(move) : ontoVacant(state, move)
}

function readLay(state: IsolationState, move: Move): Result<Move, IsolationRefusal> {
  if (state.laidCount === CARDS) return refuse('none-left', 'All seven cards lie on the board.')
  return ontoVacant(state, move)
}

function ontoVacant(state: IsolationState, move: Move): Result<Move, IsolationRefusal> {
  const square = squareOf(move)
  return isTaken(state, square) ? refuse('square-taken', `A card lies on square ${square + 1}.`) : accept(move)
}

/** Length of the longest text, `49@off`. */
const MAX_LENGTH = 6
const MOVE_PATTERN = /^(?:@([1-9]\d?)|([1-9]\d?)@off|([1-9]\d?)-([1-9]\d?))$/

/** Parses a move text without checking it against the position; returns -1 if it is malformed. */
function parseMove(text: string): Move {
  const match = text.length <= MAX_LENGTH ? MOVE_PATTERN.exec(text) : null
  if (!match) return -1
  // A square that the text does not name becomes 0, which is no square.
  const [, at = 0, off = 0, from = 0, to = 0] = match.map((number: string | undefined) => Number(number ?? 0))
  if (at > 0) return isSquare(at - 1) ? packLay(at - 1) : -1
  if (off > 0) return isSquare(off - 1) ? packTakeUp(off - 1) : -1
  return isSquare(from - 1) && isSquare(to - 1) ? packShift(from - 1, to - 1) : -1
}

function isSquare(square: Square): boolean {
  return square < SQUARES
}

/** Returns the State of the rules page; nothing is hidden. */
function view(state: IsolationState): IsolationView {
  const squares = members(state.low, state.high)
  const ends = squares.reduce((sum, square) => sum + clashesAt(square, state.low, state.high), 0)
  const solution = state.solved ? solutionOf(state.low, state.high) : null
  return {
    squares: squares.map((square) => square + 1),
    inHand: CARDS - state.laidCount,
    clashes: ends / 2,
    solved: state.solved === 1,
    solution: solution && solution.number,
    family: solution && solution.family,
  }
}

/** Restores a table from a view. */
function restore(seen: GameView<IsolationView>): IsolationState {
  const state = start(seen.options, seen.seats)
  for (const square of seen.state.squares) {
    state.low |= LOW_BITS[square - 1]!
    state.high |= HIGH_BITS[square - 1]!
  }
  updateSolved(state)
  return state
}

/** Returns the standing; the score is the number of cards that clash with no other. */
function outcome(state: IsolationState): Outcome {
  const free = members(state.low, state.high).filter((square) => clashesAt(square, state.low, state.high) === 0)
  return puzzleOutcome(free.length, state.solved ? 'solved' : null)
}
