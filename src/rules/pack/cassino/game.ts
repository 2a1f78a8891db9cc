import { eventFor } from '../../casino/events'
import { bridgeName, type Outcome, type Seat } from '../../kit'
import { census } from './census'
import { scoresOf, winnersOf } from './count'
import { applyChance, chance, readChance, sampleChance } from './deal'
import type { Move } from './move'
import { write } from './notation'
import { clone, copy, OVER, type CassinoState } from './state'

/** What both games do alike. */
export const COMMON = {
  clone,
  copy,
  chance,
  sampleChance,
  writeChance: bridgeName,
  readChance,
  applyChance,
  write: (_state: CassinoState, _seat: Seat, move: Move) => write(move),
  eventFor,
  outcome,
  census,
}

/** What both games have in common before anybody sits down. Level scores can go on for ever: the rules set no end. */
export const COMMON_INFO = { year: null, seats: { min: 2, max: 4 } }

function outcome(state: CassinoState): Outcome {
  const over = state.phase === OVER
  return { over, scores: scoresOf(state), winners: winnersOf(state), reason: over ? 'target' : null }
}
