import { CENTRE } from '../board'
import { ALL_DIRECTIONS } from '../jumps'
import { defineJumpsGame, MAX_JUMPS } from '../single-jumps/game'
import { DESCRIPTION } from './description'

/**
 * The "25" Goal, from the sheet of 1928: forty-eight men jump in eight directions; the last must land on 25
 * (docs/rules/twenty-five-goal.md).
 */
export const twentyFiveGoal = defineJumpsGame({
  id: 'twenty-five-goal',
  info: {
    ...DESCRIPTION,
    maxPlies: () => MAX_JUMPS,
  },
  directions: ALL_DIRECTIONS,
  aim: () => CENTRE,
  dump: (_state, common) => common,
})
