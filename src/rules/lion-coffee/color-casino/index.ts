import { defineGame } from '../../define-game'
import { eventFor } from '../../casino/events'
import { isPlaying } from '../../casino/table'
import { cardName } from '../cards'
import { dump, view, outcome } from './view'
import { applyChance, chance, readChance, sampleChance, play } from './play'
import type { ColorEvent, ColorView } from './shape'
import { DESCRIPTION } from './description'
import { determinize } from './determinize'
import type { Move } from './move'
import { moves, pick } from './moves'
import { write } from './notation'
import { read } from './read'
import { clone, copy, start, type ColorState } from './state'

export type * from './shape'
export type { ColorState } from './state'
export type { Move } from './move'

/**
 * Color Casino, from the sheet of the Lion Coffee premium deck: a card takes others of its colour by their sum or their
 * difference.
 */
export const colorCasino = defineGame<ColorState, Move, ColorView, ColorEvent>('color-casino', {
  info: {
    ...DESCRIPTION,
    // Taking is optional, and a tie at the top leads to another round, so the rules set no end.
    maxPlies: () => Infinity,
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
