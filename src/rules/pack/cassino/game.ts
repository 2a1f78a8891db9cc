import { eventFor } from '../../casino/events'
import { bridgeName, type Outcome, type Seat, letterOf } from '../../kit'
import { scoresOf, winnersOf } from './count'
import { applyChance, chance, readChance, sampleChance } from './deal'
import type { Move } from './move'
import { write } from './notation'
import { clone, copy, OVER, type CassinoState } from './state'
import { namesIn } from '../sets'
import { setNames, seatsOf } from './view'
import { MAX_VALUE } from './values'

/** Lists the place of every card: `hand A/7H`, `pile B/KC`, `table/2S`, `build 8/5D`, `stock/10C`. */
function census(state: CassinoState): string[] {
  const places = Array.from(state.pack.subarray(state.top), (card) => `stock/${bridgeName(card)}`)
  const lay = (place: string, cards: readonly string[]) => places.push(...cards.map((card) => `${place}/${card}`))
  for (const seat of seatsOf(state)) {
    lay(`hand ${letterOf(seat)}`, setNames(state.hands, seat))
    lay(`pile ${letterOf(seat)}`, setNames(state.piles, seat))
  }
  lay('table', namesIn(state.looseLow, state.looseHigh))
  for (let value = 1; value <= MAX_VALUE; value++) {
    lay(`build ${value}`, namesIn(state.buildLow[value]!, state.buildHigh[value]!))
  }
  return places.sort()
}

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
  census,
}

function outcome(state: CassinoState): Outcome {
  const over = state.phase === OVER
  return { over, scores: scoresOf(state), winners: winnersOf(state), reason: over ? 'target' : null }
}
