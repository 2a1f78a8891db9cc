import type { ThinkRequest } from '../ports/thinker'
import { canceller, Cancelled, orCancelled, type Canceller } from '../async/cancellation'
import type { SessionCore } from './session-core'

/**
 * Asks a table's thinker, outside the queue.
 * @param isSeen whether listeners are told which seat is thinking
 * @returns the text of the move; null if the thought was cancelled or passed, or if it failed, which is reported
 */
export type Think = (request: ThinkRequest, isSeen?: boolean) => Promise<string | null>

/** Creates a `Think` whose pending thoughts are cancelled when the table changes or closes. */
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
