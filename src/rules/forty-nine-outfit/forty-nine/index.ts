import { defineGame } from '../../define-game'
import { CARDS, cardName } from '../cards'
import { census, dump, view, viewParts } from './view'
import { outcome } from './outcome'
import { applyChance, chance, HAND_SIZE, readChance, sampleChance } from './deal'
import { eventFor, type FortyNineEvent, type FortyNineOptions, type FortyNineView } from './shape'
import { DESCRIPTION } from './description'
import { determinize } from './determinize'
import { mayTell } from './may-tell'
import { moves, pick, pickSound } from './moves'
import type { Move } from './move'
import { write } from './notation'
import { play } from './play'
import { read } from './read'
import { copy, start, type FortyNineState } from './state'
import { isSound } from './strict'
import { playAndTell } from './play-and-tell'

export type * from './shape'
export type { FortyNineState } from './state'
export type { Move } from './move'

/**
 * Forty-Nine, from the sheet of 1926: lay cards on their own squares, each next to a card already laid; multiples of
 * five, rows of seven and the 49 score.
 */
export const fortyNine = defineGame<FortyNineState, Move, FortyNineView, FortyNineEvent>('forty-nine', {
  info: {
    ...DESCRIPTION,
    maxPlies,
  },
  start,
  copy,
  chance,
  sampleChance,
  writeChance: cardName,
  readChance,
  applyChance,
  requiredSeats: (state) => (state.dealt && !state.ended ? 1 << state.turn : 0),
  moves,
  pick,
  pickSound,
  isSound: (state, seat, move) => !state.isStrict || isSound(state, seat, move),
  apply(state, seat, move, tell) {
    if (tell) playAndTell(state, seat, move, tell)
    else play(state, seat, move)
  },
  write: (_state, _seat, move) => write(move),
  read,
  view,
  viewParts,
  eventFor,
  determinize,
  mayTell,
  outcome,
  dump,
  census,
})

/**
 * Returns the most plies: 49 plays, and a draw and a pass for each card of the stock; at a strict table seats that
 * cannot play also pass, each time.
 */
function maxPlies(options: FortyNineOptions, seats: number): number {
  const draws = CARDS - HAND_SIZE * seats
  const passes = options.referee === 'strict' ? 49 * (seats - 1) : 0
  return 49 + 2 * draws + passes
}
