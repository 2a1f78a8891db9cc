import { gameById } from '../../rules/catalogue'
import type { Thinker } from '../../ports/thinker'
import { wait } from '../../async/wait'

/**
 * Minimum time of a bot's move, in milliseconds: what people need to follow, and (`INTERRUPTIBLE_DELAY_MS`) to act in
 * games where they may interrupt.
 */
const USUAL_DELAY_MS = 800
const INTERRUPTIBLE_DELAY_MS = 2_500

export type ClosableThinker = Thinker & { close(): void }

/**
 * Wraps a thinker so that it answers no sooner than people can follow. In games with interruptions it always leaves
 * time to interrupt, whether or not anyone can, so that the delay reveals nothing.
 * @param pace 1 for the usual times, 0 for none
 */
export function withMinimumDelay(thinker: ClosableThinker, pace = 1): ClosableThinker {
  return {
    async think(request, signal) {
      const { game, options } = request.seen
      const least =
        gameById(game)?.info.allowsInterruptions?.(options) === true ? INTERRUPTIBLE_DELAY_MS : USUAL_DELAY_MS
      const [thought] = await Promise.all([thinker.think(request, signal), wait(least * pace, signal)])
      return thought
    },
    close: () => {
      thinker.close()
    },
  }
}
