import type { Game } from '../../kit'
import { CENTRE } from '../board'
import { ALL_DIRECTIONS } from '../jumps'
import { jumpsGame, type JumpsEvent, type JumpsState, type JumpsView } from '../single-jumps/game'

export type { JumpsEvent, JumpsState, JumpsView } from '../single-jumps/game'

/** The "25" Goal, from the sheet of 1928: forty-eight men jump in eight directions; the last must land on 25. */
export const twentyFiveGoal: Game<JumpsState, number, JumpsView, JumpsEvent> = jumpsGame({
  info: {
    id: 'twenty-five-goal',
    title: 'The "25" Goal',
    box: 'forty-nine-outfit',
    year: 1928,
    seats: { min: 1, max: 1 },
    options: { start: { kind: 'whole', default: 49, min: 1, max: 49 } },
    chance: false,
    version: 1,
    undo: 'free',
    longest: () => 47,
  },
  directions: ALL_DIRECTIONS,
  aim: () => CENTRE,
  dump: (_state, common) => common,
})
