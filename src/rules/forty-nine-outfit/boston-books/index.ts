import { defineGame } from '../../define-game'
import { cardName } from '../cards'
import { census, dump, view } from './view'
import { outcome } from './outcome'
import { applyChance, chance, readChance, sampleChance, play } from './play'
import { eventFor, type BostonBooksEvent, type BostonBooksView } from './shape'
import { DESCRIPTION } from './description'
import { determinize } from './determinize'
import { mayTell } from './may-tell'
import type { Move } from './move'
import { moves, pick } from './moves'
import { write } from './notation'
import { read } from './read'
import { CALL, copy, start, type BostonBooksState } from './state'

export type * from './shape'
export type { Move } from './move'
export type { BostonBooksState } from './state'

/**
 * Boston Books, from the sheet of 1926: call on other seats for cards of the colours you hold, lay all seven cards of a
 * colour aside as a book, and be the first with seven books.
 */
export const bostonBooks = defineGame<BostonBooksState, Move, BostonBooksView, BostonBooksEvent>('boston-books', {
  info: {
    ...DESCRIPTION,
    // Once the stock is empty, unsuccessful calls can follow each other without end.
    maxPlies: () => Infinity,
  },
  start,
  copy,
  chance,
  sampleChance,
  writeChance: cardName,
  readChance,
  applyChance,
  requiredSeats: (state) => (state.phase === CALL ? 1 << state.turn : 0),
  moves,
  pick,
  apply: play,
  write: (_state, _seat, move) => write(move),
  read,
  view,
  eventFor,
  determinize,
  mayTell,
  outcome,
  dump,
  census,
})
