import { defineGame } from '../../define-game'
import { cardName } from '../cards'
import { TRAY_CARDS } from '../tray/state'
import { applyChance, chance, readChance, sampleChance } from './deal'
import { type ColorowSolitaireEvent, OPTIONS, type ColorowSolitaireOptions, type ColorowSolitaireView } from './shape'
import { moves, pick, type Move } from './moves'
import { play } from './play'
import { read, write } from './read'
import { copy, isOver, start, type ColorowSolitaireState } from './state'
import { census, dump, imagine, outcome, view } from './view'

export type * from './shape'
export { DONE, type Move } from './moves'
export type { ColorowSolitaireState } from './state'

/**
 * Colorow Solitaire, from the sheet of 1928: the seven colours so laid that their rows count as much as can be, which
 * is 100. Free at the workbench, or five cards at a time as in Colorow.
 */
export const colorowSolitaire = defineGame<ColorowSolitaireState, Move, ColorowSolitaireView, ColorowSolitaireEvent>(
  'colorow-solitaire',
  {
    info: {
      title: 'Colorow Solitaire',
      year: 1928,
      options: OPTIONS,
      longest,
    },
    start,
    copy,
    chance,
    sampleChance,
    writeChance: cardName,
    readChance,
    applyChance,
    must: (state) => (chance(state) > 0 || isOver(state) ? 0 : 1),
    moves: (state, _seat, into) => moves(state, into),
    pick: (state, _seat, rng) => pick(state, rng),
    apply: play,
    write: (_state, _seat, move) => write(move),
    read: (state, _seat, text) => read(state, text),
    view,
    eventFor: (event) => event,
    imagine,
    outcome,
    dump,
    census,
  },
)

/** Dealt: all cards but the one on square 25 are laid once. Free: as long as one likes. */
function longest(options: ColorowSolitaireOptions): number {
  return options.mode === 'dealt' ? TRAY_CARDS - 1 : Infinity
}
