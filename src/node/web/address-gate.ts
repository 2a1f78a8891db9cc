import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createCounts } from '../lan-server/guards/counts'
import { createLoginThrottle } from '../lan-server/guards/login-throttle'
import { createRates } from '../lan-server/guards/rates'
import { plainAddress } from '../lan-server/guards/sources'

/** How many connections a listener for strangers takes. */
export interface GateBounds {
  readonly connections: number
  readonly connectionsEach: number
  /** Connections of one address a second, and at once. */
  readonly connects: number
  readonly connectBurst: number
  /** Requests of one address a second, and at once. */
  readonly requests: number
  readonly requestBurst: number
}

export interface Gate {
  /**
   * Whether a request may be answered: its address asks for no more files than it may, and its connection waits for few
   * other answers. If not, the connection is closed, and so is every new one of the address for a while.
   */
  admit(request: IncomingMessage, response: ServerResponse): boolean
}

/** Files and sockets that the program needs for itself: its own page, the journals, discovery. */
const OWN_FILES = 64
const FEWEST = 8
/** How long an address is turned away that asked for too much, the first time and at most. */
const FLOOD_WAIT = { first: 5_000, longest: 5 * 60_000 }
/** Answers that one connection may wait for. Browsers ask for the next thing when they have read the last one. */
const MOST_WAITED = 4
/** What is taken to be the limit of files where the system doesn't say: that of most systems. */
const USUAL_FILES = 1_024

/**
 * Bounds the connections of a listener: in all, so that the process never runs out of file descriptors, and of one
 * address, so that no stranger takes the places of the others. What comes beyond that is closed unread.
 * @param turnedAway is told of each.
 * @param flooded is told of each connection that is closed because it asks for too much.
 */
export function guardConnections(
  server: Server,
  bounds: GateBounds,
  turnedAway: () => void,
  flooded: () => void,
): Gate {
  const most = Math.min(bounds.connections, Math.max(FEWEST, Math.floor((openFileLimit() - OWN_FILES) / 2)))
  const mostEach = Math.min(bounds.connectionsEach, Math.max(FEWEST / 2, Math.floor(most / 2)))
  const now = () => performance.now()
  const open = createCounts()
  const connects = createRates(bounds.connectBurst, bounds.connects, now)
  const floods = createLoginThrottle(1, now, FLOOD_WAIT)
  const requests = createRates(bounds.requestBurst, bounds.requests, now)
  /** Answers that each connection waits for; null once it was closed for asking too much. */
  const waited = new WeakMap<Socket, number | null>()

  server.maxConnections = most
  server.on('drop', turnedAway)
  server.prependListener('connection', (socket: Socket) => {
    const who = plainAddress(socket.remoteAddress ?? '')
    if (floods.wait(who) > 0 || open.of(who) >= mostEach || !connects.take(who)) {
      turnedAway()
      socket.destroy()
      return
    }
    open.add(who)
    socket.once('close', () => open.remove(who))
  })
  return {
    admit({ socket }, response) {
      const own = waited.get(socket)
      // What came in one piece with a request too many is told of all the same; it counts once.
      if (own === null) return false
      const who = plainAddress(socket.remoteAddress ?? '')
      if ((own ?? 0) < MOST_WAITED && requests.take(who)) {
        waited.set(socket, (own ?? 0) + 1)
        response.once('close', () => {
          const left = waited.get(socket)
          if (typeof left === 'number') waited.set(socket, left - 1)
        })
        return true
      }
      waited.set(socket, null)
      // Another connection of the address may have been closed for the same burst.
      if (floods.wait(who) === 0) floods.wrong(who)
      flooded()
      socket.destroy()
      return false
    },
  }
}

/** How many files this process may hold open; Node raises the soft limit to the hard one when it starts. */
function openFileLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    const soft = /^Max open files\s+(\d+|unlimited)/mu.exec(limits)?.[1]
    return soft === 'unlimited' ? Infinity : Number(soft ?? USUAL_FILES)
  } catch {
    return USUAL_FILES
  }
}
