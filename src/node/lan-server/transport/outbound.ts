import type { WebSocket } from 'ws'
import { createBackpressureLimit } from './backpressure'
import { textFrame } from './websocket-frame'
import { createWriteBatcher, type FrameSink, type SharedOutput, type WritePriority } from './write-batcher'

/** The outgoing side of one connection. */
export interface Outbound {
  /** Whether nothing more is sent except the farewell. */
  readonly isEnded: boolean
  /** Sends a message: a text, and the rest of it in UTF-8 if shared with other guests. */
  send(text: string, rest?: Buffer, urgency?: WritePriority): void
  /** Sends a message once everything that has happened at the tables is durable. */
  acknowledge(text: string, urgency?: WritePriority): void
  /** Sends a last message after everything that is still to be acknowledged, and closes. */
  sayGoodbye(farewell: string, code: string): void
  /** Stops sending, and terminates the connection after a while if the other side does not close it. */
  terminateLater(): void
  /** Terminates the connection at once. */
  terminate(): void
  /** Reports that the connection is gone. */
  stop(): void
}

/** The dependencies of an outgoing side; for the limits see `createBackpressureLimit`. */
export interface OutboundDependencies extends SharedOutput {
  readonly limits: { readonly queued: number; readonly slow: number; readonly backlog: number }
  readonly now: () => number
  readonly whenFlushed: (act: () => void) => void
}

/** How long a guest may take for the closing handshake, in milliseconds. */
const FAREWELL_MS = 1_000
const POLICY_VIOLATION = 1008

/** @param onTooSlow called when the connection is cut because its reader is too slow */
export function createOutbound(
  socket: WebSocket,
  stream: FrameSink,
  dependencies: OutboundDependencies,
  onTooSlow: () => void,
): Outbound {
  const { limits, now, whenFlushed } = dependencies
  const backlog = createBackpressureLimit(
    { queued: limits.queued, maxBehindMs: limits.slow, maxBytes: limits.backlog },
    now,
  )
  const outgoing = createWriteBatcher(stream, dependencies)
  let isEnded = false

  function deliver(text: string, rest?: Buffer, urgency: WritePriority = 'soon'): void {
    if (socket.readyState !== socket.OPEN) return
    if (backlog.isTooSlow(outgoing.length)) {
      onTooSlow()
      terminate()
    } else {
      outgoing.write(textFrame(text, rest), urgency)
    }
  }

  function scheduleTermination(): void {
    setTimeout(() => {
      socket.terminate()
    }, FAREWELL_MS).unref()
  }

  function terminate(): void {
    isEnded = true
    socket.terminate()
  }

  return {
    get isEnded() {
      return isEnded
    },
    send(text, rest, urgency) {
      if (!isEnded) deliver(text, rest, urgency)
    },
    acknowledge(text, urgency) {
      if (!isEnded) whenFlushed(() => deliver(text, undefined, urgency))
    },
    sayGoodbye(farewell, code) {
      isEnded = true
      whenFlushed(() => {
        deliver(farewell)
        outgoing.flush()
        socket.close(POLICY_VIOLATION, code)
        scheduleTermination()
      })
    },
    terminateLater() {
      isEnded = true
      scheduleTermination()
    },
    terminate,
    stop() {
      isEnded = true
    },
  }
}
