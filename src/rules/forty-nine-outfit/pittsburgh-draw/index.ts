import type { Game, Options } from '../../kit'
import { cardName } from '../cards'
import { census } from './census'
import { applyChance, chance, readChance, sampleChance } from './deal'
import { eventFor, type PittsburghEvent } from './events'
import { discard } from './exchange'
import { imagine } from './imagine'
import { MOVES, type Move } from './move'
import { OPTIONS } from './options'
import { outcome } from './outcome'
import { read, write } from './read'
import type { PittsburghView } from './shape'
import { clone, copy, DISCARD, start, type PittsburghState } from './state'
import { dump, view } from './view'

export type * from './events'
export type * from './shape'
export type { PittsburghState } from './state'
export type { Move } from './move'

/** Pittsburgh Draw, from the sheet of 1926: five cards, one exchange, and the best hand takes its worth. */
export const pittsburghDraw: Game<PittsburghState, Move, PittsburghView, PittsburghEvent> = {
  info: {
    id: 'pittsburgh-draw',
    title: 'Pittsburgh Draw',
    box: 'forty-nine-outfit',
    year: 1926,
    seats: { min: 2, max: 8 },
    options: OPTIONS,
    chance: true,
    version: 1,
    undo: 'until-reveal',
    longest,
  },
  start,
  clone,
  copy,
  chance,
  sampleChance,
  writeChance: cardName,
  readChance,
  applyChance,
  must: (state) => (state.phase === DISCARD ? 1 << state.turn : 0),
  may: () => 0,
  moves(state, seat, into) {
    if (state.phase !== DISCARD || state.turn !== seat) return 0
    for (let move = 0; move < MOVES; move++) into[move] = move
    return MOVES
  },
  pick: (_state, _seat, rng) => rng.below(MOVES),
  sound: () => true,
  apply: discard,
  write,
  read,
  view,
  eventFor,
  imagine,
  outcome,
  dump,
  census,
}

/** Every deal gives somebody a point at least, and every seat moves once in it. */
function longest(options: Options, seats: number): number {
  const deals = seats * (Number(options['target']) - 1) + 1
  return deals * seats
}
