import type { AnyGame } from '../rules/kit'
import { botFor } from './all-bots'
import { SolutionCache } from './think/think-puzzle'
import type { Thought, ThinkRequest } from '../ports/thinker'
import { beginThinking } from './think/think'

export { SolutionCache } from './think/think-puzzle'
export { beginThinking } from './think/think'

/**
 * Iterations between two calls of `stop`: well under a millisecond in games for several; an open puzzle thinks in slices
 * of a few milliseconds, whatever the number.
 */
const SLICE = 32

/**
 * Thinks to the end before it returns. The same request gets the same answer, unless `stop`, called from time to time,
 * ends the thought; then it returns the best move so far. Throws if the seat may not act.
 */
export function think(
  game: AnyGame,
  request: ThinkRequest,
  stop?: () => boolean,
  memory = new SolutionCache(),
): Thought {
  const thinking = beginThinking(botFor(game), request, memory)
  while (!stop?.() && thinking.prepare?.());
  while (!stop?.() && thinking.step(SLICE));
  return thinking.result()
}
