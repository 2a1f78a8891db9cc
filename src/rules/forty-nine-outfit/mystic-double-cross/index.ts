import { defineGame } from '../../define-game'
import { cardName } from '../cards'
import { applyChance, chance, readChance, sampleChance, play, playAndTell } from './play'
import type { MysticDoubleCrossEvent, MysticDoubleCrossView } from './shape'
import { DESCRIPTION } from './description'
import { determinize } from './determinize'
import { moves, pick, type Move } from './move'
import { outcome, census, dump, view } from './view'
import { read, write } from './read'
import { copy, isOver, STACK_SIZE, start, type MysticDoubleCrossState } from './state'

export type * from './shape'
export type { MysticDoubleCrossState } from './state'
export type { Move } from './move'

/**
 * The Mystic Double Cross, from the sheet of 1928: turn up twenty-five cards, each to its own square; multiples of five
 * and rows of seven score.
 */
export const mysticDoubleCross = defineGame<
  MysticDoubleCrossState,
  Move,
  MysticDoubleCrossView,
  MysticDoubleCrossEvent
>('mystic-double-cross', {
  info: {
    ...DESCRIPTION,
    maxPlies: (options) => (options.cheater ? STACK_SIZE + 1 : STACK_SIZE),
  },
  start,
  copy,
  chance,
  sampleChance,
  writeChance: cardName,
  readChance,
  applyChance,
  requiredSeats: (state) => (state.dealt && !isOver(state) ? 1 : 0),
  moves,
  pick,
  apply(state, _seat, move, tell) {
    if (tell) playAndTell(state, move, tell)
    else play(state, move)
  },
  write: (_state, _seat, move) => write(move),
  read: (state, _seat, text) => read(state, text),
  view,
  eventFor: (event) => event,
  determinize,
  outcome,
  dump,
  census,
})
