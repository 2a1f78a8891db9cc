import { defineGame } from '../../define-game'
import { cardName } from '../cards'
import { applyChance, chance, readChance, sampleChance, play, playAndTell } from './play'
import type { ThirteenPuzzleEvent, ThirteenPuzzleView } from './shape'
import { DESCRIPTION } from './description'
import { moves, pick, type Move } from './move'
import { outcome, census, dump, determinize } from './view'
import { read, write } from './read'
import { copy, start, type ThirteenPuzzleState } from './state'

export type * from './shape'
export type { ThirteenPuzzleState } from './state'
export type { Move } from './move'

/**
 * The "13" Puzzle, from the sheet of 1928: slide thirteen cards mixed on fourteen squares home, each to its own number.
 */
export const thirteenPuzzle = defineGame<ThirteenPuzzleState, Move, ThirteenPuzzleView, ThirteenPuzzleEvent>(
  'thirteen-puzzle',
  {
    info: {
      ...DESCRIPTION,
      undo: 'free',
    },
    start,
    copy,
    chance,
    sampleChance,
    writeChance: cardName,
    readChance,
    applyChance,
    requiredSeats: (state) => (state.dealt && !state.ended ? 1 : 0),
    moves,
    pick,
    apply(state, seat, move, tell) {
      if (tell) playAndTell(state, seat, move, tell)
      else play(state, move)
    },
    write: (_state, _seat, move) => write(move),
    read: (state, _seat, text) => read(state, text),
    determinize,
    outcome,
    dump,
    census,
  },
)
