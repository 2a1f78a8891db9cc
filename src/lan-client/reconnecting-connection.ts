import type { Refusal } from '../rules/kit'
import type { HostMessage } from '../protocol/lan/host-messages'
import { LIMITS } from '../protocol/lan/limits'
import { openConnection, type SocketConnection } from './connection'
import { createRetrySchedule } from './retry-schedule'
import type { ClientClock, OpenSocket } from './socket'
import type { Connection } from './types'

/** A connection that reconnects automatically after every loss, until too many attempts in a row have failed. */
export interface ReconnectingConnection {
  /** Connects, or starts over with a new series of attempts. */
  retry(): void
  /** Sends, if there is a connection. */
  send(text: string): void
  /** Records that the host has let the guest in. */
  markAdmitted(): void
  /** Ends the connection for good: no further attempt follows automatically. */
  stop(connection: Connection & { readonly state: 'refused' | 'ended' | 'closed' }): void
  /**
   * Connects at once if an attempt is due later; if connected, sends a heartbeat and expects a message within `within`
   * ms.
   */
  wake(within?: number): void
}

export interface ReconnectOptions {
  readonly url: string
  readonly open: OpenSocket
  readonly clock: ClientClock
  readonly random: () => number
}

export interface ReconnectListener {
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
): ReconnectingConnection {
  let connection: Connection = { state: 'closed' }
  let current: SocketConnection | null = null
  const schedule = createRetrySchedule(clock, random)

  function setConnection(next: Connection): void {
    connection = next
    listener.onChange(next)
  }

  function endCurrent(): void {
    schedule.cancel()
    current?.end()
    current = null
  }

  function connect(): void {
    endCurrent()
    schedule.begin()
    const { onOpen, onMessage, onHeartbeatDue } = listener
    current = openConnection(url, open, clock, { onOpen, onMessage, onHeartbeatDue, onLost: handleLoss })
    setConnection({ state: 'connecting', attempt: schedule.attempt })
  }

  function retry(): void {
    schedule.reset()
    connect()
  }

  function handleLoss(): void {
    endCurrent()
    const ms = schedule.plan(connect)
    setConnection(ms === null ? { state: 'not-connected' } : { state: 'waiting', attempt: schedule.attempt + 1, ms })
  }

  return {
    retry,
    send: (text) => current?.send(text),
    markAdmitted() {
      current?.startHeartbeats()
      schedule.markAdmitted()
      setConnection({ state: 'connected' })
    },
    stop(final) {
      endCurrent()
      setConnection(final)
    },
    wake(within = LIMITS.heartbeatMs) {
      if (connection.state === 'waiting') connect()
      else if (connection.state === 'not-connected') retry()
      else if (connection.state === 'connected') current?.probe(within)
    },
  }
}

/** Codes of a goodbye after which the client does not reconnect. */
const FINAL_GOODBYE_CODES: ReadonlySet<string> = new Set(['replaced', 'removed', 'ended'])

/** Whether a goodbye is final, as opposed to a host that may soon be back. */
export function isFinalGoodbye({ code }: Refusal): boolean {
  return FINAL_GOODBYE_CODES.has(code)
}
