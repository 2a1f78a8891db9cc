import * as z from 'zod/mini'
import { MAX_TIMER_MS } from '../../../async/clock'
import { rangeSchema } from '../../../protocol/lan/fields'
import {
  commonVersion,
  LIMITS,
  PROTOCOL_VERSIONS,
  type Credential,
  type VersionRange,
} from '../../../protocol/lan/messages'
import { parseJson } from '../../../protocol/wire/bounded-json'
import {
  createCounts,
  createGuesses,
  createLoginThrottle,
  type LoginThrottle,
  Places,
  plainAddress,
  Sources,
  type ServerLimits,
} from '../limits'
import { createFlushScheduler, createTickScheduler } from '../transport'
import type { LanTable } from '../table/lan-table'

/** The dependencies of a connection registry. */
interface ConnectionRegistryDependencies {
  readonly tables: () => readonly LanTable[]
  /** Whether a pass that opens no table may belong to a table that could not be restored. */
  readonly mayOpenLostTable: (pass: Credential) => boolean
  readonly report: (fault: unknown) => void
  /**
   * Calls `act` once everything that has happened at the tables is durable. Callbacks run in the order in which they
   * were registered.
   */
  readonly whenFlushed: (act: () => void) => void
  /** Writes pending entries of the tables before anyone is told of them. */
  readonly writePending: () => void
  readonly limits?: Partial<ServerLimits>
  /** The protocol versions to accept; by default all that the program supports. */
  readonly protocol?: VersionRange
}

/** One connection, from its first byte to its last. */
interface Connection {
  /** Sends a ping; ends the connection if it has been silent for too long. */
  checkAlive(): void
  /** Ends it because it broke a rule; it is refused if it has joined no table yet. */
  reject(code: string, message: string): void
  end(code: string, message: string): void
}

const otherHello = z.looseObject({ type: z.literal('hello'), protocol: rangeSchema })

/** How long an address that flooded the host is rejected, the first time and at most, in milliseconds. */
const FLOOD_WAIT = { first: 5_000, longest: 5 * 60_000 }

/** Tracks the open connections, and how many come from each address. */
function createConnectionSet(limits: ServerLimits, sources: Sources, floods: LoginThrottle) {
  const waiting = new Set<Connection>()
  const inside = new Set<Connection>()
  /** All connections per address. */
  const each = createCounts()
  /** The places of those that have not been let in yet. */
  const waitingPlaces = new Places(limits.sockets, limits.waitingEach, sources)

  return {
    all: () => [...waiting, ...inside],
    /** Whether as many guests have been let in as the limits allow. */
    isFull: () => inside.size >= limits.sockets,
    /**
     * Returns why a connection from an address is rejected now; null if it is accepted. A rejected guest may try again
     * later.
     */
    objectionTo(address: string): 'flood' | 'crowded' | null {
      if (floods.remainingLockout(address) > 0) return 'flood'
      return each.of(plainAddress(address)) >= limits.socketsEach || !waitingPlaces.hasPlaceFor(address)
        ? 'crowded'
        : null
    },
    /**
     * Adds a connection. Returns what must be called, once at most, when it has been let in and when it is gone.
     */
    add(address: string, connection: Connection) {
      const who = plainAddress(address)
      each.add(who)
      const giveBack = waitingPlaces.take(who, () => connection.reject('crowded', 'There is no room for more guests.'))
      waiting.add(connection)
      return {
        onAdmitted(): void {
          waiting.delete(connection)
          inside.add(connection)
          giveBack?.()
          sources.recognize(who)
        },
        onGone(): void {
          each.remove(who)
          giveBack?.()
          waiting.delete(connection)
          inside.delete(connection)
        },
      }
    },
  }
}

/** Checks regularly that every connection is still alive. */
function startHeartbeat(
  every: number,
  connections: () => readonly Connection[],
  report: ConnectionRegistryDependencies['report'],
) {
  return setInterval(
    () => {
      for (const connection of connections()) {
        try {
          connection.checkAlive()
        } catch (fault) {
          report(fault)
        }
      }
    },
    Math.min(every, MAX_TIMER_MS),
  ).unref()
}

/** The connections of a host, and what they share. */
export type ConnectionRegistry = ReturnType<typeof createConnectionRegistry>

export function createConnectionRegistry(dependencies: ConnectionRegistryDependencies) {
  const { protocol = PROTOCOL_VERSIONS, report, writePending, whenFlushed, tables, mayOpenLostTable } = dependencies
  const limits: ServerLimits = { ...LIMITS, ...dependencies.limits }
  const now = () => performance.now()
  const sources = new Sources()
  const sourceOf = (address: string) => sources.of(address)
  const lockout = createLoginThrottle(limits.joinsPerMinute, now, { sourceOf })
  const guesses = createGuesses(now)
  const floods = createLoginThrottle(1, now, { ...FLOOD_WAIT, sourceOf })
  const { all, ...connections } = createConnectionSet(limits, sources, floods)
  const heart = startHeartbeat(limits.heartbeatMs, all, report)

  /** Ends all connections. */
  function endAll(): void {
    for (const connection of all()) connection.end('closed', 'The host has closed.')
  }

  return {
    ...connections,
    limits,
    /** Milliseconds of a monotonic clock. */
    now,
    /** Addresses that sent wrong codes. */
    lockout,
    guesses,
    /** Sources that were cut off for flooding. */
    floods,
    /** Which source an address counts as. */
    sources,
    /** The supported protocol versions. Each connection uses the newest one that its guest supports, too. */
    protocol,
    versionSentence: `This host speaks versions ${String(protocol.min)} to ${String(protocol.max)} of the protocol; please use the same version of Parlor Box.`,
    report,
    writePending,
    whenFlushed,
    tables,
    mayOpenLostTable,
    scheduleFlush: createFlushScheduler(),
    tickScheduler: createTickScheduler(),
    /** Whether somebody is guessing codes: more were wrong than people mistype, or an address is locked out. */
    get isUnderGuessing(): boolean {
      return lockout.isActive || guesses.isNoticed
    },
    /** Whether an unreadable message is the hello of a program without a common protocol version. */
    isIncompatibleHello(text: string): boolean {
      const parsed = parseJson(text, { length: limits.guestFrame, depth: limits.depth })
      const hello = parsed.ok ? otherHello.safeParse(parsed.value) : null
      return hello?.success === true && commonVersion(protocol, hello.data.protocol) === null
    },
    endAll,
    close(): void {
      clearInterval(heart)
      endAll()
    },
  }
}
