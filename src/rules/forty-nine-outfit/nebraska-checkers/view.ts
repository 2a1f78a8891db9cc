import {
  bySeat,
  letterOf,
  type Seat,
  entryAt,
  firstOf,
  lastOf,
  lettersOf,
  seatOf,
  type GameView,
  type Outcome,
} from '../../kit'
import { write, packJump, packStart, packStep, type Move } from './move'
import type { NebraskaView, NebraskaSeen } from './shape'
import { numbersIn, DIAGONALS, JUMP_TO, placeOf, STEP_TO } from './squares'
import { RECENT_MOVES, NONE, type NebraskaState, remember, start, takenCount } from './state'

/** Restores a table from a view; nothing is hidden. */
export function determinize(seen: NebraskaSeen): NebraskaState {
  const state = start(seen.options, seen.seats)
  const { turn, men, kings, quiet, recent, result } = seen.state
  lettersOf(seen.seats).forEach((letter, seat) => {
    state.men[seat] = setOf(men[letter] ?? [])
    state.kings[seat] = setOf(kings[letter] ?? [])
    for (const text of recent[letter] ?? []) remember(state, seat, moveOf(text))
  })
  state.quiet = quiet
  state.ended = result
  state.turn = turn === null ? loserOf(seen) : seatOf(turn)
  return state
}

/** Returns the seat that would have moved next: the loser; after a draw either seat will do. */
function loserOf({ winners }: GameView): number {
  return winners?.length === 1 ? 1 - seatOf(firstOf(winners)) : 0
}

function setOf(squares: readonly number[]): number {
  return squares.reduce((set, square) => set | (1 << placeOf(square)), 0)
}

/** Parses a move written by {@link write}, whatever the position. */
function moveOf(text: string): Move {
  const isJump = text.includes('x')
  const places = text.split(isJump ? 'x' : '-').map((number) => placeOf(Number(number)))
  const start = firstOf(places)
  if (!isJump) return packStep(start, wayTo(STEP_TO, start, lastOf(places)))
  return places
    .slice(1)
    .reduce((chain, to, i) => packJump(chain, wayTo(JUMP_TO, entryAt(places, i), to)), packStart(start))
}

function wayTo(table: Int8Array, from: number, to: number): number {
  return table.subarray(DIAGONALS * from, DIAGONALS * (from + 1)).indexOf(to)
}

/** Returns the State of the rules page, which every viewer sees in full. */
export function dump(state: NebraskaState): NebraskaView {
  return {
    turn: state.ended ? null : letterOf(state.turn),
    men: bySeat(Array.from(state.men, (set) => numbersIn(set))),
    kings: bySeat(Array.from(state.kings, (set) => numbersIn(set))),
    quiet: state.quiet,
    recent: bySeat([recentOf(state, 0), recentOf(state, 1)]),
    result: state.ended,
  }
}

function recentOf(state: NebraskaState, seat: Seat): string[] {
  const kept = state.recent.subarray(RECENT_MOVES * seat, RECENT_MOVES * (seat + 1))
  return Array.from(kept.filter((move) => move !== NONE).reverse(), (move) => write(move))
}

/**
 * Returns the standing. The scores are the men taken, but they do not decide: a seat that has no man or cannot move has
 * lost; at the quiet limit the game is drawn.
 */
export function outcome(state: NebraskaState): Outcome {
  const scores = [takenCount(state, 0), takenCount(state, 1)]
  const reason = state.ended
  if (reason === null) return { over: false, scores, winners: null, reason }
  return { over: true, scores, winners: reason === 'quiet' ? [0, 1] : [1 - state.turn], reason }
}
