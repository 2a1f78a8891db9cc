import { eventFor } from '../../casino/events'
import { bridgeName, type Outcome, type Seat } from '../../kit'
import { scoresOf, winnersOf } from './count'
import { applyChance, chance, readChance, sampleChance } from './deal'
import type { Move } from './move'
import { write } from './notation'
import { clone, copy, OVER, type CassinoState } from './state'

/** The functions that both games share. */
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
}

function outcome(state: CassinoState): Outcome {
  const over = state.phase === OVER
  return { over, scores: scoresOf(state), winners: winnersOf(state), reason: over ? 'target' : null }
}
