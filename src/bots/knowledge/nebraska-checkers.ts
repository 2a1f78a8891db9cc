import type { NebraskaState } from '../../rules/forty-nine-outfit/nebraska-checkers'
import type { Move } from '../../rules/forty-nine-outfit/nebraska-checkers/move'
import type { Knowledge } from './knowledge'
import { nebraskaLens, type Worth } from './nebraska/lens'

/** Counts men. */
const PLAIN: Worth = { king: 130, advance: 0, home: 0, middle: 0, trade: 0 }

const WISE: Worth = { king: 160, advance: 3, home: 8, middle: 4, trade: 4 }

const counting = nebraskaLens(PLAIN, false)
const wise = nebraskaLens(WISE, false)
const exact = nebraskaLens(WISE, true)

/**
 * Levels of Nebraska-Checkers as the rules page describes them: 1 sees what it takes now, 2 what that costs, 3 looks
 * four plies ahead, 4 eight, 5 as deep as a second allows, and knows the endings.
 */
export const nebraskaKnowledge: Knowledge<NebraskaState, Move> = {
  plan(level) {
    const rest = { kind: 'deep', nodes: 250_000 } as const
    if (level === 1) return { ...rest, lens: counting, depth: 1, margin: 40, slip: 0.5 }
    if (level === 2) return { ...rest, lens: counting, depth: 2, margin: 20, slip: 0.15 }
    if (level === 3) return { ...rest, lens: counting, depth: 4, margin: 5, slip: 0 }
    if (level === 4) return { ...rest, lens: wise, depth: 8, margin: 3, slip: 0 }
    return { ...rest, lens: exact, depth: 40, margin: 2, slip: 0 }
  },
}
