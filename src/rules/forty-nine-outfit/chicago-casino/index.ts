import { defineGame } from '../../define-game'
import { eventFor } from '../../casino/events'
import { isPlaying } from '../../casino/table'
import { CARDS, cardName } from '../cards'
import { dump, view, outcome } from './view'
import { applyChance, chance, readChance, sampleChance, play } from './play'
import type { ChicagoEvent, ChicagoOptions, ChicagoView } from './shape'
import { DESCRIPTION } from './description'
import { determinize } from './determinize'
import type { Move } from './move'
import { moves, pick } from './moves'
import { write } from './notation'
import { read } from './read'
import { clone, copy, start, type ChicagoState } from './state'

export type * from './shape'
export type { ChicagoState } from './state'
export type { Move } from './move'

/**
 * Chicago-Casino, from the sheet of 1926: take face-up cards with higher cards of the same colour and win most of the
 * 51 points.
 */
export const chicagoCasino = defineGame<ChicagoState, Move, ChicagoView, ChicagoEvent>('chicago-casino', {
  info: {
    ...DESCRIPTION,
    maxPlies,
  },
  start,
  clone,
  copy,
  chance,
  sampleChance,
  writeChance: cardName,
  readChance,
  applyChance,
  requiredSeats: (state) => (isPlaying(state) ? 1 << state.turn : 0),
  moves,
  pick,
  apply: play,
  write: (state, _seat, move) => write(state, move),
  read,
  view,
  eventFor,
  determinize,
  outcome,
  dump,
})

/**
 * Returns one ply per card dealt to a hand. With a target the game has no limit: since taking is optional, rounds may
 * bring no points.
 */
function maxPlies(options: ChicagoOptions, seats: number): number {
  if (options.target !== 0) return Infinity
  const size = options.cheater ? CARDS : CARDS - 1
  const dealt = size - 4
  return dealt - (dealt % seats)
}
