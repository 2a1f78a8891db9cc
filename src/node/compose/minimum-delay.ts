import { gameById } from '../../rules/catalogue'
import type { Thinker } from '../../ports/thinker'
import type { CancelSignal } from '../../async/cancel-signal'

/** How long bots take at least, in milliseconds: as long as people need to follow, and to speak up where they may. */
const USUAL = 800
const FAIR = 2_500

export type ClosableThinker = Thinker & { close(): void }

/**
 * A thinker that answers no sooner than people can follow. Where they may act out of turn it always leaves time for that,
 * alike whether there is anything to say or not, so that a wait tells nothing.
 * @param pace 1 for times as people need them, 0 for none
 */
export function withMinimumDelay(thinker: ClosableThinker, pace = 1): ClosableThinker {
  return {
    async think(request, signal) {
      const { game, options } = request.seen
      const least = gameById(game)?.info.interruptions?.(options) === true ? FAIR : USUAL
      const [thought] = await Promise.all([thinker.think(request, signal), wait(least * pace, signal)])
      return thought
    },
    close: () => {
      thinker.close()
    },
  }
}

/** Resolves after so long, or at once when it is called off. */
function wait(ms: number, signal?: CancelSignal): Promise<void> {
  if (ms <= 0 || signal?.aborted === true) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', done)
  })
}
