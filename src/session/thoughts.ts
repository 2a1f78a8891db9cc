import type { ThinkRequest } from '../ports/thinker'
import { canceller, Cancelled, orCancelled, type Canceller } from '../async/cancellation'
import type { SessionCore } from './session-core'

/**
 * Asks a table's thinker, outside the queue.
 * @param isSeen whether everybody may see who thinks
 * @returns the text of the move; null where the thought was given up, or has failed, which is reported
 */
export type Think = (request: ThinkRequest, isSeen?: boolean) => Promise<string | null>

/** Thoughts that are given up when the table changes or closes. */
export function createThoughts(core: SessionCore): Think {
  const underWay = new Set<Canceller>()
  core.onStale(() => {
    for (const thought of underWay) thought.cancel()
  })

  return async (request, isSeen = false) => {
    const thought = canceller()
    underWay.add(thought)
    if (isSeen) core.emit({ kind: 'thinking', seat: request.seat })
    try {
      return (await orCancelled(core.thinker.think(request, thought.signal), thought.signal)).move
    } catch (fault) {
      if (!(fault instanceof Cancelled) && !thought.signal.aborted) core.report(fault)
      return null
    } finally {
      underWay.delete(thought)
      if (isSeen) core.emit({ kind: 'thinking', seat: null })
    }
  }
}
