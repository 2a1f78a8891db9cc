import { eventFor } from '../../casino/events'
import { bridgeName, type Game, type GameInfo, type Outcome } from '../../kit'
import { census } from './census'
import { scoresOf, winnersOf } from './count'
import { applyChance, chance, readChance, sampleChance } from './deal'
import type { Dialect } from './dialect'
import type { CassinoEvent } from './events'
import type { Move } from './move'
import { write } from './notation'
import type { CassinoView } from './shape'
import { clone, copy, OVER, start, type CassinoState } from './state'

type Common =
  | 'start'
  | 'clone'
  | 'copy'
  | 'chance'
  | 'sampleChance'
  | 'writeChance'
  | 'readChance'
  | 'applyChance'
  | 'sound'
  | 'write'
  | 'eventFor'
  | 'outcome'
  | 'census'

/** What both games do alike. */
export function common(dialect: Dialect): Pick<Game<CassinoState, Move, CassinoView, CassinoEvent>, Common> {
  return {
    start: (options, seats) => start(dialect, options, seats),
    clone,
    copy,
    chance,
    sampleChance,
    writeChance: bridgeName,
    readChance,
    applyChance,
    sound: () => true,
    write: (_state, _seat, move) => write(move),
    eventFor,
    outcome,
    census,
  }
}

/** What both games have in common before anybody sits down. Level scores can go on for ever: the rules set no end. */
export const COMMON_INFO = {
  box: 'pack',
  year: null,
  seats: { min: 2, max: 4 },
  chance: true,
  version: 1,
  undo: 'until-reveal',
  longest: () => Infinity,
} as const satisfies Partial<GameInfo>

function outcome(state: CassinoState): Outcome {
  const over = state.phase === OVER
  return { over, scores: scoresOf(state), winners: winnersOf(state), reason: over ? 'target' : null }
}
