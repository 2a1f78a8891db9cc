import type { AnyGame } from '../rules/kit'
import { playerOf } from './players'
import { Memory } from './puzzles'
import type { ThinkRequest, Thought } from '../table/types'
import { begin } from './thinking'

export { Memory } from './puzzles'
export type { Thinking } from './stepwise'
export { begin } from './thinking'

/** Iterations between two looks at `stop`: well under a millisecond of thinking in every game so far. */
const SLICE = 32

/**
 * Thinks in one go. The same request gets the same answer, unless `stop` (asked now and then) breaks it off: then the
 * best so far. Throws if the seat may not act.
 */
export function think(game: AnyGame, request: ThinkRequest, stop?: () => boolean, memory = new Memory()): Thought {
  const thinking = begin(playerOf(game), request, memory)
  while (!stop?.() && thinking.step(SLICE));
  return thinking.result()
}
