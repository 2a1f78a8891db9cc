import type { GuestMessage } from '../../../protocol/lan/messages'
import { ONLOOKER } from '../../../rules/kit'
import { networkOf } from '../guards/sources'
import { createIdempotencyCache } from '../table/idempotency-cache'
import { createHoldableMessages } from '../table/message-hold'
import type { TableClient } from '../table/types'
import type { Outbound } from '../transport/outbound'
import type { Farewell, Progress } from './farewell'
import { authenticateHello, type HandshakeError } from './handshake'
import type { ConnectionRegistry } from './types'

/** The remote side of a connection: a stranger until their hello is accepted, then a guest of a table. */
export interface Visitor {
  /** Handles one message. The caller must await each call before the next. */
  take(message: GuestMessage): Promise<void>
  /** Handles the end of the connection. Returns whether the visitor had been let in. */
  leave(): boolean
}

interface VisitorParts {
  readonly address: string
  readonly registry: ConnectionRegistry
  readonly outbound: Outbound
  readonly farewell: Farewell
  readonly progress: Progress
  /** Whether the socket is still open. */
  readonly isOpen: () => boolean
  /** Called when the visitor is let in. */
  readonly greeted: () => void
}

/** Creates a visitor and waits for their hello, for as long as the limits allow. */
export function createVisitor(parts: VisitorParts): Visitor {
  const { address, registry, outbound, farewell, progress, isOpen, greeted } = parts
  const guest: TableClient = {
    version: progress.version,
    source: networkOf(address),
    eye: ONLOOKER,
    book: createIdempotencyCache(),
    ...createHoldableMessages(outbound.send),
    acknowledge: outbound.acknowledge,
    end: farewell.end,
  }
  const hello = setTimeout(() => {
    farewell.turnAway('idle', 'Nobody said hello.')
  }, registry.limits.hello)

  async function greet(message: GuestMessage): Promise<void> {
    const met = authenticateHello(registry, address, message)
    if (!met.ok) return reject(met.error)
    const { version, table, pass } = met.value
    clearTimeout(hello)
    greeted()
    guest.version = progress.version = version
    progress.table = table
    await table.enter(guest, pass)
    // The connection may have closed while the table was being joined.
    if (outbound.ended || !isOpen()) table.leave(guest)
  }

  /** Rejects the visitor, possibly after a delay during which the connection still occupies its place. */
  function reject({ reason, message, held = 0 }: HandshakeError): void {
    if (held === 0) return farewell.turnAway(reason, message)
    clearTimeout(hello)
    setTimeout(() => {
      farewell.turnAway(reason, message)
    }, held).unref()
  }

  return {
    async take(message) {
      const { table, version } = progress
      if (outbound.ended) return
      if (!table) return greet(message)
      if (message.v === version) return table.take(guest, message)
      farewell.turnAway('bad-message', 'Every message bears the version agreed on.')
    },
    leave() {
      clearTimeout(hello)
      progress.table?.leave(guest)
      return progress.table !== null
    },
  }
}
