import { STRAIGHT_DIRECTIONS } from '../jumps'
import { defineJumpsGame, MAX_JUMPS, type JumpsOptions, type JumpsState, type JumpsView } from '../single-jumps/game'
import { possibleFinishes } from './classes'
import { DESCRIPTION } from './description'

export type { JumpsState } from '../single-jumps/game'

export interface FortyNinePuzzleView extends JumpsView {
  /** Squares on which a last man could stand by the class rule; if empty, a single man can never remain. */
  readonly finishes: readonly number[]
}

/**
 * The "49" Puzzle, from the sheet of 1928: forty-eight men jump vertically and horizontally until a single man remains
 * (docs/rules/forty-nine-puzzle.md).
 */
export const fortyNinePuzzle = defineJumpsGame({
  id: 'forty-nine-puzzle',
  info: {
    ...DESCRIPTION,
    maxPlies: () => MAX_JUMPS,
  },
  directions: STRAIGHT_DIRECTIONS,
  aim: ({ finish }: JumpsOptions & Readonly<Record<'finish', number>>) => finish - 1,
  dump: (state: JumpsState, { solved, ...men }): FortyNinePuzzleView => ({
    ...men,
    finishes: possibleFinishes(state.low, state.high).map((square) => square + 1),
    solved,
  }),
})
