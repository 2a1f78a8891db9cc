import type { WebSocket } from 'ws'
import { createBackpressureLimit } from './backpressure'
import { textFrame } from './websocket-frame'
import { createWriteBatcher, type FrameSink, type Sending, type WritePriority } from './write-batcher'

/** The outgoing side of one connection. */
export interface Outbound {
  /** Whether nothing more is sent except the farewell. */
  readonly ended: boolean
  /** Sends a message: a text, and the rest of it in UTF-8 if shared with other guests. */
  send(text: string, rest?: Buffer, urgency?: WritePriority): void
  /** Sends a message once everything that has happened at the tables is durable. */
  acknowledge(text: string, urgency?: WritePriority): void
  /** Sends a last message after everything that is still to be acknowledged, and closes. */
  sayGoodbye(farewell: string, code: string): void
  /** Stops sending, and terminates the connection after a while if the other side does not close it. */
  cutLater(): void
  /** Terminates the connection at once. */
  cut(): void
  /** Reports that the connection is gone. */
  stop(): void
}

/** The dependencies of an outgoing side; for the limits see `createBackpressureLimit`. */
export interface OutboundNeeds extends Sending {
  readonly limits: { readonly queued: number; readonly slow: number; readonly backlog: number }
  readonly now: () => number
  readonly whenFlushed: (act: () => void) => void
}

/** How long a guest may take for the closing handshake, in milliseconds. */
const FAREWELL_MS = 1_000
const POLICY = 1008

/** @param tooSlow called when the connection is cut because its reader is too slow */
export function createOutbound(
  socket: WebSocket,
  stream: FrameSink,
  needs: OutboundNeeds,
  tooSlow: () => void,
): Outbound {
  const { limits, now, whenFlushed } = needs
  const backlog = createBackpressureLimit({ queued: limits.queued, patience: limits.slow, most: limits.backlog }, now)
  const outgoing = createWriteBatcher(stream, needs)
  let ended = false

  function deliver(text: string, rest?: Buffer, urgency: WritePriority = 'soon'): void {
    if (socket.readyState !== socket.OPEN) return
    if (backlog.tooLong(outgoing.length)) {
      tooSlow()
      cut()
    } else {
      outgoing.write(textFrame(text, rest), urgency)
    }
  }

  function terminateLater(): void {
    setTimeout(() => {
      socket.terminate()
    }, FAREWELL_MS).unref()
  }

  function cut(): void {
    ended = true
    socket.terminate()
  }

  return {
    get ended() {
      return ended
    },
    send(text, rest, urgency) {
      if (!ended) deliver(text, rest, urgency)
    },
    acknowledge(text, urgency) {
      if (!ended) whenFlushed(() => deliver(text, undefined, urgency))
    },
    sayGoodbye(farewell, code) {
      ended = true
      whenFlushed(() => {
        deliver(farewell)
        outgoing.flush()
        socket.close(POLICY, code)
        terminateLater()
      })
    },
    cutLater() {
      ended = true
      terminateLater()
    },
    cut,
    stop() {
      ended = true
    },
  }
}
