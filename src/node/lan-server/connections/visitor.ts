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

/** Whoever is at the other end: a stranger until their hello is accepted, then a guest of a table. */
export interface Visitor {
  /** Takes one message. Messages are to be given one after another. */
  take(message: GuestMessage): Promise<void>
  /** The connection is gone. Answers whether they had been let in. */
  leave(): boolean
}

interface VisitorParts {
  readonly address: string
  readonly registry: ConnectionRegistry
  readonly outbound: Outbound
  readonly farewell: Farewell
  readonly progress: Progress
  /** Whether the socket is open still. */
  readonly isOpen: () => boolean
  /** They are let in now. */
  readonly greeted: () => void
}

/** Waits for a hello, for as long as the limits allow. */
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
    // The connection may have gone while its table was asked.
    if (outbound.ended || !isOpen()) table.leave(guest)
  }

  /** Sends somebody home, perhaps after a while in which their place is taken. */
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
