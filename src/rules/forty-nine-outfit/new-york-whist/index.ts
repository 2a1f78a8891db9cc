import { defineGame } from '../../define-game'
import { CARDS, cardName } from '../cards'
import { census, dump, view, determinize, outcome } from './view'
import { applyChance, chance, readChance, sampleChance } from './deal'
import { eventFor, type NewYorkWhistEvent, type NewYorkWhistView } from './shape'
import { DESCRIPTION } from './description'
import { moves, pick, type Move } from './moves'
import { play } from './play'
import { read } from './read'
import { copy, isOver, start, type NewYorkWhistState } from './state'

export type * from './shape'
export type { Move } from './moves'
export type { NewYorkWhistState } from './state'

/**
 * New York Whist, from the sheet of 1926: tricks are taken by the highest number of any colour, or by whist rules.
 * Every trick scores one point, and every multiple of five in it a fifth of its number.
 */
export const newYorkWhist = defineGame<NewYorkWhistState, Move, NewYorkWhistView, NewYorkWhistEvent>('new-york-whist', {
  info: {
    ...DESCRIPTION,
    maxPlies: (options, seats) => seats * Math.floor((options.cheater ? CARDS : CARDS - 1) / seats),
  },
  start,
  copy,
  chance,
  sampleChance,
  writeChance: cardName,
  readChance,
  applyChance,
  requiredSeats: (state) => (state.dealt && !isOver(state) ? 1 << state.turn : 0),
  moves,
  pick,
  apply: play,
  write: (_state, _seat, card) => cardName(card),
  read,
  view,
  eventFor,
  determinize,
  outcome,
  dump,
  census,
})
