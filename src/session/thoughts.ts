import type { ThinkRequest } from '../ports/thinker'
import { createCanceller, CancelledError, withCancellation, type Canceller } from '../async/cancellation'
import type { SessionCore } from './session-core'

/**
 * Asks a table's thinker, outside the queue.
 * @param isAnnounced whether listeners are told which seat is thinking
 * @returns the text of the move; null if the thought was cancelled or passed, or if it failed, which is reported
 */
export type Think = (request: ThinkRequest, isAnnounced?: boolean) => Promise<string | null>

/** Creates a `Think` whose pending thoughts are cancelled when the table changes or closes. */
export function createThink(core: SessionCore): Think {
  const cancellers = new Set<Canceller>()
  core.onStale(() => {
    for (const cancellation of cancellers) cancellation.cancel()
  })

  return async (request, isAnnounced = false) => {
    const cancellation = createCanceller()
    cancellers.add(cancellation)
    if (isAnnounced) core.emit({ kind: 'thinking', seat: request.seat })
    try {
      return (await withCancellation(core.thinker.think(request, cancellation.signal), cancellation.signal)).move
    } catch (fault) {
      if (!(fault instanceof CancelledError) && !cancellation.signal.aborted) core.report(fault)
      return null
    } finally {
      cancellers.delete(cancellation)
      if (isAnnounced) core.emit({ kind: 'thinking', seat: null })
    }
  }
}
