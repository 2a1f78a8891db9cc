import { defineGame } from '../../define-game'
import type { SeatSet } from '../../kit'
import { cardName } from '../cards'
import { census, dump, view, outcome } from './view'
import { applyChance, chance, readChance, sampleChance } from './deal'
import { eventFor, type ColorowEvent, type ColorowOptions, type ColorowView } from './shape'
import { DESCRIPTION } from './description'
import { determinize } from './determinize'
import { write, type Move } from './move'
import { isSound, moves, pick, pickSound } from './moves'
import { play, playAndTell } from './play'
import { read } from './read'
import { CLAIM, copy, isDisputable, leftOfLast, NONE, PACK_SIZE, PLAY, start, type ColorowState } from './state'

export type * from './shape'
export type { Move } from './move'
export type { ColorowState } from './state'

/**
 * Colorow, from the sheet of 1926: cards are laid on any free squares; a play scores for the rows of its colour that it
 * completes and for the rows connected with them.
 */
export const colorow = defineGame<ColorowState, Move, ColorowView, ColorowEvent>('colorow', {
  info: {
    ...DESCRIPTION,
    maxPlies,
    allowsInterruptions: ({ referee }) => referee === 'strict',
  },
  start,
  copy,
  chance,
  sampleChance,
  writeChance: cardName,
  readChance,
  applyChance,
  requiredSeats,
  optionalSeats,
  moves,
  pick,
  pickSound,
  isSound: (state, _seat, move) => isSound(state, move),
  apply(state, seat, move, tell) {
    if (tell) playAndTell(state, seat, move, tell)
    else play(state, seat, move)
  },
  write: (_state, _seat, move) => write(move),
  read,
  view,
  eventFor,
  determinize,
  outcome,
  dump,
  census,
})

/**
 * Returns the seat that must act: the next player, the seat that owes a claim, or at a full board the seat that can
 * accept the last claim.
 */
function requiredSeats(state: ColorowState): SeatSet {
  if (state.phase === CLAIM) return 1 << state.lastSeat
  if (state.phase !== PLAY || state.deals === 0) return 0
  return 1 << (state.turn === NONE ? leftOfLast(state) : state.turn)
}

/** Returns the seats that may act: any but the claimer may dispute a claim. */
function optionalSeats(state: ColorowState): SeatSet {
  if (!isDisputable(state)) return 0
  return ((1 << state.seats) - 1) & ~(1 << state.lastSeat) & ~requiredSeats(state)
}

/**
 * Returns the most plies: every card but the one on square 25 is played; in strict play each is also claimed, then
 * disputed or, at the end, accepted.
 */
function maxPlies(options: ColorowOptions): number {
  return options.referee === 'strict' ? 3 * (PACK_SIZE - 1) : PACK_SIZE - 1
}
