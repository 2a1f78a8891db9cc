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
  welcomed(): void
  /** Ends the connection for good: no further attempt follows automatically. */
  stop(connection: Connection & { readonly state: 'refused' | 'ended' | 'closed' }): void
  /**
   * Connects at once if an attempt is due later; if connected, sends a heartbeat and expects a message within `within`
   * ms.
   */
  wake(within?: number): void
}

export interface ReconnectNeeds {
  readonly url: string
  readonly open: OpenSocket
  readonly clock: ClientClock
  readonly random: () => number
}

export interface ReconnectListener {
  /** Sends hello over a connection that was just opened. */
  hello(): void
  message(message: HostMessage): void
  /** A heartbeat is due. */
  beat(): void
  changed(connection: Connection): void
}

/** Creates a connection that is closed until `retry` is called. */
export function createReconnectingConnection(
  { url, open, clock, random }: ReconnectNeeds,
  listener: ReconnectListener,
): ReconnectingConnection {
  let connection: Connection = { state: 'closed' }
  let current: SocketConnection | null = null
  const schedule = createRetrySchedule(clock, random)

  function become(next: Connection): void {
    connection = next
    listener.changed(next)
  }

  function leave(): void {
    schedule.cancel()
    current?.end()
    current = null
  }

  function connect(): void {
    leave()
    schedule.begin()
    const { hello, message, beat } = listener
    current = openConnection(url, open, clock, { opened: hello, message, beat, lost })
    become({ state: 'connecting', attempt: schedule.attempt })
  }

  function retry(): void {
    schedule.reset()
    connect()
  }

  function lost(): void {
    leave()
    const ms = schedule.plan(connect)
    become(ms === null ? { state: 'not-connected' } : { state: 'waiting', attempt: schedule.attempt + 1, ms })
  }

  return {
    retry,
    send: (text) => current?.send(text),
    welcomed() {
      current?.welcomed()
      schedule.admitted()
      become({ state: 'connected' })
    },
    stop(final) {
      leave()
      become(final)
    },
    wake(within = LIMITS.heartbeat) {
      if (connection.state === 'waiting') connect()
      else if (connection.state === 'not-connected') retry()
      else if (connection.state === 'connected') current?.probe(within)
    },
  }
}

/** Codes of a goodbye after which the client does not reconnect. */
const LAST_WORDS: ReadonlySet<string> = new Set(['replaced', 'removed', 'ended'])

/** Whether a goodbye is final, as opposed to a host that may soon be back. */
export function isForGood({ code }: Refusal): boolean {
  return LAST_WORDS.has(code)
}
