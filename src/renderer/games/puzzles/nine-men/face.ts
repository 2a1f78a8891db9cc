import type { GameFace } from '../../types'
import { pegFace } from '../pegs/face'
import type { PegTable } from '../pegs/table'
import { FEWEST, prompt, result } from './words'

const GOAL = 25

/** What differs between the two puzzles of nine men. */
export interface NineMen extends Pick<GameFace, 'id' | 'lesson' | 'messages'> {
  /** Where the nine stand at first. */
  readonly men: readonly number[]
}

/** The face of a puzzle of nine men: chains of jumps, counted as moves, the last one to land on 25. */
export function nineMenFace({ men, ...face }: NineMen): GameFace {
  return pegFace({
    ...face,
    directions: 8,
    start: () => men,
    aim: () => GOAL,
    fewest: FEWEST,
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
