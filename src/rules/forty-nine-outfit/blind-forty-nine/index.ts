import type { Game } from '../../kit'
import { SQUARES } from '../board'
import { cardName } from '../cards'
import { applyChance, chance, readChance, sampleChance } from './deal'
import type { BlindFortyNineEvent } from './events'
import { imagine } from './imagine'
import { OPTIONS } from './options'
import { outcome } from './outcome'
import { play, playAndTell } from './play'
import { read, type Move } from './read'
import type { BlindFortyNineView } from './shape'
import { clone, copy, NOTHING, start, type BlindFortyNineState } from './state'
import { census, dump, view } from './view'

export type * from './events'
export type * from './shape'
export type { BlindFortyNineState } from './state'
export type { Move } from './read'

/** The Blind "49", from the sheet of 1928: each card tells which square is turned next, until 49 turns up. */
export const blindFortyNine: Game<BlindFortyNineState, Move, BlindFortyNineView, BlindFortyNineEvent> = {
  info: {
    id: 'blind-forty-nine',
    title: 'The Blind "49" Game',
    box: 'forty-nine-outfit',
    year: 1928,
    seats: { min: 1, max: 1 },
    options: OPTIONS,
    chance: true,
    version: 1,
    undo: 'until-reveal',
    longest: () => SQUARES,
  },
  start,
  clone,
  copy,
  chance,
  sampleChance,
  writeChance: cardName,
  readChance,
  applyChance,
  must: (state) => (state.inHand === NOTHING ? 0 : 1),
  may: () => 0,
  moves(state, _seat, into) {
    if (state.inHand === NOTHING) return 0
    into[0] = state.inHand
    return 1
  },
  pick: (state) => state.inHand,
  sound: () => true,
  apply(state, _seat, _move, tell) {
    if (tell) playAndTell(state, tell)
    else play(state)
  },
  write: (_state, _seat, move) => cardName(move),
  read: (state, _seat, text) => read(state, text),
  view,
  eventFor: (event) => event,
  imagine,
  outcome,
  dump,
  census,
}
