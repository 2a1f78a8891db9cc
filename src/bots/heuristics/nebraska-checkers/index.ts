import { nebraskaCheckers } from '../../../rules/forty-nine-outfit/nebraska-checkers'
import { type NebraskaState, RECENT_MOVES, NONE } from '../../../rules/forty-nine-outfit/nebraska-checkers/state'
import { createBotProfile } from '../../bot-profile'
import type { Heuristics } from '../types'
import { NebraskaBoard } from './search-board'
import { Endings } from './ending-tables'
import { COUNTING, FITTED, PLACING } from './piece-values'

const endings = new Endings()

const createCountingBoard = (state: NebraskaState) => new NebraskaBoard(state, COUNTING, null)
const createPlacingBoard = (state: NebraskaState) => new NebraskaBoard(state, PLACING, null)
const createExactBoard = (state: NebraskaState) => new NebraskaBoard(state, FITTED, endings.unpackAll())

/**
 * Whether a win within so many plies is certain: it comes before the limit of quiet plies, and the repetition rule,
 * which the tables of kings do not know, is not about to bar a step.
 */
function isCertain({ quiet, quietLimit, repeatRule, recent }: NebraskaState, plies: number): boolean {
  if (quiet + plies >= quietLimit) return false
  return !repeatRule || [0, RECENT_MOVES].every((at) => recent[at] === NONE || recent[at] !== recent[at + 2])
}

/**
 * Levels of Nebraska-Checkers as the rules page describes them: 1 sees what it takes now, 2 what that costs, 3 looks
 * four plies ahead, 4 eight, 5 as deep as 1,000,000 positions reach, with fitted weights and the endings of up to four
 * kings known.
 */
export const nebraskaKnowledge: Heuristics<NebraskaState> = {
  plan(level) {
    if (level === 1) return { kind: 'deep', board: createCountingBoard, depth: 1, nodes: 1000, margin: 40, slip: 0.5 }
    if (level === 2) return { kind: 'deep', board: createCountingBoard, depth: 2, nodes: 2000, margin: 20, slip: 0.15 }
    if (level === 3) return { kind: 'deep', board: createCountingBoard, depth: 4, nodes: 20_000, margin: 5, slip: 0 }
    if (level === 4) return { kind: 'deep', board: createPlacingBoard, depth: 8, nodes: 100_000, margin: 3, slip: 0 }
    return {
      kind: 'deep',
      prepare: () => endings.prepare(),
      board: createExactBoard,
      depth: 60,
      nodes: 1_000_000,
      margin: 2,
      slip: 0,
      isCertain,
    }
  },
}

export const nebraskaCheckersBot = createBotProfile(nebraskaCheckers, { knowledge: nebraskaKnowledge })
