import * as z from 'zod/mini'
import { rangeSchema } from '../../../protocol/lan/fields'
import { commonVersion, LIMITS, PROTOCOL, type Credential, type VersionRange } from '../../../protocol/lan/messages'
import { parseJson } from '../../../protocol/wire/bounded-json'
import { createServerConnection } from './connection'
import { createCounts } from '../guards/counts'
import { createGuesses } from '../guards/guesses'
import { createLoginThrottle } from '../guards/login-throttle'
import { plainAddress } from '../guards/sources'
import { createRejectionMetrics } from '../guards/rejection-metrics'
import { createFlushScheduler } from '../transport/write-batcher'
import type { LanTable } from '../table/lan-table'
import { createTickScheduler } from '../transport/tick-scheduler'
import type { ConnectionRegistry, ServerConnection, ServerLimits } from './types'

export interface RegistryNeeds {
  readonly tables: () => readonly LanTable[]
  /** Whether a pass may be one for a table that could not be brought back. */
  readonly mayBeLost?: (pass: Credential) => boolean
  readonly report: (fault: unknown) => void
  readonly whenFlushed: (act: () => void) => void
  /** Keeps what has happened at the tables, before anybody is told. */
  readonly keep: () => void
  readonly limits?: Partial<ServerLimits>
  /** The versions to speak; all that the program knows unless told otherwise. */
  readonly protocol?: VersionRange
}

const otherHello = z.looseObject({ type: z.literal('hello'), protocol: rangeSchema })

/** How long an address is turned away that sent a flood, the first time and at most. */
const FLOOD_WAIT = { first: 5_000, longest: 5 * 60_000 }

export function createConnectionRegistry(needs: RegistryNeeds): ConnectionRegistry {
  const { protocol = PROTOCOL } = needs
  const limits: ServerLimits = { ...LIMITS, ...needs.limits }
  const now = () => performance.now()
  const tally = createRejectionMetrics()
  /** In order of incoming. */
  const waiting = new Set<ServerConnection>()
  const inside = new Set<ServerConnection>()
  /** Connections of each address, those included that have not said hello, and these alone. */
  const each = createCounts()
  const waitingEach = createCounts()
  const heart = setInterval(() => {
    for (const connection of [...waiting, ...inside]) {
      try {
        connection.beat()
      } catch (fault) {
        needs.report(fault)
      }
    }
  }, limits.heartbeat)
  heart.unref()

  const registry: ConnectionRegistry = {
    limits,
    tally,
    lockout: createLoginThrottle(limits.joins, now),
    guesses: createGuesses(now),
    get guessing() {
      return registry.lockout.active || registry.guesses.noticed
    },
    floods: createLoginThrottle(1, now, FLOOD_WAIT),
    protocol,
    versionSentence: `This host speaks versions ${String(protocol.min)} to ${String(protocol.max)} of the protocol; please use the same version of Parlor Box.`,
    now,
    report: needs.report,
    gathering: createFlushScheduler(),
    turns: createTickScheduler(),
    keep: needs.keep,
    whenFlushed: needs.whenFlushed,
    tables: needs.tables,
    mayBeLost: needs.mayBeLost ?? (() => false),
    full: () => inside.size >= limits.sockets,
    greeted(connection) {
      waiting.delete(connection)
      inside.add(connection)
    },
    speaksOther(text) {
      const parsed = parseJson(text, { length: limits.guestFrame, depth: limits.depth })
      const hello = parsed.ok ? otherHello.safeParse(parsed.value) : null
      return hello?.success === true && commonVersion(protocol, hello.data.protocol) === null
    },
    objectionTo(address) {
      if (registry.floods.wait(address) > 0) return 'flood'
      const who = plainAddress(address)
      return each.of(who) >= limits.socketsEach || waitingEach.of(who) >= limits.waitingEach ? 'crowded' : null
    },
    accept(incoming) {
      // Whoever only waits makes room for the next: idle connections keep nobody out.
      const [oldest] = waiting
      if (oldest && waiting.size >= limits.sockets) {
        // It counts no longer, however long its farewell takes: a burst turns away one for each that comes.
        waiting.delete(oldest)
        oldest.turnAway('crowded', 'There is no room for more guests.')
      }
      const who = plainAddress(incoming.address)
      each.add(who)
      waitingEach.add(who)
      const connection = createServerConnection(incoming, registry, {
        greeted: () => waitingEach.remove(who),
        gone(greeted) {
          each.remove(who)
          if (!greeted) waitingEach.remove(who)
          waiting.delete(connection)
          inside.delete(connection)
        },
      })
      waiting.add(connection)
    },
    empty() {
      for (const connection of [...waiting, ...inside]) connection.end('closed', 'The host has closed.')
    },
    close() {
      clearInterval(heart)
      registry.empty()
    },
  }
  return registry
}
