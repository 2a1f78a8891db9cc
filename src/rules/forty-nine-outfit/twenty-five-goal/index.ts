import { CENTRE } from '../board'
import { ALL_DIRECTIONS } from '../jumps'
import { defineJumpsGame, MAX_JUMPS } from '../single-jumps/game'

/** The "25" Goal, from the sheet of 1928: forty-eight men jump in eight directions; the last must land on 25. */
export const twentyFiveGoal = defineJumpsGame({
  id: 'twenty-five-goal',
  info: {
    title: 'The "25" Goal',
    year: 1928,
    options: { start: { kind: 'whole', default: 49, min: 1, max: 49 } },
    maxPlies: () => MAX_JUMPS,
  },
  directions: ALL_DIRECTIONS,
  aim: () => CENTRE,
  dump: (_state, common) => common,
})
