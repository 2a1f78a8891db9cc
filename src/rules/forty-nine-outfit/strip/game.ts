import {
  type CommonRefusal,
  type Kind,
  type Position,
  type DescriptionParts,
  type Rng,
  type Seat,
  type EventSink,
  accept,
  refuse,
  type Result,
  puzzleOutcome,
} from '../../kit'
import { count } from '../cards'
import {
  type EndReason,
  type Man,
  type StripView,
  type OPTIONS,
  type StripEvent,
  REVERSE_PUZZLE_DESCRIPTION,
  ANOTHER_REVERSE_PUZZLE_DESCRIPTION,
} from './shape'
import { defineGame } from '../../define-game'
import type { GameId } from '../../manifest'
import { parseSquares } from '../parse-squares'

/** Number of squares of the strip: squares 0 to 6, the top row of the board; players count them from 1. */
const STRIP_LENGTH = 7

/** Largest distance that a man moves. */
const REACH = 3

/** A move: the square from which a man goes to the vacant one in bits 0 to 2, the vacant one in the bits above. */
export type StripMove = Kind<'move'>

const FROM_MASK = 7
const TO_SHIFT = 3

export function packMove(from: number, to: number): StripMove {
  return from | (to << TO_SHIFT)
}

export function fromOf(move: StripMove): number {
  return move & FROM_MASK
}

function toOf(move: StripMove): number {
  return move >> TO_SHIFT
}

/** Options of a puzzle: the number of moves allowed; 0 for no limit. */
type StripOptions = Readonly<Record<'moveLimit', number>>

/** The positions of men of two kinds: a mask of the squares with an R man, and the vacant square. */
interface StripMen {
  readonly reds: number
  readonly vacant: number
}

/** A strip with men of two kinds and one vacancy. Men of a kind are alike, so a position is a mask and a square. */
export interface StripState extends Position<StripOptions> {
  /** Number of moves allowed; 0 for no limit. */
  readonly limit: number
  /** The arrangement that solves the puzzle. */
  readonly aim: StripMen
  /** Mask of the squares with an R man; all others but the vacant one have a V man. */
  reds: number
  vacant: number
  moveCount: number
  /** 1 when the game is over. */
  ended: number
}

/** Returns a strip before the first move with these men (see {@link masksOf}). */
function createStrip(options: StripOptions, seats: number, men: Iterable<string | null>, aim: StripMen): StripState {
  return { options, seats, limit: options.moveLimit, aim, ...masksOf(men), moveCount: 0, ended: 0 }
}

function copy(from: StripState, into: StripState): void {
  into.reds = from.reds
  into.vacant = from.vacant
  into.moveCount = from.moveCount
  into.ended = from.ended
}

/** Returns the mask of the squares with a V man. */
function violets({ reds, vacant }: StripMen): number {
  return ((1 << STRIP_LENGTH) - 1) & ~(reds | (1 << vacant))
}

/** Returns the lowest square within reach of the vacant one, which itself counts. */
export function reachFrom(vacant: number): number {
  return Math.max(0, vacant - REACH)
}

/** Returns the square after the highest within reach of the vacant one. */
export function reachTo(vacant: number): number {
  return Math.min(STRIP_LENGTH, vacant + REACH + 1)
}

/** Moves the man on a square to the vacant one. */
export function moveToVacant(state: Pick<StripState, 'reds' | 'vacant'>, from: number): void {
  if (state.reds & (1 << from)) state.reds ^= (1 << from) | (1 << state.vacant)
  state.vacant = from
}

/** Parses seven letters: R, V and a dot (or null) for the vacant square. */
export function masksOf(men: Iterable<string | null>): StripMen {
  const letters = [...men]
  const reds = letters.reduce((mask, man, square) => (man === 'R' ? mask | (1 << square) : mask), 0)
  return { reds, vacant: letters.findIndex((man) => man !== 'R' && man !== 'V') }
}

/** Counts the men that stand where the aim has a man of their kind. */
function countHome({ aim, reds, vacant }: StripState): number {
  return count(reds & aim.reds) + count(violets({ reds, vacant }) & violets(aim))
}

function isSolved({ aim, reds, vacant }: StripState): boolean {
  return reds === aim.reds && vacant === aim.vacant
}

/** Sets `ended` if the puzzle is solved or the last allowed move has been made. */
function updateEnded(state: StripState): void {
  state.ended = isSolved(state) || (state.limit > 0 && state.moveCount >= state.limit) ? 1 : 0
}

/** Returns why a finished game ended. */
function reasonOf(state: StripState): EndReason {
  return isSolved(state) ? 'solved' : 'last-move'
}

/** Returns the number of moves left; null without a limit. */
function movesLeft({ limit, moveCount }: StripState): number | null {
  return limit > 0 ? limit - moveCount : null
}

function manOn({ reds, vacant }: StripState, square: number): Man | null {
  if (square === vacant) return null
  return reds & (1 << square) ? 'R' : 'V'
}

/** Returns the State of the rules page. */
function view(state: StripState): StripView {
  return {
    squares: Array.from({ length: STRIP_LENGTH }, (_, square) => manOn(state, square)),
    vacant: state.vacant + 1,
    home: countHome(state),
    moveCount: state.moveCount,
    movesLeft: movesLeft(state),
    solved: isSolved(state),
  }
}

