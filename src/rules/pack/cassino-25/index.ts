import { defineGame } from '../../define-game'
import type { CassinoEvent } from '../cassino/events'
import { COMMON, COMMON_INFO } from '../cassino/game'
import type { Move } from '../cassino/move'
import { COUNTING, PLAYING, type CassinoState } from '../cassino/state'
import { callers } from './calls'
import { moves, pick } from './moves'
import { OPTIONS, type Cassino25Options } from './options'
import { play } from './play'
import { read } from './read'
import type { Cassino25View } from './shape'
import { imagine, view } from './view'
import { start } from './dialect'

export type * from '../cassino/events'
export type { CassinoState, Move, Cassino25View }

/** Cassino to 25 points, from an undated sheet: each for himself, and what was missed may be called. */
export const cassino25 = defineGame<CassinoState, Move, Cassino25View, CassinoEvent>('cassino-25', {
  ...COMMON,
  info: {
    ...COMMON_INFO,
    title: 'Cassino to 25 points',
    options: OPTIONS,
    interruptions: ({ calls }: Cassino25Options) => calls,
  },
  start,
  must,
  may: (state) => callers(state) & ~must(state),
  moves,
  pick,
  apply: play,
  read,
  view,
  imagine,
  dump: (state) => view(state, null),
})

/** The seat to play, or to count. */
function must(state: CassinoState): number {
  return state.phase === PLAYING || state.phase === COUNTING ? 1 << state.turn : 0
}
