import { defineGame } from '../../define-game'
import type { CassinoEvent } from '../cassino/events'
import { COMMON, COMMON_INFO } from '../cassino/game'
import type { Move } from '../cassino/move'
import { PLAYING, type CassinoState } from '../cassino/state'
import { start } from './dialect'
import { moves, pick } from './moves'
import { OPTIONS } from './options'
import { play } from './play'
import { read } from './read'
import type { Cassino21View } from './shape'
import { imagine, view } from './view'

export type * from '../cassino/events'
export type { CassinoState, Move, Cassino21View }

/** Cassino to 11 or 21 points, from an undated sheet: who can capture must not trail it, sweeps count, four are partners. */
export const cassino21 = defineGame<CassinoState, Move, Cassino21View, CassinoEvent>('cassino-21', {
  ...COMMON,
  info: { ...COMMON_INFO, title: 'Cassino to 11 or 21 points', options: OPTIONS },
  start,
  must: (state) => (state.phase === PLAYING ? 1 << state.turn : 0),
  moves,
  pick,
  apply: play,
  read,
  view,
  imagine,
  dump: (state) => view(state, null),
})
