import { createCasino } from '../../casino/game'
import { defineGame } from '../../define-game'
import { CARDS } from '../cards'
import { moves, pick } from './choices'
import type { Move } from './move'
import { SHEET } from './play'
import { read, write } from './read'
import { DESCRIPTION, type ChicagoEvent, type ChicagoOptions, type ChicagoView } from './shape'
import type { ChicagoState } from './state'

export type * from './shape'
export type { ChicagoState } from './state'
export type { Move } from './move'

/**
 * Chicago-Casino, from the sheet of 1926: take face-up cards with higher cards of the same colour and win most of the
 * 51 points.
 */
export const chicagoCasino = defineGame<ChicagoState, Move, ChicagoView, ChicagoEvent>('chicago-casino', {
  ...createCasino(SHEET),
  info: { ...DESCRIPTION, maxPlies },
  moves,
  pick,
  write,
  read,
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
