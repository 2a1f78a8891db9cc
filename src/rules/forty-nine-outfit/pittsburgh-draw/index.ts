import { defineGame } from '../../define-game'
import { cardName } from '../cards'
import { census, dump, view } from './view'
import { outcome } from './outcome'
import { applyChance, chance, readChance, sampleChance } from './deal'
import { eventFor, type PittsburghEvent, type PittsburghOptions, type PittsburghView } from './shape'
import { DESCRIPTION } from './description'
import { discard } from './exchange'
import { determinize } from './determinize'
import { MOVES, type Move } from './move'
import { read, write } from './read'
import { copy, DISCARD, start, type PittsburghState } from './state'

export type * from './shape'
export type { PittsburghState } from './state'
export type { Move } from './move'

/** Pittsburgh Draw, from the sheet of 1926: five cards, one exchange, and the best hand scores its value. */
export const pittsburghDraw = defineGame<PittsburghState, Move, PittsburghView, PittsburghEvent>('pittsburgh-draw', {
  info: {
    ...DESCRIPTION,
    maxPlies,
  },
  start,
  copy,
  chance,
  sampleChance,
  writeChance: cardName,
  readChance,
  applyChance,
  requiredSeats: (state) => (state.phase === DISCARD ? 1 << state.turn : 0),
  moves(state, seat, into) {
    if (state.phase !== DISCARD || state.turn !== seat) return 0
    for (let move = 0; move < MOVES; move++) into[move] = move
    return MOVES
  },
  pick: (_state, _seat, rng) => rng.below(MOVES),
  apply: discard,
  write,
  read,
  view,
  eventFor,
  determinize,
  outcome,
  dump,
  census,
})

/** Returns the most plies: every deal scores at least one point for one seat, and every seat moves once in it. */
function maxPlies(options: PittsburghOptions, seats: number): number {
  const deals = seats * (options.target - 1) + 1
  return deals * seats
}
