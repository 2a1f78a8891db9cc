import type { WebSocket } from 'ws'
import type { RejectReason } from '../guards/rejection-metrics'
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
export interface Farewell {
  end(code: string, message: string): void
  /** Ends it for a reason that is counted in the metrics. */
  reject(reason: RejectReason, message: string): void
  /**
   * Ends a flood: stops reading at once, even while the farewell is being sent, and locks the address out for a while.
   */
  endFlood(): void
  /**
   * Handles a protocol error found by the WebSocket library, which has already sent its close frame and would wait half
   * a minute for the guest's.
   */
  handleError(fault: Error & { readonly code?: string }): void
}

/** Error codes of the WebSocket library, with the reasons under which they are counted. */
const REASON_BY_ERROR_CODE: Readonly<Record<string, RejectReason>> = {
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 'too-large',
  WS_ERR_INVALID_UTF8: 'bad-utf8',
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 'flood',
}

/** @param address the remote address of the connection */
export function createFarewell(
  socket: WebSocket,
  address: string,
  { rejections, floods }: Pick<ConnectionRegistry, 'rejections' | 'floods'>,
  outbound: Outbound,
  progress: HandshakeState,
): Farewell {
  function say(type: 'bye' | 'refused', code: string, message: string): void {
    if (outbound.isEnded) return
    outbound.sayGoodbye(JSON.stringify({ v: progress.version, seq: 0, type, code, message }), code)
  }

  function reject(reason: RejectReason, message: string): void {
    if (!outbound.isEnded) rejections.count(reason)
    say(progress.table ? 'bye' : 'refused', reason, message)
  }

  return {
    end(code, message) {
      say('bye', code, message)
    },
    reject,
    endFlood() {
      if (!outbound.isEnded) floods.recordViolation(address)
      reject('flood', 'That were too many messages.')
      socket.pause()
    },
    handleError(fault) {
      const reason = REASON_BY_ERROR_CODE[fault.code ?? ''] ?? 'bad-frame'
      if (!outbound.isEnded) {
        rejections.count(reason)
        if (reason === 'flood') floods.recordViolation(address)
      }
      outbound.terminateLater()
    },
  }
}
