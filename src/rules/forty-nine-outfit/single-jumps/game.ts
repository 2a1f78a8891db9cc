import {
  type CommonRefusal,
  type Position,
  accept,
  createClone,
  refuse,
  type InfoParts,
  type Outcome,
  type Result,
  puzzleOutcome,
} from '../../kit'
import { type Square, SQUARES, CENTRE } from '../board'
import {
  MOBILITY_WORDS,
  type Mobility,
  type Men,
  faultOfJump,
  type JumpRefusal,
  createJumpedEvent,
  type MenEvent,
  type MenView,
  isLast,
  menLeft,
  place,
  squaresOf,
  findMobility,
  listJumps,
  pickJump,
} from '../jumping-men'
import { defineGame } from '../../define-game'
import type { GameId } from '../../manifest'
import {
  ALL_DIRECTIONS,
  JUMP_AT,
  JUMP_FROM,
  JUMP_TO,
  jumpDirection,
  TOUCHED_HIGH,
  TOUCHED_LOW,
  STRAIGHT_DIRECTIONS,
} from '../jumps'
import { parseSquares } from '../parse-squares'
import { TWENTY_FIVE_GOAL_DESCRIPTION, FORTY_NINE_PUZZLE_DESCRIPTION } from './shape'
import { possibleFinishes } from './classes'

/** Options shared by all puzzles: the vacant square at the start, from 1. Puzzles may have more options. */
type JumpsOptions = Readonly<Record<'start', number>>

/** A board of men; every jump is a move of its own. */
export interface JumpsState<O extends JumpsOptions = JumpsOptions> extends Position<O>, Men {
  /** The square on which the last man must stand, counted from 0; -1 for any. */
  readonly aim: Square
  /** The men that can jump, by direction. */
  readonly mobility: Mobility
  /** Number of possible jumps; the game is over at 0. */
  jumpCount: number
}

/** Returns an empty board. */
function createEmptyBoard<O extends JumpsOptions>(options: O, seats: number, aim: Square): JumpsState<O> {
  return { options, seats, aim, low: 0, high: 0, jumps: 0, mobility: new Int32Array(MOBILITY_WORDS), jumpCount: 0 }
}

