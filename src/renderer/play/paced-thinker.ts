import type { Thinker } from '../../ports/thinker'
import { wait } from '../../async/wait'

/** How long people may interrupt before a bot plays on, and the bots' usual pause, at normal speed, in milliseconds. */
const INTERRUPTIBLE_DELAY_MS = 2500
const USUAL_DELAY_MS = 800

/**
 * Returns how long a bot waits if people may interrupt what was played `since` milliseconds ago: the same whether there
 * is anything to interrupt or not, so that a wait reveals nothing. `pause` is the usual pause; if it is 0, nobody
 * waits.
 */
export const interruptibleDelay = (pause: number, since: number): number =>
  Math.max(0, (INTERRUPTIBLE_DELAY_MS * pause) / USUAL_DELAY_MS - since)

export interface ThinkerPace {
  /** The shortest time for a move, in milliseconds. */
  pause(): number
  /** Resolves when the latest state is at rest on the stage. */
  waitUntilStill(): Promise<void>
}

/**
 * Wraps a thinker so that it answers no faster than people can follow: after a pause, and when the table is at rest.
 * Pondering is invisible and is not slowed down.
 */
export function withPacing(thinker: Thinker, pace: ThinkerPace): Thinker {
  const { ponder } = thinker
  return {
    async think(request, signal) {
      const [thought] = await Promise.all([
        thinker.think(request, signal),
        wait(pace.pause(), signal),
        pace.waitUntilStill(),
      ])
      return thought
    },
    ...(ponder && { ponder }),
  }
}
