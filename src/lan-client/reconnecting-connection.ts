import type { Refusal } from '../rules/kit'
import type { HostMessage } from '../protocol/lan/host-messages'
import { LIMITS } from '../protocol/lan/limits'
import { openConnection, type SocketConnection } from './connection'
import { createRetrySchedule } from './retry-schedule'
import type { ClientClock, OpenSocket } from './socket'
import type { Connection } from './types'

/** A connection that comes back: every loss is followed by another try, until there were too many in a row. */
export interface ReconnectingConnection {
  /** Begins, or begins anew. */
  retry(): void
  /** Sends, if there is a connection. */
  send(text: string): void
  /** The host has let us in. */
  welcomed(): void
  /** The host wants no more of us: no further try by itself. */
  stop(connection: Connection & { readonly state: 'refused' | 'ended' | 'closed' }): void
  /** Tries at once where a try is due later; where there is a connection, asks for a sign of life within so many ms. */
  wake(within?: number): void
}

export interface ReconnectNeeds {
  readonly url: string
  readonly open: OpenSocket
  readonly clock: ClientClock
  readonly random: () => number
}

export interface ReconnectListener {
  /** Says hello over a connection that was just opened. */
  hello(): void
  message(message: HostMessage): void
  /** A sign of life is due. */
  beat(): void
  changed(connection: Connection): void
}

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

/** After these words of the host nobody comes back by itself. */
const LAST_WORDS: ReadonlySet<string> = new Set(['replaced', 'removed', 'ended'])

/** Whether a goodbye is for good, or the host may be there again soon. */
export function isForGood({ code }: Refusal): boolean {
  return LAST_WORDS.has(code)
}
