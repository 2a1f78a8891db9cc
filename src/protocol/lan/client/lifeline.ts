import type { Refusal } from '../../../rules/kit'
import type { HostMessage } from '../host-messages'
import { LIMITS } from '../limits'
import { backoff, BACKOFF } from './backoff'
import { openSession, type Session } from './session'
import type { ClientClock, OpenSocket } from './socket'
import type { Connection } from './types'

/** A connection that comes back: every loss is followed by another try, until there were too many in a row. */
export interface Lifeline {
  readonly connection: Connection
  /** Begins, or begins anew. */
  retry(): void
  /** Sends, if there is a connection. */
  send(text: string): void
  /** The host has let us in. */
  welcomed(): void
  /** The host wants no more of us: no further try by itself. */
  stop(connection: Connection & { readonly state: 'refused' | 'ended' | 'closed' }): void
  /** Tries at once where a try is due later, and asks for a sign of life where there is a connection. */
  wake(): void
}

export interface LifelineNeeds {
  readonly url: string
  readonly open: OpenSocket
  readonly clock: ClientClock
  readonly random: () => number
}

export interface LifelineListener {
  /** Says hello over a connection that was just opened. */
  hello(): void
  message(message: HostMessage): void
  /** A sign of life is due. */
  beat(): void
  changed(connection: Connection): void
}

export function lifeline({ url, open, clock, random }: LifelineNeeds, listener: LifelineListener): Lifeline {
  let connection: Connection = { state: 'closed' }
  let session: Session | null = null
  let attempt = 0
  let callOff = () => {}

  function become(next: Connection): void {
    connection = next
    listener.changed(next)
  }

  function leave(): void {
    callOff()
    callOff = () => {}
    session?.end()
    session = null
  }

  function connect(): void {
    leave()
    attempt++
    const opened = openSession(url, open, clock, {
      opened: listener.hello,
      message: listener.message,
      beat: listener.beat,
      lost,
    })
    session = opened
    become({ state: 'connecting', attempt })
  }

  function retry(): void {
    attempt = 0
    connect()
  }

  function lost(): void {
    leave()
    if (attempt >= BACKOFF.tries) {
      become({ state: 'not-connected' })
      return
    }
    const ms = backoff(Math.max(1, attempt), random())
    callOff = clock.after(ms, connect)
    become({ state: 'waiting', attempt: attempt + 1, ms })
  }

  return {
    get connection() {
      return connection
    },
    retry,
    send: (text) => session?.send(text),
    welcomed() {
      session?.welcomed()
      // A host that lets us in and drops us again at once is not tried for ever.
      callOff = clock.after(LIMITS.heartbeat, () => {
        attempt = 0
      })
      become({ state: 'connected' })
    },
    stop(final) {
      leave()
      become(final)
    },
    wake() {
      if (connection.state === 'waiting') connect()
      else if (connection.state === 'not-connected') retry()
      else if (connection.state === 'connected') session?.probe(LIMITS.heartbeat)
    },
  }
}

/** After these words of the host nobody comes back by itself. */
const LAST_WORDS: ReadonlySet<string> = new Set(['replaced', 'removed', 'ended'])

/** Whether a goodbye is for good, or the host may be there again soon. */
export function isForGood({ code }: Refusal): boolean {
  return LAST_WORDS.has(code)
}