/** Writes every legal move into `into` and returns their number. */
function moves(state: StripState, seat: Seat, into: StripMove[]): number {
  if (state.ended || seat !== 0) return 0
  let n = 0
  for (let from = reachFrom(state.vacant); from < reachTo(state.vacant); from++) {
    if (from !== state.vacant) into[n++] = packMove(from, state.vacant)
  }
  return n
}

/** Returns one of {@link moves}, chosen uniformly. */
function pick(state: StripState, _seat: Seat, rng: Rng): StripMove {
  const lowest = reachFrom(state.vacant)
  const from = lowest + rng.below(reachTo(state.vacant) - lowest - 1)
  return packMove(from < state.vacant ? from : from + 1, state.vacant)
}

/** Plays a move: the man on a square goes to the vacant one. */
function play(state: StripState, from: number): void {
  moveToVacant(state, from)
  state.moveCount++
  updateEnded(state)
}

/** Does the same as {@link play} and reports events. */
function playAndTell(state: StripState, from: number, tell: EventSink<StripEvent>): void {
  const man = manOn(state, from)
  if (man === null) throw new Error(`No man stands on square ${from + 1}.`)
  const to = state.vacant
  const over = Array.from({ length: Math.abs(to - from) - 1 }, (_, i) => Math.min(from, to) + i + 2)
  if (to < from) over.reverse()
  play(state, from)
  const { moveCount } = state
  const now = { home: countHome(state), moveCount, movesLeft: movesLeft(state) }
  tell({ type: 'stepped', seat: 0, man, from: from + 1, to: to + 1, over, ...now })
  if (state.ended) tell({ type: 'ended', seat: 0, reason: reasonOf(state), home: now.home, solved: isSolved(state) })
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type StripRefusal = CommonRefusal | 'no-man' | 'not-vacant' | 'too-far'

const squares = new Uint8Array(2)

function read(state: StripState, text: string): Result<StripMove, StripRefusal> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  if (parseSquares(text, '-', STRIP_LENGTH, squares) !== 2) {
    return refuse('bad-move', 'A move is a square and the vacant one: 5-7, with squares from 1 to 7.')
  }
  const [from, to] = [squares[0]!, squares[1]!]
  if (from === state.vacant) return refuse('no-man', `No man stands on square ${from + 1}.`)
  if (to !== state.vacant) return refuse('not-vacant', `A man stands on square ${to + 1}.`)
  if (Math.abs(to - from) > REACH) return refuse('too-far', 'A man jumps over two others at most.')
  return accept(packMove(from, to))
}

/** The data of a strip puzzle. Its set-up and its aim are seven letters: R, V and a dot for the vacant square. */
export interface StripPuzzle {
  readonly id: GameId
  readonly description: DescriptionParts & { readonly options: typeof OPTIONS }
  readonly start: string
  readonly aim: string
}

/** Defines a puzzle of three men of each of two kinds on seven squares, to be brought from the set-up to the aim. */
function defineStripGame(puzzle: StripPuzzle) {
  const aim = masksOf(puzzle.aim)
  return defineGame<StripState, StripView, StripEvent>(puzzle.id, {
    info: {
      ...puzzle.description,
      maxPlies: ({ moveLimit }) => moveLimit || Infinity,
    },
    start: (options, seats) => createStrip(options, seats, puzzle.start, aim),
    clone: (state) => ({ ...state }),
    copy,
    requiredSeats: (state) => 1 - state.ended,
    moves,
    pick,
    apply(state, _seat, move, tell) {
      if (tell) playAndTell(state, fromOf(move), tell)
      else play(state, fromOf(move))
    },
    write: (_state, _seat, move) => `${fromOf(move) + 1}-${toOf(move) + 1}`,
    read: (state, _seat, text) => read(state, text),
    determinize({ options, seats, state: seen }) {
      const state = createStrip(options, seats, seen.squares, aim)
      state.moveCount = seen.moveCount
      updateEnded(state)
      return state
    },
    outcome: (state) => puzzleOutcome(countHome(state), state.ended ? reasonOf(state) : null),
    dump: view,
  })
}

/** The Reverse Puzzle, from the sheet of 1928 (docs/rules/reverse-puzzle.md). */
export const REVERSE_PUZZLE: StripPuzzle = {
  id: 'reverse-puzzle',
  description: REVERSE_PUZZLE_DESCRIPTION,
  start: 'RRRVVV.',
  aim: '.VVVRRR',
}

/**
 * The Reverse Puzzle, from the sheet of 1928: six men and a vacancy at one end; exchange the two kinds of men in ten
 * moves.
 */
export const reversePuzzle = defineStripGame(REVERSE_PUZZLE)

/** Another Reverse Puzzle, from the sheet of 1928 (docs/rules/another-reverse-puzzle.md). */
export const ANOTHER_REVERSE_PUZZLE: StripPuzzle = {
  id: 'another-reverse-puzzle',
  description: ANOTHER_REVERSE_PUZZLE_DESCRIPTION,
  start: 'RRR.VVV',
  aim: 'VVV.RRR',
}

/** Another Reverse Puzzle, from the sheet of 1928: exchange the three men at each end of the strip in ten moves. */
export const anotherReversePuzzle = defineStripGame(ANOTHER_REVERSE_PUZZLE)
