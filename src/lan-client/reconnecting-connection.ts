import type { HostMessage } from '../protocol/lan/host-messages'
import { LIMITS } from '../protocol/lan/limits'
import type { Refusal } from '../rules/kit'
import { openConnection, type SocketConnection } from './connection'
import type { ClientClock } from './socket'
import type { Connection, LanClientOptions } from './types'

/** A connection that reconnects automatically after every loss, until too many attempts in a row have failed. */
export type ReconnectingConnection = ReturnType<typeof createReconnectingConnection>

type ReconnectOptions = Pick<LanClientOptions, 'url' | 'open' | 'clock' | 'random'>

interface ReconnectListener {
  /** Sends hello over a connection that was just opened. */
  onOpen(): void
  onMessage(message: HostMessage): void
  /** A heartbeat is due. */
  onHeartbeatDue(): void
  onChange(connection: Connection): void
}

/** Creates a connection that is closed until `retry` is called. */
export function createReconnectingConnection(
  { url, open, clock, random }: ReconnectOptions,
  listener: ReconnectListener,
) {
  let connection: Connection = { state: 'closed' }
  let current: SocketConnection | null = null
  /** A connection that takes the place of the current one as soon as its socket is open, or once the other is lost. */
  let next: SocketConnection | null = null
  let cancelNext = () => {}
  const schedule = createRetrySchedule(clock, random)

  function setConnection(next: Connection): void {
    connection = next
    listener.onChange(next)
  }

  function endNext(): void {
    cancelNext()
    next?.endUnused()
    next = null
  }

  function endAll(): void {
    schedule.cancel()
    endNext()
    current?.end()
    current = null
  }

  function openNext(): void {
    const opened = openConnection(url, open, clock, {
      onMessage: listener.onMessage,
      onHeartbeatDue: listener.onHeartbeatDue,
      onOpen() {
        if (next === opened) useNext()
        listener.onOpen()
      },
      onLost() {
        if (next === opened) next = null
        else handleLoss()
      },
    })
    next = opened
  }

  function useNext(): void {
    cancelNext()
    current?.end()
    current = next
    next = null
    schedule.begin()
    setConnection({ state: 'connecting', attempt: schedule.attempt })
  }

  function connect(): void {
    endAll()
    openNext()
    useNext()
  }

  /** Connects, or starts over with a new series of attempts. */
  function retry(): void {
    schedule.reset()
    connect()
  }

  function handleLoss(): void {
    if (next !== null) return useNext()
    endAll()
    const ms = schedule.plan(connect)
    setConnection(ms === null ? { state: 'not-connected' } : { state: 'waiting', attempt: schedule.attempt + 1, ms })
  }

  return {
    retry,
    /** Sends, if there is a connection. */
    send: (text: string) => current?.send(text),
    /** Records that the host has let the guest in. */
    markAdmitted(): void {
      current?.startHeartbeats()
      schedule.markAdmitted()
      setConnection({ state: 'connected' })
    },
    /** Ends the connection for good: no further attempt follows automatically. */
    stop(final: Connection & { readonly state: 'refused' | 'ended' | 'closed' }): void {
      endAll()
      setConnection(final)
    },
    /** Records that the host has answered a heartbeat: a second socket is not needed. */
    markAlive(): void {
      endNext()
      current?.markAlive()
    },
    /**
     * Connects at once if an attempt is due later. If connected, sends a heartbeat, and opens a second socket where the
     * answer is late or the device has slept, since a system then forgets sockets without telling it. The second one
     * replaces the first once it is open, unless the answer is there before. The first is given up without it, too, when
     * it has not answered within `within` ms.
     */
    wake(within: number = LIMITS.heartbeatMs): void {
      if (connection.state === 'waiting') connect()
      else if (connection.state === 'not-connected') retry()
      else if (connection.state === 'connected' && current !== null) {
        // Heartbeats are answered more often than that where timers run.
        const hasSlept = current.silentMs > 2 * LIMITS.heartbeatMs
        current.probe(within)
        cancelNext()
        if (next === null) cancelNext = clock.after(hasSlept ? 0 : SECOND_SOCKET_MS, openNext)
      }
    },
  }
}

/**
 * How long a heartbeat may be unanswered before a second socket is opened, in milliseconds: longer than a round trip of
 * most networks.
 */
const SECOND_SOCKET_MS = 300

/** Codes of a goodbye after which the client does not reconnect. */
const FINAL_GOODBYE_CODES: ReadonlySet<string> = new Set(['replaced', 'removed', 'ended'])

/** Whether a goodbye is final, as opposed to a host that may soon be back. */
export function isFinalGoodbye({ code }: Refusal): boolean {
  return FINAL_GOODBYE_CODES.has(code)
}

/**
 * Counts consecutive attempts, and schedules the next one.
 * @param random from 0 to below 1
 */
function createRetrySchedule(clock: ClientClock, random: () => number) {
  let attempt = 0
  let cancelTimer = () => {}

  function cancel(): void {
    cancelTimer()
    cancelTimer = () => {}
  }

  /** Restarts the count. */
  function reset(): void {
    attempt = 0
  }

  return {
    /** Number of the last attempt, counted from 1. */
    get attempt(): number {
      return attempt
    },
    /** Counts an attempt that begins now, and cancels a scheduled one. */
    begin(): void {
      cancel()
      attempt++
    },
    /** Schedules the next attempt. Returns its delay in milliseconds, or null after too many attempts. */
    plan(connect: () => void): number | null {
      cancel()
      if (attempt >= BACKOFF_POLICY.maxAttempts) return null
      const ms = backoffDelay(Math.max(1, attempt), random())
      cancelTimer = clock.after(ms, connect)
      return ms
    },
    /** Records that the host let the guest in: the count restarts if the connection lasts. */
    markAdmitted(): void {
      // Otherwise a host that lets the guest in and at once drops it again would be tried forever.
      cancelTimer = clock.after(LIMITS.heartbeatMs, reset)
    },
    reset,
    cancel,
  }
}

/**
 * Retry policy for a lost connection. Times in milliseconds. A host that is started again has its guests back within
 * three seconds.
 */
export const BACKOFF_POLICY = { minDelayMs: 100, maxDelayMs: 2_000, maxAttempts: 30 } as const

/**
 * Returns the delay before an attempt, counted from 1. The delay doubles from attempt to attempt and half of it is
 * random, so that many phones in one room do not reconnect at the same moment. `random` is from 0 to below 1.
 */
export function backoffDelay(attempt: number, random: number): number {
  const full = Math.min(BACKOFF_POLICY.maxDelayMs, BACKOFF_POLICY.minDelayMs * 2 ** attempt)
  return Math.max(BACKOFF_POLICY.minDelayMs, Math.round((full * (1 + random)) / 2))
}
