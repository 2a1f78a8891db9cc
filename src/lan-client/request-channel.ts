import type { Refusal } from '../rules/kit'
import type { Credential } from '../protocol/lan/guest-messages'
import type { VersionRange } from '../protocol/lan/version'
import { createPendingRequests, type Answer, type Answered, type Numbered, type Request } from './pending-requests'
import type { ClientClock } from './socket'
import type { Connection } from './types'

/** What a request is refused with where it is not known whether it arrived. */
export const NOT_CONNECTED: Refusal = {
  code: 'not-connected',
  message: 'There is no connection to the host; whether this arrived is not known.',
}

/** What an answer was for. */
interface Settled {
  readonly asked: Numbered | null
  /** When the ping was sent that this answers, by our clock; null where it answers something else. */
  readonly pingedAt: number | null
}

/** A guest's requests, numbered, sent in the version that was agreed on, and again after a reconnect. */
export interface RequestChannel {
  /** Whether the host has let us in over the connection of now. */
  readonly admitted: boolean
  /** The first message over a connection. */
  hello(pass: Credential): void
  /** Asks for a sign of life, with the time by the host's clock. */
  ping(): void
  /** Asks for the whole view, unless that was asked already. `from` is the last number that was heard. */
  askForView(from: number): void
  /** Resolves with the host's answer, or with a refusal. */
  ask(request: Request, connection: Connection): Promise<Answered>
  /** The host has let us in: it chose this version and knows our requests up to `lastId`. */
  admit(version: number, lastId: number): void
  /** Sends again whatever waits for an answer. */
  resend(): void
  /** Takes an answer in. */
  settle(answer: Answer): Settled
  /** The connection has changed. */
  connectionChanged(connection: Connection): void
}

/** @param send writes to the connection, if there is one */
export function createRequestChannel(
  protocol: VersionRange,
  clock: ClientClock,
  send: (text: string) => void,
): RequestChannel {
  const requests = createPendingRequests()
  let admitted = false
  /** The version that the host has chosen for this connection. */
  let agreed = protocol.max
  /** The request for a whole view that waits for its answer. */
  let asking: number | null = null
  /** The ping that was sent last, and when. */
  let lastPing = { id: 0, at: 0 }

  const write = (request: Numbered) => {
    send(JSON.stringify({ v: agreed, ...request }))
  }

  return {
    get admitted() {
      return admitted
    },
    hello(pass) {
      agreed = protocol.max
      write(requests.put({ type: 'hello', protocol: { ...protocol }, pass }))
    },
    ping() {
      const request = requests.put({ type: 'ping' })
      lastPing = { id: request.id, at: clock.now() }
      write(request)
    },
    askForView(from) {
      if (asking !== null) return
      const request = requests.put({ type: 'again', from: Math.max(0, from) })
      asking = request.id
      write(request)
    },
    ask(request, { state }) {
      if (isFinal(state)) return Promise.resolve({ ok: false, error: NOT_CONNECTED })
      return new Promise((resolve) => {
        const numbered = requests.put(request, resolve)
        if (admitted) write(numbered)
      })
    },
    admit(version, lastId) {
      agreed = version
      admitted = true
      asking = null
      requests.after(lastId)
    },
    resend() {
      requests.waiting.forEach(write)
    },
    settle(answer) {
      if (answer.id === asking) asking = null
      return { asked: requests.settle(answer), pingedAt: answer.id === lastPing.id ? lastPing.at : null }
    },
    connectionChanged({ state }) {
      if (state !== 'connected') admitted = false
      if (isFinal(state)) requests.refuseAll(NOT_CONNECTED)
    },
  }
}

/** Whether no further try comes by itself. */
function isFinal(state: Connection['state']): boolean {
  return state === 'not-connected' || state === 'refused' || state === 'ended' || state === 'closed'
}
