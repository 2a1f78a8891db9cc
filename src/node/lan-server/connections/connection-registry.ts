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
import { createServerConnection } from './connection'
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
import type { ConnectionRegistry, ConnectionEvents, ServerConnection } from './types'

/** The dependencies of a connection registry. */
export interface ConnectionRegistryDependencies {
  readonly tables: () => readonly LanTable[]
  /** Whether a pass may belong to a table that could not be restored. */
  readonly mayOpenLostTable?: (pass: Credential) => boolean
  readonly report: (fault: unknown) => void
  readonly whenFlushed: (act: () => void) => void
  /** Writes pending entries of the tables before anyone is told of them. */
  readonly writePending: () => void
  readonly limits?: Partial<ServerLimits>
  /** The protocol versions to accept; by default all that the program supports. */
  readonly protocol?: VersionRange
}

const otherHello = z.looseObject({ type: z.literal('hello'), protocol: rangeSchema })

/** How long an address that flooded the host is rejected, the first time and at most, in milliseconds. */
const FLOOD_WAIT = { first: 5_000, longest: 5 * 60_000 }

/** Tracks the open connections, and how many come from each address. */
function createConnectionSet(limits: ServerLimits, sources: Sources, floods: LoginThrottle) {
  const waiting = new Set<ServerConnection>()
  const inside = new Set<ServerConnection>()
  /** All connections per address. */
  const each = createCounts()
  /** The places of those that have not been let in yet. */
  const waitingPlaces = new Places(limits.sockets, limits.waitingEach, sources)

  return {
    all: () => [...waiting, ...inside],
    isFull: () => inside.size >= limits.sockets,
    markAdmitted(connection: ServerConnection): void {
      waiting.delete(connection)
      inside.add(connection)
    },
    objectionTo(address: string): 'flood' | 'crowded' | null {
      if (floods.remainingLockout(address) > 0) return 'flood'
      return each.of(plainAddress(address)) >= limits.socketsEach || !waitingPlaces.hasPlaceFor(address)
        ? 'crowded'
        : null
    },
    /** Adds a connection and keeps the counts up to date until it is gone. */
    add(address: string, create: (events: ConnectionEvents) => ServerConnection): void {
      const who = plainAddress(address)
      each.add(who)
      const giveBack = waitingPlaces.take(who, () => connection.reject('crowded', 'There is no room for more guests.'))
      const connection = create({
        onAdmitted() {
          giveBack?.()
          sources.recognize(who)
        },
        onGone() {
          each.remove(who)
          giveBack?.()
          waiting.delete(connection)
          inside.delete(connection)
        },
      })
      waiting.add(connection)
    },
  }
}

/** Checks regularly that every connection is still alive. */
function startHeartbeat(
  every: number,
  connections: () => readonly ServerConnection[],
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

export function createConnectionRegistry(dependencies: ConnectionRegistryDependencies): ConnectionRegistry {
  const { protocol = PROTOCOL_VERSIONS, report, writePending, whenFlushed, tables } = dependencies
  const { mayOpenLostTable = () => false } = dependencies
  const limits: ServerLimits = { ...LIMITS, ...dependencies.limits }
  const now = () => performance.now()
  const sources = new Sources()
  const sourceOf = (address: string) => sources.of(address)
  const lockout = createLoginThrottle(limits.joinsPerMinute, now, { sourceOf })
  const guesses = createGuesses(now)
  const floods = createLoginThrottle(1, now, { ...FLOOD_WAIT, sourceOf })
  const { all, isFull, markAdmitted, objectionTo, add } = createConnectionSet(limits, sources, floods)
  const heart = startHeartbeat(limits.heartbeatMs, all, report)

  function endAll(): void {
    for (const connection of all()) connection.end('closed', 'The host has closed.')
  }

  const callbacks = { report, writePending, whenFlushed, tables, mayOpenLostTable }
  const registry: ConnectionRegistry = {
    limits,
    now,
    lockout,
    guesses,
    floods,
    sources,
    protocol,
    ...callbacks,
    isFull,
    markAdmitted,
    objectionTo,
    endAll,
    scheduleFlush: createFlushScheduler(),
    tickScheduler: createTickScheduler(),
    versionSentence: `This host speaks versions ${String(protocol.min)} to ${String(protocol.max)} of the protocol; please use the same version of Parlor Box.`,
    get isUnderGuessing() {
      return lockout.isActive || guesses.isNoticed
    },
    isIncompatibleHello(text) {
      const parsed = parseJson(text, { length: limits.guestFrame, depth: limits.depth })
      const hello = parsed.ok ? otherHello.safeParse(parsed.value) : null
      return hello?.success === true && commonVersion(protocol, hello.data.protocol) === null
    },
    accept(incoming) {
      add(incoming.address, (events) => createServerConnection(incoming, registry, events))
    },
    close() {
      clearInterval(heart)
      endAll()
    },
  }
  return registry
}
