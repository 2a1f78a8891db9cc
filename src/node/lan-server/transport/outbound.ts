import type { WebSocket } from 'ws'
import { createBackpressureLimit } from './backpressure'
import { textFrame } from './websocket-frame'
import { createWriteBatcher, type FrameSink, type SharedOutput, type WritePriority } from './write-batcher'

/** The outgoing side of one connection. */
export type Outbound = ReturnType<typeof createOutbound>

/** The dependencies of an outgoing side; for the limits see `createBackpressureLimit`. */
export interface OutboundDependencies extends SharedOutput {
  readonly limits: { readonly queued: number; readonly slow: number; readonly backlog: number }
  readonly now: () => number
  readonly whenFlushed: (act: () => void) => void
}

/** How long a guest may take for the closing handshake, in milliseconds. */
const FAREWELL_MS = 1_000
const POLICY_VIOLATION = 1008

export function createOutbound(socket: WebSocket, stream: FrameSink, dependencies: OutboundDependencies) {
  const { limits, now, whenFlushed } = dependencies
  const backlog = createBackpressureLimit(
    { queued: limits.queued, maxBehindMs: limits.slow, maxBytes: limits.backlog },
    now,
  )
  const outgoing = createWriteBatcher(stream, dependencies)
  let isEnded = false

  function deliver(text: string, rest?: Buffer, urgency: WritePriority = 'soon'): void {
    if (socket.readyState !== socket.OPEN) return
    // The reader is too slow.
    if (backlog.isTooSlow(outgoing.length)) terminate()
    else outgoing.write(textFrame(text, rest), urgency)
  }

  function scheduleTermination(): void {
    setTimeout(() => {
      socket.terminate()
    }, FAREWELL_MS).unref()
  }

  /** Terminates the connection at once. */
  function terminate(): void {
    isEnded = true
    socket.terminate()
  }

  return {
    /** Whether nothing more is sent except the farewell. */
    get isEnded(): boolean {
      return isEnded
    },
    /** Sends a message: a text, and the rest of it in UTF-8 if shared with other guests. */
    send(text: string, rest?: Buffer, urgency?: WritePriority): void {
      if (!isEnded) deliver(text, rest, urgency)
    },
    /** Sends a message once everything that has happened at the tables is durable. */
    acknowledge(text: string, urgency?: WritePriority): void {
      if (!isEnded) whenFlushed(() => deliver(text, undefined, urgency))
    },
    /** Sends a last message after everything that is still to be acknowledged, and closes. */
    sayGoodbye(farewell: string, code: string): void {
      isEnded = true
      whenFlushed(() => {
        deliver(farewell)
        outgoing.flush()
        socket.close(POLICY_VIOLATION, code)
        scheduleTermination()
      })
    },
    /** Stops sending, and terminates the connection after a while if the other side does not close it. */
    terminateLater(): void {
      isEnded = true
      scheduleTermination()
    },
    terminate,
    /** Reports that the connection is gone. */
    stop(): void {
      isEnded = true
    },
  }
}
