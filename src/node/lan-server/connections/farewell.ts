import type { WebSocket } from 'ws'
import type { RejectReason } from '../guards/rejection-metrics'
import type { LanTable } from '../table/lan-table'
import type { Outbound } from '../transport/outbound'
import type { ConnectionRegistry } from './types'

/** The state of a connection's handshake. */
export interface Progress {
  /** The protocol version in use on the connection. */
  version: number
  /** The table that it has joined; null before that. */
  table: LanTable | null
}

/** The ways in which the host ends a connection. Only the first call has an effect. */
export interface Farewell {
  end(code: string, message: string): void
  /** Ends it for a reason that is counted in the metrics. */
  turnAway(reason: RejectReason, message: string): void
  /**
   * Ends a flood: stops reading at once, even while the farewell is being sent, and locks the address out for a while.
   */
  stem(): void
  /**
   * Handles a protocol error found by the WebSocket library, which has already sent its close frame and would wait half
   * a minute for the guest's.
   */
  failed(fault: Error & { readonly code?: string }): void
}

/** Error codes of the WebSocket library, with the reasons under which they are counted. */
const FAULTS: Readonly<Record<string, RejectReason>> = {
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 'too-large',
  WS_ERR_INVALID_UTF8: 'bad-utf8',
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 'flood',
}

/** @param address the remote address of the connection */
export function createFarewell(
  socket: WebSocket,
  address: string,
  { tally, floods }: Pick<ConnectionRegistry, 'tally' | 'floods'>,
  outbound: Outbound,
  progress: Progress,
): Farewell {
  function say(type: 'bye' | 'refused', code: string, message: string): void {
    if (outbound.ended) return
    outbound.sayGoodbye(JSON.stringify({ v: progress.version, seq: 0, type, code, message }), code)
  }

  function turnAway(reason: RejectReason, message: string): void {
    if (!outbound.ended) tally.count(reason)
    say(progress.table ? 'bye' : 'refused', reason, message)
  }

  return {
    end(code, message) {
      say('bye', code, message)
    },
    turnAway,
    stem() {
      if (!outbound.ended) floods.wrong(address)
      turnAway('flood', 'That were too many messages.')
      socket.pause()
    },
    failed(fault) {
      const reason = FAULTS[fault.code ?? ''] ?? 'bad-frame'
      if (!outbound.ended) {
        tally.count(reason)
        if (reason === 'flood') floods.wrong(address)
      }
      outbound.cutLater()
    },
  }
}
