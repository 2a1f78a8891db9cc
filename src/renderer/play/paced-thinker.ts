import type { Thinker } from '../../ports/thinker'
import { wait } from '../../async/wait'

/** How long people have to speak up before a bot plays on, and the bots' usual pause, at normal speed, in milliseconds. */
const FAIR = 2500
const USUAL = 800

/**
 * How long a bot waits where people may interrupt what was played `since` milliseconds ago: alike whether there is
 * anything to interrupt or not, so that a wait tells nothing. `pause` is the usual pause; without one nobody waits.
 */
export const fairPause = (pause: number, since: number): number => Math.max(0, (FAIR * pause) / USUAL - since)

export interface Pace {
  /** The shortest time for a thought, in milliseconds. */
  pause(): number
  /** Resolves when what was shown last lies still. */
  still(): Promise<void>
}

/**
 * A thinker that answers no sooner than people can follow: after a pause, and when the table lies still. What is thought
 * beforehand nobody sees, so that it has no pace.
 */
export function withPacing(thinker: Thinker, pace: Pace): Thinker {
  const { ponder } = thinker
  return {
    async think(request, signal) {
      const [thought] = await Promise.all([thinker.think(request, signal), wait(pace.pause(), signal), pace.still()])
      return thought
    },
    ...(ponder && { ponder }),
  }
}
