import { defineGame } from '../../define-game'
import type { CassinoEvent } from '../cassino/events'
import { COMMON } from '../cassino/game'
import { type Move, COUNT_HEAD, CALL_KIND, cardOf, COUNT, kindOf } from '../cassino/move'
import { COUNTING, PLAYING, type CassinoState, OVER, give, isLoose } from '../cassino/state'
import { callers, call, openWindow, shutWindow, readCall, type CallRefusal } from './calls'
import type { Cassino25Options, Cassino25View } from './shape'
import { DESCRIPTION } from './description'
import { start } from './start'
import {
  type Rng,
  type Seat,
  type EventSink,
  accept,
  letterOf,
  refuse,
  type Result,
  bridgeName,
  bridgeNamed,
  seatOf,
  type Eye,
} from '../../kit'
import { addBare, collectMoves, pickMove, writeMoves } from '../cassino/listing'
import { countRound, passTurn } from '../cassino/count'
import { leftOf } from '../cassino/deal'
import { lay } from '../cassino/lay'
import { parseMove } from '../cassino/notation'
import { readPlay, type PlayRefusal } from '../cassino/read'
import { createDeterminizer } from '../cassino/determinize'
import { commonView, unpackRounds, roundView } from '../cassino/view'

/**
 * Writes all moves of a seat: its plays or its count if it has the turn, its calls if it may call. Returns their
 * number.
 */
function moves(state: CassinoState, seat: Seat, into: Move[]): number {
  list(state, seat)
  return writeMoves(into)
}

/** Returns one of {@link moves}, each with equal probability. */
function pick(state: CassinoState, seat: Seat, rng: Rng): Move {
  list(state, seat)
  return pickMove(rng)
}

function list(state: CassinoState, seat: Seat): void {
  const onTurn = state.turn === seat
  const calls = (callers(state) & (1 << seat)) !== 0
  collectMoves(state, seat, onTurn && state.phase === PLAYING, calls)
  if (onTurn && state.phase === COUNTING) addBare(COUNT_HEAD)
}

/** Plays a legal move and reports its events if `tell` is given. */
function play(state: CassinoState, seat: Seat, move: Move, tell?: EventSink<CassinoEvent>): void {
  if (move === COUNT) count(state, tell)
  else if (kindOf(move) === CALL_KIND) {
    call(state, seat, move, tell)
    if (state.phase === COUNTING && state.windowSeat < 0) countRound(state, tell)
  } else playCard(state, seat, move, tell)
}

function count(state: CassinoState, tell?: EventSink<CassinoEvent>): void {
  if (tell) tell({ type: 'closed', seat: state.windowSeat })
  shutWindow(state)
  countRound(state, tell)
}

/** Plays a card. Builds never open the window. */
function playCard(state: CassinoState, seat: Seat, move: Move, tell?: EventSink<CassinoEvent>): void {
  shutWindow(state)
  lay(state, seat, move, tell)
  if (state.calls && kindOf(move) === 0) openWindow(state, seat, cardOf(move), tell)
  if (!passTurn(state, tell)) return
  if (state.windowSeat < 0) countRound(state, tell)
  else {
    state.phase = COUNTING
    if (tell) tell({ type: 'waiting', seat: leftOf(state, seat) })
  }
}

/** Why a text is refused: the code of the first rule that it breaks. */
type Cassino25Refusal =
  'bad-move' | 'cannot-count' | 'game-over' | 'not-your-turn' | 'round-over' | PlayRefusal | CallRefusal

const BAD_MOVE =
  'A move is trail 7H, 7H takes 2C+5D+B7, 2H builds 8 on B6, call 2C+5D or count; pieces by rank, then builds.'

/** Returns the legal move with this text, or the first rule that it breaks, in the order of the rules page. */
function read(state: CassinoState, seat: Seat, text: string): Result<Move, Cassino25Refusal> {
  if (state.phase === OVER) return refuse('game-over', 'The game is over.')
  const words = parseMove(text)
  if (!words) return refuse('bad-move', BAD_MOVE)
  if (words.kind === 'call') return readCall(state, seat, words)
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  if (words.kind === 'count') {
    if (state.phase === COUNTING) return accept(COUNT)
    return refuse('cannot-count', 'A round is counted when it is played out, and by itself if nothing can be called.')
  }
  if (state.phase === COUNTING) return refuse('round-over', 'The round is played out and waits for the count.')
  return readPlay(state, seat, words)
}

/**
 * Returns what an eye may know; at the end of the game also the piles. `eye` null: the complete State of the rules
 * page.
 */
function view(state: CassinoState, eye: Eye | null): Cassino25View {
  const { windowSeat, windowCard } = state
  return {
    ...commonView(state, eye),
    counting: state.phase === COUNTING,
    window: windowSeat < 0 ? null : { seat: letterOf(windowSeat), card: bridgeName(windowCard) },
    rounds: unpackRounds(state).map((round) => roundView(state, round)),
  }
}

/**
 * Returns a full table that agrees with a view. A card that captured and may still be called is in that seat's pile.
 */
const determinize = createDeterminizer<Cassino25View, Cassino25Options>(start, () => null, restoreWindow)

function restoreWindow(state: CassinoState, { counting, window }: Cassino25View): void {
  if (counting) state.phase = COUNTING
  if (!window) return
  state.windowSeat = seatOf(window.seat)
  state.windowCard = bridgeNamed(window.card)
  if (!isLoose(state, state.windowCard)) give(state.piles, state.windowSeat, state.windowCard)
}

export type * from '../cassino/events'
export type { CassinoState, Move, Cassino25View }

/** Cassino to 25 points, from an undated sheet: no partners, and missed captures may be called. */
export const cassino25 = defineGame<CassinoState, Move, Cassino25View, CassinoEvent>('cassino-25', {
  ...COMMON,
  info: {
    ...DESCRIPTION,
    allowsInterruptions: ({ calls }: Cassino25Options) => calls,
  },
  start,
  requiredSeats,
  optionalSeats: (state) => callers(state) & ~requiredSeats(state),
  moves,
  pick,
  apply: play,
  read,
  view,
  determinize,
  dump: (state) => view(state, null),
})

/** Returns the seat that is to play or to count; 0 while neither is due. */
function requiredSeats(state: CassinoState): number {
  return state.phase === PLAYING || state.phase === COUNTING ? 1 << state.turn : 0
}
