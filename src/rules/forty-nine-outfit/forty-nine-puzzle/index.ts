import type { Game } from '../../kit'
import { STRAIGHT } from '../jumps'
import { jumpsGame, type JumpsEvent, type JumpsState, type JumpsView } from '../single-jumps/game'
import { possibleFinishes } from './classes'

export type { JumpsEvent, JumpsState, JumpsView } from '../single-jumps/game'

export interface FortyNinePuzzleView extends JumpsView {
  /** Squares on which a last man could stand by the class rule; none: a single man can never remain. */
  readonly finishes: readonly number[]
}

/** The "49" Puzzle, from the sheet of 1928: forty-eight men jump upright and level; a single man is to remain. */
export const fortyNinePuzzle: Game<JumpsState, number, FortyNinePuzzleView, JumpsEvent> = jumpsGame({
  info: {
    id: 'forty-nine-puzzle',
    title: 'The "49" Puzzle',
    box: 'forty-nine-outfit',
    year: 1928,
    seats: { min: 1, max: 1 },
    options: {
      start: { kind: 'whole', default: 49, min: 1, max: 49 },
      finish: { kind: 'whole', default: 0, min: 0, max: 49 },
    },
    chance: false,
    version: 1,
    undo: 'free',
    longest: () => 47,
  },
  directions: STRAIGHT,
  aim: (options) => Number(options['finish']) - 1,
  dump: (state, { solved, ...men }) => ({
    ...men,
    finishes: possibleFinishes(state.low, state.high).map((square) => square + 1),
    solved,
  }),
})
