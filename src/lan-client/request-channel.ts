import type { Refusal } from '../rules/kit'
import type { Credential } from '../protocol/lan/guest-messages'
import type { VersionRange } from '../protocol/lan/version'
import {
  createPendingRequests,
  type Answer,
  type RequestResult,
  type NumberedRequest,
  type Request,
} from './pending-requests'
import type { ClientClock } from './socket'
import type { Connection } from './types'

/** Refusal of a request if it is unknown whether it arrived. */
export const NOT_CONNECTED: Refusal = {
  code: 'not-connected',
  message: 'There is no connection to the host; whether this arrived is not known.',
}

/** The request to which an answer belongs. */
interface SettledRequest {
  readonly request: NumberedRequest | null
  /** Time at which the answered ping was sent, by the client's clock; null if the answer is to something else. */
  readonly pingedAt: number | null
}

/** A guest's requests, numbered, sent in the agreed version, and sent again after a reconnect. */
export type RequestChannel = ReturnType<typeof createRequestChannel>

/** @param send writes to the connection, if there is one */
export function createRequestChannel(protocol: VersionRange, clock: ClientClock, send: (text: string) => void) {
  const requests = createPendingRequests()
  let admitted = false
  /** The version that the host has chosen for this connection. */
  let agreedVersion = protocol.max
  /** Id of the pending request for a whole view. */
  let viewRequestId: number | null = null
  /** Id and time of the last ping. */
  let lastPing = { id: 0, at: 0 }

  const write = (request: NumberedRequest) => {
    send(JSON.stringify({ v: agreedVersion, ...request }))
  }

  return {
    /** Whether the host has let the guest in over the current connection. */
    get admitted(): boolean {
      return admitted
    },
    /** The version that the host has chosen for the connection; the newest of this program before that. */
    get version(): number {
      return agreedVersion
    },
    /** Sends the first message of a connection. */
    sendHello(pass: Credential): void {
      agreedVersion = protocol.max
      write(requests.put({ type: 'hello', protocol: { ...protocol }, pass }))
    },
    /** Sends a heartbeat, whose answer carries the host's time. */
    ping(): void {
      const request = requests.put({ type: 'ping' })
      lastPing = { id: request.id, at: clock.now() }
      write(request)
    },
    /** Requests the whole view, unless a request is already pending. `from` is the last number received without a gap. */
    requestView(from: number): void {
      if (viewRequestId !== null) return
      const request = requests.put({ type: 'again', from: Math.max(0, from) })
      viewRequestId = request.id
      write(request)
    },
    /** Sends a request and resolves with the host's answer, or with a refusal. */
    ask(request: Request, { state }: Connection): Promise<RequestResult> {
      if (isFinal(state)) return Promise.resolve({ ok: false, error: NOT_CONNECTED })
      return new Promise((resolve) => {
        const numbered = requests.put(request, resolve)
        if (admitted) write(numbered)
      })
    },
    /** Records that the host has let the guest in: it chose this version and knows requests up to `lastId`. */
    admit(version: number, lastId: number): void {
      agreedVersion = version
      admitted = true
      viewRequestId = null
      requests.continueAfter(lastId)
    },
    /** Sends all requests that wait for an answer again. */
    resend(): void {
      requests.waitingRequests.forEach(write)
    },
    /** Processes an answer. */
    settle(answer: Answer): SettledRequest {
      if (answer.id === viewRequestId) viewRequestId = null
      return { request: requests.settle(answer), pingedAt: answer.id === lastPing.id ? lastPing.at : null }
    },
    /** Records a change of the connection. */
    connectionChanged({ state }: Connection): void {
      if (state !== 'connected') admitted = false
      if (isFinal(state)) requests.refuseAll(NOT_CONNECTED)
    },
  }
}

/** Whether no further attempt follows automatically. */
function isFinal(state: Connection['state']): boolean {
  return state === 'not-connected' || state === 'refused' || state === 'ended' || state === 'closed'
}
