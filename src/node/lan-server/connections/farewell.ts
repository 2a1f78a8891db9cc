import type { WebSocket } from 'ws'
import type { RejectReason } from '../guards/rejection-metrics'
import type { LanTable } from '../table/lan-table'
import type { Outbound } from '../transport/outbound'
import type { ConnectionRegistry } from './types'

/** How far a connection has come. */
export interface Progress {
  /** The version of the protocol that is spoken over it. */
  version: number
  /** The table that it was let in to; null before that. */
  table: LanTable | null
}

/** The ways in which the host ends a connection. What happens after the first of them does nothing. */
export interface Farewell {
  end(code: string, message: string): void
  /** Ends it for a reason that is counted. */
  turnAway(reason: RejectReason, message: string): void
  /** Nothing more is read of a flood, not even while the farewell is on its way, and its address has to wait. */
  stem(): void
  /** The library takes no more of a guest; it has said goodbye already, and would wait for half a minute for theirs. */
  failed(fault: Error & { readonly code?: string }): void
}

/** What WebSocket libraries call the faults that they notice themselves. */
const FAULTS: Readonly<Record<string, RejectReason>> = {
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 'too-large',
  WS_ERR_INVALID_UTF8: 'bad-utf8',
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 'flood',
}

/** @param address whom the connection comes from */
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
