import { callAfter, MAX_TIMER_MS } from '../../../async/clock'
import { wait } from '../../../async/wait'
import { VERSION_2_TYPES, type GuestMessage } from '../../../protocol/lan/messages'
import { ONLOOKER } from '../../../rules/kit'
import { networkOf } from '../guards/sources'
import { createIdempotencyCache } from '../table/idempotency-cache'
import { createHoldableMessages } from '../table/message-hold'
import type { TableClient } from '../table/types'
import type { Outbound } from '../transport/outbound'
import type { Farewell, HandshakeState } from './farewell'
import { authenticateHello, objectionToGuesses, type HandshakeError } from './handshake'
import type { ConnectionRegistry } from './types'

/** The remote side of a connection: a stranger until their hello is accepted, then a guest of a table. */
export type Visitor = ReturnType<typeof createVisitor>

interface VisitorParts {
  readonly address: string
  readonly registry: ConnectionRegistry
  readonly outbound: Outbound
  readonly farewell: Farewell
  readonly progress: HandshakeState
  /** Whether the socket is still open. */
  readonly isOpen: () => boolean
  /** Called when the visitor is let in. */
  readonly onAdmitted: () => void
}

/** Creates a visitor and waits for their hello, for as long as the limits allow. */
export function createVisitor(parts: VisitorParts) {
  const { address, registry, outbound, farewell, progress, isOpen, onAdmitted } = parts
  const guest: TableClient = {
    version: progress.version,
    source: networkOf(address),
    eye: ONLOOKER,
    isOwner: false,
    toldWords: '',
    wordGuard: {
      objection: () => objectionToGuesses(registry, address),
      async recordWrong() {
        registry.lockout.recordViolation(address)
        await wait(registry.guesses.recordWrong())
      },
    },
    answers: createIdempotencyCache(),
    ...createHoldableMessages(outbound.send),
    acknowledge: outbound.acknowledge,
    end: farewell.end,
  }
  const stopWaiting = callAfter(registry.limits.helloTimeoutMs, () => farewell.reject('idle', 'Nobody said hello.'))

  async function greet(message: GuestMessage): Promise<void> {
    const met = authenticateHello(registry, address, message)
    if (!met.ok) return reject(met.error)
    const { version, table, pass } = met.value
    stopWaiting()
    onAdmitted()
    guest.version = progress.version = version
    progress.table = table
    await table.enter(guest, pass)
    // The connection may have closed while the table was being joined.
    if (outbound.isEnded || !isOpen()) table.leave(guest)
  }

  /** Rejects the visitor, possibly after a delay during which the connection still occupies its place. */
  function reject({ reason, message, delayMs: delayMs = 0 }: HandshakeError): void {
    if (delayMs === 0) return farewell.reject(reason, message)
    stopWaiting()
    setTimeout(() => farewell.reject(reason, message), Math.min(delayMs, MAX_TIMER_MS)).unref()
  }

  return {
    /** Handles one message. The caller must await each call before the next. */
    async handleMessage(message: GuestMessage): Promise<void> {
      const { table, version } = progress
      if (outbound.isEnded) return
      if (!table) return greet(message)
      if (message.v === version && (version > 1 || !VERSION_2_TYPES.has(message.type)))
        return table.handleMessage(guest, message)
      farewell.reject('bad-message', 'Every message bears the version agreed on.')
    },
    /** Handles the end of the connection. */
    leave(): void {
      stopWaiting()
      progress.table?.leave(guest)
    },
  }
}
