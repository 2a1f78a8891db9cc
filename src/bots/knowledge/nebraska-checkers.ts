import type { NebraskaState } from '../../rules/forty-nine-outfit/nebraska-checkers'
import type { Move } from '../../rules/forty-nine-outfit/nebraska-checkers/move'
import type { Knowledge } from './knowledge'
import { NebraskaBoard } from './nebraska/board'
import { Endings } from './nebraska/endings'
import { COUNTING, FITTED, PLACING } from './nebraska/worth'

let endings: Endings | null = null

const counting = (state: NebraskaState) => new NebraskaBoard(state, COUNTING, null)
const placing = (state: NebraskaState) => new NebraskaBoard(state, PLACING, null)
const exact = (state: NebraskaState) => new NebraskaBoard(state, FITTED, (endings ??= new Endings()))

/**
 * Levels of Nebraska-Checkers as the rules page describes them: 1 sees what it takes now, 2 what that costs, 3 looks
 * four plies ahead, 4 eight, 5 as deep as 400,000 positions reach, with fitted weights and the endings of up to four
 * kings known.
 */
export const nebraskaKnowledge: Knowledge<NebraskaState, Move> = {
  plan(level) {
    if (level === 1) return { kind: 'deep', board: counting, depth: 1, nodes: 1000, margin: 40, slip: 0.5 }
    if (level === 2) return { kind: 'deep', board: counting, depth: 2, nodes: 2000, margin: 20, slip: 0.15 }
    if (level === 3) return { kind: 'deep', board: counting, depth: 4, nodes: 20_000, margin: 5, slip: 0 }
    if (level === 4) return { kind: 'deep', board: placing, depth: 8, nodes: 100_000, margin: 3, slip: 0 }
    return { kind: 'deep', board: exact, depth: 60, nodes: 400_000, margin: 2, slip: 0 }
  },
}
