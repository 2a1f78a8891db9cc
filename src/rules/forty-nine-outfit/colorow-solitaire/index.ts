import { defineGame } from '../../define-game'
import { cardName } from '../cards'
import { TRAY_CARDS } from '../tray/state'
import { applyChance, chance, readChance, sampleChance } from './deal'
import type { ColorowSolitaireEvent, ColorowSolitaireOptions, ColorowSolitaireView } from './shape'
import { DESCRIPTION } from './description'
import { moves, pick, type Move } from './moves'
import { play } from './play'
import { read, write } from './read'
import { copy, isOver, start, type ColorowSolitaireState } from './state'
import { census, dump, determinize, outcome, view } from './view'

export type * from './shape'
export { DONE, type Move } from './moves'
export type { ColorowSolitaireState } from './state'

/**
 * Colorow Solitaire, from the sheet of 1928: lay the seven colours so that their rows score as much as possible, which
 * is 100 points. The free mode has all cards at hand; the dealt mode deals five at a time, as in Colorow.
 */
export const colorowSolitaire = defineGame<ColorowSolitaireState, Move, ColorowSolitaireView, ColorowSolitaireEvent>(
  'colorow-solitaire',
  {
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
    requiredSeats: (state) => (chance(state) > 0 || isOver(state) ? 0 : 1),
    moves: (state, _seat, into) => moves(state, into),
    pick: (state, _seat, rng) => pick(state, rng),
    apply: play,
    write: (_state, _seat, move) => write(move),
    read: (state, _seat, text) => read(state, text),
    view,
    eventFor: (event) => event,
    determinize,
    outcome,
    dump,
    census,
  },
)

/** Returns the most plies: in the dealt mode one for each card but the one on square 25; the free mode has no limit. */
function maxPlies(options: ColorowSolitaireOptions): number {
  return options.mode === 'dealt' ? TRAY_CARDS - 1 : Infinity
}
