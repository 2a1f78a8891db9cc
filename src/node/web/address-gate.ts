import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createLoginThrottle, NEIGHBOURS, Places, createRates, plainAddress, type Sources } from '../lan-server/limits'

/**
 * Limits of a listener on this machine's own address, where every program has the same one: of too many connections
 * the oldest are closed, but for some that have shown the page's cookie.
 */
export const OWN_BOUNDS: GateBounds = {
  connections: 512,
  connectionsEach: Infinity,
  kept: 64,
  connects: 1_000,
  connectBurst: 10_000,
  requests: 10_000,
  requestBurst: 100_000,
}

/** Limits of a listener. */
interface GateBounds {
  readonly connections: number
  readonly connectionsEach: number
  /** How many of them are kept for connections that `keep` names; none if absent. */
  readonly kept?: number
  /** New connections per address: per second, and at once. */
  readonly connects: number
  readonly connectBurst: number
  /** Requests per address, and some times as many per IPv6 network: per second, and at once. */
  readonly requests: number
  readonly requestBurst: number
}

/** Admits or rejects the requests of a listener. */
export type Gate = ReturnType<typeof guardConnections>

/** File descriptors reserved for the program itself: its own page, the journals, discovery. */
const RESERVED_FILES = 64
const MIN_CONNECTIONS = 8
/** How long an address that requested too much is rejected, the first time and at most, in milliseconds. */
const FLOOD_WAIT = { first: 5_000, longest: 5 * 60_000 }
/**
 * Number of answers that one connection may wait for. Browsers send the next request after they have read the last
 * answer.
 */
const MAX_PENDING_ANSWERS = 4
/** Assumed limit of open files if the system does not report it: the default of most systems. */
const DEFAULT_FILE_LIMIT = 1_024

/**
 * Limits the connections of a listener: in total, so that the process never runs out of file descriptors, and per
 * source, so that no stranger takes the places of others. Connections beyond that are closed.
 */
export function guardConnections(server: Server, bounds: GateBounds, sources: Sources) {
  const most = Math.min(
    bounds.connections,
    Math.max(MIN_CONNECTIONS, Math.floor((openFileLimit() - RESERVED_FILES) / 2)),
  )
  const { connectionsEach, kept: mostKept = 0 } = bounds
  const half = Math.max(MIN_CONNECTIONS / 2, Math.floor(most / 2))
  const mostEach = connectionsEach === Infinity ? Infinity : Math.min(connectionsEach, half)
  const now = () => performance.now()
  const places = new Places(Math.max(MIN_CONNECTIONS / 2, most - mostKept), mostEach, sources)
  // By the whole address: what it limits is soon displaced, and a crowd must not refuse its neighbours a connection.
  const connects = createRates(bounds.connectBurst, bounds.connects, now)
  const floods = createLoginThrottle(1, now, { ...FLOOD_WAIT, sourceOf: (address) => sources.of(address) })
  const requests = createRates(bounds.requestBurst, bounds.requests, now)
  const requestsOfSource = createRates(bounds.requestBurst * NEIGHBOURS, bounds.requests * NEIGHBOURS, now)
  const kept = new Set<Socket>()
  const giveBackOf = new WeakMap<Socket, () => void>()
  /** Number of answers that each connection waits for; null once it was closed for requesting too much. */
  const waited = new WeakMap<Socket, number | null>()

  // One more, which takes the place of another.
  server.maxConnections = most + 1
  server.prependListener('connection', (socket: Socket) => {
    const who = plainAddress(socket.remoteAddress ?? '')
    const reject = () => void socket.destroy()
    if (floods.remainingLockout(who) > 0 || !connects.take(who)) return reject()
    const giveBack = places.take(who, reject)
    if (giveBack === null) return reject()
    giveBackOf.set(socket, giveBack)
    socket.once('close', giveBack)
  })
  return {
    /** Keeps a connection open from now on, whoever else comes, if there is still room among those that are kept. */
    keep(socket: Socket): void {
      if (kept.has(socket) || kept.size >= mostKept || socket.destroyed) return
      kept.add(socket)
      socket.once('close', () => kept.delete(socket))
      giveBackOf.get(socket)?.()
    },
    /**
     * Whether a request may be answered: its address is within the rate of requests, and its connection waits for few
     * other answers. If not, closes the connection, and rejects new ones from the address for a while.
     */
    admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
      const own = waited.get(socket)
      // Requests received together with the excessive one still arrive here; they are not counted again.
      if (own === null) return false
      const who = plainAddress(socket.remoteAddress ?? '')
      if ((own ?? 0) < MAX_PENDING_ANSWERS && requests.take(who) && requestsOfSource.take(sources.of(who))) {
        waited.set(socket, (own ?? 0) + 1)
        response.once('close', () => {
          const left = waited.get(socket)
          if (typeof left === 'number') waited.set(socket, left - 1)
        })
        return true
      }
      waited.set(socket, null)
      // Another connection of the address may already have been closed for the same burst.
      if (floods.remainingLockout(who) === 0) floods.recordViolation(who)
      socket.destroy()
      return false
    },
  }
}

/** Returns how many files this process may hold open; Node raises the soft limit to the hard one at startup. */
function openFileLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    const soft = /^Max open files\s+(\d+|unlimited)/mu.exec(limits)?.[1]
    return soft === 'unlimited' ? Infinity : Number(soft ?? DEFAULT_FILE_LIMIT)
  } catch {
    return DEFAULT_FILE_LIMIT
  }
}