function copy(from: JumpsState, into: JumpsState): void {
  into.low = from.low
  into.high = from.high
  into.jumps = from.jumps
  into.mobility.set(from.mobility)
  into.jumpCount = from.jumpCount
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type SingleJumpsRefusal = CommonRefusal | JumpRefusal

interface JumpsView extends MenView {
  readonly solved: boolean
}

/** The data in which puzzles of this family differ. */
interface JumpsPuzzle<V extends JumpsView, O extends JumpsOptions> {
  readonly id: GameId
  readonly info: InfoParts<O>
  /** Number of directions of jumps: `STRAIGHT_DIRECTIONS` or `ALL_DIRECTIONS`. */
  readonly directions: number
  /** Returns the square on which the last man must stand, counted from 0; -1 for any. */
  aim(options: O): Square
  /** Returns the State of the rules page, given the part that all puzzles of the family share. */
  dump(state: JumpsState, common: JumpsView): V
}

/** Number of jumps after which one man is left. */
const MAX_JUMPS = 47

/**
 * Defines a puzzle of forty-eight men and one vacancy, named by the option `start`: one jump after another until none
 * is possible, with the aim of leaving a single man. A move is the index of a jump in the tables of jumps.ts.
 */
function defineJumpsGame<V extends JumpsView, O extends JumpsOptions>(puzzle: JumpsPuzzle<V, O>) {
  const { id, info, directions, aim } = puzzle
  const empty = (options: O, seats: number): JumpsState<O> => createEmptyBoard(options, seats, aim(options))
  const findJumps = (state: JumpsState): void => {
    state.jumpCount = findMobility(state.low, state.high, directions, state.mobility)
  }
  const dump = (state: JumpsState): V => puzzle.dump(state, view(state))
  const squares = new Uint8Array(2)

  return defineGame<JumpsState<O>, V, MenEvent>(id, {
    info,
    clone: createClone(empty, copy),
    start(options, seats) {
      const state = empty(options, seats)
      for (let square = 0; square < SQUARES; square++) if (square + 1 !== options.start) place(state, square)
      findJumps(state)
      return state
    },
    copy,
    requiredSeats: (state) => (state.jumpCount > 0 ? 1 : 0),
    moves: (state, seat, into) => (seat === 0 ? listJumps(state.mobility, directions, into) : 0),
    pick: (state, _seat, rng) => pickJump(state.mobility, state.jumpCount, rng),
    apply(state, _seat, jump, tell) {
      state.low ^= TOUCHED_LOW[jump]!
      state.high ^= TOUCHED_HIGH[jump]!
      state.jumps++
      findJumps(state)
      if (!tell) return
      tell(createJumpedEvent(jump, menLeft(state)))
      if (state.jumpCount === 0) tell(createEndedEvent(state))
    },
    write: (_state, _seat, jump) => `${JUMP_FROM[jump]! + 1}x${JUMP_TO[jump]! + 1}`,
    read(state, _seat, text): Result<number, SingleJumpsRefusal> {
      if (state.jumpCount === 0) return refuse('game-over', 'The game is over.')
      if (parseSquares(text, 'x', SQUARES, squares) !== 2) return refuse('bad-move', BAD_MOVE)
      const [from, to] = [squares[0]!, squares[1]!]
      const error = faultOfJump(state.low, state.high, from, to, directions)
      return error ? { ok: false, error } : accept(JUMP_AT[ALL_DIRECTIONS * from + jumpDirection(from, to)]!)
    },
    determinize(seen) {
      const state = empty(seen.options, seen.seats)
      for (const square of seen.state.men) place(state, square - 1)
      state.jumps = seen.state.jumps
      findJumps(state)
      return state
    },
    outcome,
    dump,
  })
}

const BAD_MOVE = 'A move is a jump from a square to another: 33x49, with squares from 1 to 49.'

function view(state: JumpsState): JumpsView {
  return { men: squaresOf(state), menLeft: menLeft(state), jumps: state.jumps, solved: isSolved(state) }
}

function isSolved(state: JumpsState): boolean {
  return isLast(state, state.aim)
}

function outcome(state: JumpsState): Outcome {
  const reason = isSolved(state) ? 'solved' : 'stuck'
  return puzzleOutcome(menLeft(state), state.jumpCount === 0 ? reason : null)
}

function createEndedEvent(state: JumpsState): MenEvent {
  const solved = isSolved(state)
  return { type: 'ended', seat: 0, reason: solved ? 'solved' : 'stuck', menLeft: menLeft(state), solved }
}

/**
 * The "25" Goal, from the sheet of 1928: forty-eight men jump in eight directions; the last must land on 25
 * (docs/rules/twenty-five-goal.md).
 */
export const twentyFiveGoal = defineJumpsGame({
  id: 'twenty-five-goal',
  info: {
    ...TWENTY_FIVE_GOAL_DESCRIPTION,
    maxPlies: () => MAX_JUMPS,
  },
  directions: ALL_DIRECTIONS,
  aim: () => CENTRE,
  dump: (_state, common) => common,
})

interface FortyNinePuzzleView extends JumpsView {
  /** Squares on which a last man could stand by the class rule; if empty, a single man can never remain. */
  readonly finishes: readonly number[]
}

/**
 * The "49" Puzzle, from the sheet of 1928: forty-eight men jump vertically and horizontally until a single man remains
 * (docs/rules/forty-nine-puzzle.md).
 */
export const fortyNinePuzzle = defineJumpsGame({
  id: 'forty-nine-puzzle',
  info: {
    ...FORTY_NINE_PUZZLE_DESCRIPTION,
    maxPlies: () => MAX_JUMPS,
  },
  directions: STRAIGHT_DIRECTIONS,
  aim: ({ finish }: JumpsOptions & Readonly<Record<'finish', number>>) => finish - 1,
  dump: (state: JumpsState, { solved, ...men }): FortyNinePuzzleView => ({
    ...men,
    finishes: possibleFinishes(state.low, state.high).map((square) => square + 1),
    solved,
  }),
})
