import type { Game, Options } from '../../kit'
import { CARDS, cardName } from '../cards'
import { census } from './census'
import { applyChance, chance, HAND, readChance, sampleChance } from './deal'
import { eventFor, type FortyNineEvent } from './events'
import { imagine } from './imagine'
import { moves, pick, pickSound } from './moves'
import type { Move } from './move'
import { write } from './notation'
import { OPTIONS } from './options'
import { outcome } from './outcome'
import { play } from './play'
import { read } from './read'
import type { FortyNineView } from './shape'
import { clone, copy, start, type FortyNineState } from './state'
import { isSound } from './strict'
import { playAndTell } from './telling'
import { dump, view, viewParts } from './view'

export type * from './events'
export type * from './shape'
export type { FortyNineState } from './state'
export type { Move } from './move'

/**
 * Forty-Nine, from the sheet of 1926: cards on their own squares, each next to a card already lying; multiples of
 * five, rows of seven and the 49 count.
 */
export const fortyNine: Game<FortyNineState, Move, FortyNineView, FortyNineEvent> = {
  info: {
    id: 'forty-nine',
    title: 'Forty-Nine',
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
  must: (state) => (state.dealt && !state.ended ? 1 << state.turn : 0),
  may: () => 0,
  moves,
  pick,
  pickSound,
  sound: (state, seat, move) => !state.strict || isSound(state, seat, move),
  apply(state, seat, move, tell) {
    if (tell) playAndTell(state, seat, move, tell)
    else play(state, seat, move)
  },
  write: (_state, _seat, move) => write(move),
  read,
  view,
  viewParts,
  eventFor,
  imagine,
  outcome,
  dump,
  census,
}

/** 49 cards can be laid and the stock drawn, each draw with a pass; strict seats that cannot play say so each time. */
function longest(options: Options, seats: number): number {
  const draws = CARDS - HAND * seats
  const passes = options['referee'] === 'strict' ? 49 * (seats - 1) : 0
  return 49 + 2 * draws + passes
}
