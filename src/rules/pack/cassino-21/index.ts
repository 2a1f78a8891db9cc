import { defineGame } from '../../define-game'
import type { CassinoEvent } from '../cassino/events'
import { COMMON } from '../cassino/game'
import { type Move, cardOf } from '../cassino/move'
import { PLAYING, type CassinoState, isTableEmpty, OVER } from '../cassino/state'
import { start } from './start'
import type { Cassino21Options, Cassino21View, Round21View } from './shape'
import { DESCRIPTION } from './description'
import {
  type Rng,
  type Seat,
  bridgeName,
  type BridgeCard,
  type EventSink,
  letterOf,
  refuse,
  type Result,
  bySeat,
  type Eye,
} from '../../kit'
import { collectMoves, pickMove, writeMoves } from '../cassino/listing'
import { countRound, passTurn } from '../cassino/count'
import { lay } from '../cassino/lay'
import { noteSweep, restoreSweeps, sweepsBySeat } from './sweeps'
import { parseMove } from '../cassino/notation'
import { readPlay, type PlayRefusal } from '../cassino/read'
import { createDeterminizer } from '../cassino/determinize'
import { commonView, unpackRounds, roundView } from '../cassino/view'

/** Writes all plays of the seat in turn and returns their number. */
function moves(state: CassinoState, seat: Seat, into: Move[]): number {
  if (state.phase !== PLAYING || state.turn !== seat) return 0
  collectMoves(state, seat, true, false)
  return writeMoves(into)
}

/** Returns one of {@link moves}, each with equal probability. */
function pick(state: CassinoState, seat: Seat, rng: Rng): Move {
  collectMoves(state, seat, true, false)
  return pickMove(rng)
}

/** Plays a legal move and reports its events if `tell` is given. A capture that clears the table is a sweep. */
function play(state: CassinoState, seat: Seat, move: Move, tell?: EventSink<CassinoEvent>): void {
  if (lay(state, seat, move, tell) && isTableEmpty(state)) sweep(state, seat, cardOf(move), tell)
  if (passTurn(state, tell)) countRound(state, tell)
}

function sweep(state: CassinoState, seat: Seat, card: BridgeCard, tell?: EventSink<CassinoEvent>): void {
  noteSweep(state, seat, card)
  if (tell) tell({ type: 'swept', seat, card: bridgeName(card) })
}

/** Why a text is refused: the code of the first rule that it breaks. */
type Cassino21Refusal = 'bad-move' | 'game-over' | 'not-your-turn' | PlayRefusal

const BAD_MOVE = 'A move is trail 7H, 7H takes 2C+5D+B7 or 2H builds 8 on B6; pieces by rank, then builds.'

/** Returns the legal move with this text, or the first rule that it breaks, in the order of the rules page. */
function read(state: CassinoState, seat: Seat, text: string): Result<Move, Cassino21Refusal> {
  if (state.phase === OVER) return refuse('game-over', 'The game is over.')
  const words = parseMove(text)
  if (!words || words.kind === 'call' || words.kind === 'count') return refuse('bad-move', BAD_MOVE)
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  return readPlay(state, seat, words)
}

/**
 * Returns what an eye may know; at the end of the game also the piles. `eye` null: the complete State of the rules
 * page.
 */
function view(state: CassinoState, eye: Eye | null): Cassino21View {
  return { ...commonView(state, eye), sweeps: sweepsBySeat(state), rounds: rounds(state) }
}

function rounds(state: CassinoState): Round21View[] {
  return unpackRounds(state).map((round) => {
    const { points, ...seen } = roundView(state, round)
    return { ...seen, sweeps: bySeat(round.sweeps), points }
  })
}

/** Returns a full table that agrees with a view. The cards of sweeps are face up in their seats' piles. */
const determinize = createDeterminizer<Cassino21View, Cassino21Options>(
  start,
  (round) => round.sweeps,
  (state, { sweeps }) => restoreSweeps(state, sweeps),
)

export type * from '../cassino/events'
export type { CassinoState, Move, Cassino21View }

/**
 * Cassino to 11 or 21 points, from an undated sheet: a card that can capture may not be trailed, sweeps count, four
 * play as partners.
 */
export const cassino21 = defineGame<CassinoState, Move, Cassino21View, CassinoEvent>('cassino-21', {
  ...COMMON,
  info: DESCRIPTION,
  start,
  requiredSeats: (state) => (state.phase === PLAYING ? 1 << state.turn : 0),
  moves,
  pick,
  apply: play,
  read,
  view,
  determinize,
  dump: (state) => view(state, null),
})
