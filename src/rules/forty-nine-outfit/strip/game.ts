import { defineGame } from '../../define-game'
import type { GameId } from '../../manifest'
import type { OPTIONS } from './options'
import type { StripEvent, StripView } from './shape'
import { census, updateEnded, outcome, view, countHome, isSolved, manOn, movesLeft, reasonOf } from './view'
import {
  copy,
  fromOf,
  masksOf,
  createStrip,
  toOf,
  type StripMove,
  type StripState,
  packMove,
  reachFrom,
  reachTo,
  moveToVacant,
  REACH,
  STRIP_LENGTH,
} from './state'
import { type DescriptionParts, type Rng, type Seat, type EventSink, accept, refuse, type Result } from '../../kit'
import { parseSquares } from '../parse-squares'

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
type StripRefusal = 'bad-move' | 'game-over' | 'no-man' | 'not-vacant' | 'too-far'

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

export type * from './shape'
export type { StripMove, StripState } from './state'

/** The data of a strip puzzle. Its set-up and its aim are seven letters: R, V and a dot for the vacant square. */
export interface StripPuzzle {
  readonly id: GameId
  readonly description: DescriptionParts & { readonly options: typeof OPTIONS }
  readonly start: string
  readonly aim: string
}

/** Defines a puzzle of three men of each of two kinds on seven squares, to be brought from the set-up to the aim. */
export function defineStripGame(puzzle: StripPuzzle) {
  const aim = masksOf(puzzle.aim)
  return defineGame<StripState, StripMove, StripView, StripEvent>(puzzle.id, {
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
    outcome,
    dump: view,
    census,
  })
}
