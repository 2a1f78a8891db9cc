import type { GameFace } from '../../types'
import { createPegFace } from '../pegs/face'
import type { PegTable } from '../pegs/table'
import { MIN_MOVES, prompt, result } from './words'

const GOAL = 25

/** The parts in which the two puzzles of nine men differ. */
export interface NineMenFaceParts extends Pick<GameFace, 'id' | 'lesson' | 'messages'> {
  /** Squares of the nine men at the start. */
  readonly men: readonly number[]
}

/** Returns the face of a puzzle of nine men: chains of jumps, each counted as one move, the last one landing on 25. */
export function createNineMenFace({ men, ...face }: NineMenFaceParts): GameFace {
  return createPegFace({
    ...face,
    directions: 8,
    start: () => men,
    aim: () => GOAL,
    minMoves: MIN_MOVES,
    prompt,
    result,
    anchor,
  })
}

function anchor(seen: PegTable): string {
  const { moveCount = 0 } = seen.state
  if (seen.over) return 'the-end'
  return moveCount === 0 ? 'a-move' : 'worth-knowing'
}
