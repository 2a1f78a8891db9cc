import { eventFor } from '../../casino/events'
import { isPlaying } from '../../casino/table'
import type { Game, Options } from '../../kit'
import { CARDS, cardName } from '../cards'
import { census } from './census'
import { applyChance, chance, readChance, sampleChance } from './deal'
import type { ChicagoEvent } from './events'
import { imagine } from './imagine'
import type { Move } from './move'
import { moves, pick } from './moves'
import { write } from './notation'
import { OPTIONS } from './options'
import { outcome } from './outcome'
import { play } from './play'
import { read } from './read'
import type { ChicagoView } from './shape'
import { clone, copy, start, type ChicagoState } from './state'
import { dump, view } from './view'

export type * from './events'
export type * from './shape'
export type { ChicagoState } from './state'
export type { Move } from './move'

/**
 * Chicago-Casino, from the sheet of 1926: cards lie face up, higher cards of the colour take them, and 51 points are
 * to be had.
 */
export const chicagoCasino: Game<ChicagoState, Move, ChicagoView, ChicagoEvent> = {
  info: {
    id: 'chicago-casino',
    title: 'Chicago-Casino',
    box: 'forty-nine-outfit',
    year: 1926,
    seats: { min: 2, max: 8 },
    options: OPTIONS,
    chance: true,
    version: 1,
    undo: 'until-reveal',
    longest,
  },
  start,
  clone,
  copy,
  chance,
  sampleChance,
  writeChance: cardName,
  readChance,
  applyChance,
  must: (state) => (isPlaying(state) ? 1 << state.turn : 0),
  may: () => 0,
  moves,
  pick,
  sound: () => true,
  apply: play,
  write: (state, _seat, move) => write(state, move),
  read,
  view,
  eventFor,
  imagine,
  outcome,
  dump,
  census,
}

/** One ply a card that is dealt to a hand. With a target rounds may be empty of points for ever: nobody must take. */
function longest(options: Options, seats: number): number {
  if (options['target'] !== 0) return Infinity
  const size = options['cheater'] === true ? CARDS : CARDS - 1
  const dealt = size - 4
  return dealt - (dealt % seats)
}
