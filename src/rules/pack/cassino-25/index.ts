import type { Game } from '../../kit'
import type { CassinoEvent } from '../cassino/events'
import { common, COMMON_INFO } from '../cassino/game'
import type { Move } from '../cassino/move'
import { COUNTING, PLAYING, type CassinoState } from '../cassino/state'
import { callers } from './calls'
import { moves, pick } from './moves'
import { OPTIONS } from './options'
import { play } from './play'
import { read } from './read'
import type { Cassino25View } from './shape'
import { imagine, view } from './view'
import { DIALECT } from './dialect'

export type * from '../cassino/events'
export type { CassinoState, Move, Cassino25View }

/** Cassino to 25 points, from an undated sheet: each for himself, and what was missed may be called. */
export const cassino25: Game<CassinoState, Move, Cassino25View, CassinoEvent> = {
  ...common(DIALECT),
  info: {
    ...COMMON_INFO,
    id: 'cassino-25',
    title: 'Cassino to 25 points',
    options: OPTIONS,
    interruptions: ({ calls }) => calls === true,
  },
  must,
  may: (state) => callers(state) & ~must(state),
  moves,
  pick,
  apply: play,
  read,
  view,
  imagine,
  dump: (state) => view(state, null),
}

/** The seat to play, or to count. */
function must(state: CassinoState): number {
  return state.phase === PLAYING || state.phase === COUNTING ? 1 << state.turn : 0
}
