import type { WebSocket } from 'ws'
import type { LanTable } from '../table/lan-table'
import type { Outbound } from '../transport/outbound'
import type { ConnectionRegistry } from './types'

/** The state of a connection's handshake. */
export interface HandshakeState {
  /** The protocol version in use on the connection. */
  version: number
  /** The table that it has joined; null before that. */
  table: LanTable | null
}

/** The ways in which the host ends a connection. Only the first call has an effect. */
export type Farewell = ReturnType<typeof createFarewell>

/** The WebSocket library's error for a message in too many parts. */
const TOO_MANY_PARTS = 'WS_ERR_TOO_MANY_BUFFERED_PARTS'

/** @param address the remote address of the connection */
export function createFarewell(
  socket: WebSocket,
  address: string,
  { floods }: Pick<ConnectionRegistry, 'floods'>,
  outbound: Outbound,
  progress: HandshakeState,
) {
  function say(type: 'bye' | 'refused', code: string, message: string): void {
    if (outbound.isEnded) return
    outbound.sayGoodbye(JSON.stringify({ v: progress.version, seq: 0, type, code, message }), code)
  }

  /** Ends it because it broke a rule; it is refused if it has joined no table yet. */
  function reject(code: string, message: string): void {
    say(progress.table ? 'bye' : 'refused', code, message)
  }

  return {
    end(code: string, message: string): void {
      say('bye', code, message)
    },
    reject,
    /**
     * Ends a flood: stops reading at once, even while the farewell is being sent, and locks the address out for a while.
     */
    endFlood(): void {
      if (!outbound.isEnded) floods.recordViolation(address)
      reject('flood', 'That were too many messages.')
      socket.pause()
    },
    /**
     * Handles a protocol error found by the WebSocket library, which has already sent its close frame and would wait half
     * a minute for the guest's.
     */
    handleError(fault: Error & { readonly code?: string }): void {
      if (!outbound.isEnded && fault.code === TOO_MANY_PARTS) floods.recordViolation(address)
      outbound.terminateLater()
    },
  }
}
