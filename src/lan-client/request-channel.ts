import type { Credential, GuestMessage } from '../protocol/lan/guest-messages'
import type { HostMessageOf } from '../protocol/lan/host-messages'
import type { VersionRange } from '../protocol/lan/version'
import type { Refusal } from '../rules/kit'
import type { ClientClock } from './socket'
import type { Connection } from './types'

/** Refusal of a request if it is unknown whether it arrived. */
export const NOT_CONNECTED: Refusal = {
  code: 'not-connected',
  message: 'There is no connection to the host; whether this arrived is not known.',
}

/** Refusal of a move that was taken back while there was no connection; if it was sent before, it may have arrived. */
export const TAKEN_BACK: Refusal = { code: 'taken-back', message: 'It was taken back before it was sent.' }

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
    /** Takes back the moves that wait for a connection. */
    withdrawMoves(): void {
      if (!admitted) requests.refuseAll(TAKEN_BACK, 'move')
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

/** A guest's message before it gets an id. */
export type Request = GuestMessage extends infer M ? (M extends GuestMessage ? Omit<M, 'v' | 'id'> : never) : never

export type Answer = HostMessageOf<'answer'>

export type RequestResult =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly error: Refusal }

/** A request with its id. */
type NumberedRequest = Request & { readonly id: number }

interface WaitingRequest {
  readonly request: NumberedRequest
  readonly onDone: (answered: RequestResult) => void
}

/** Requests that wait for an answer. A request keeps its id until then, across any number of connections. */
function createPendingRequests() {
  const pending = new Map<number, WaitingRequest>()
  let lastUsedId = 0

  return {
    /**
     * Assigns an id to a request. With `onDone`, the request waits for its answer and is sent again after a reconnect.
     */
    put(request: Request, onDone?: (answered: RequestResult) => void): NumberedRequest {
      const numbered = { ...request, id: ++lastUsedId }
      if (onDone) pending.set(numbered.id, { request: numbered, onDone })
      return numbered
    },
    /** In order of their ids. */
    get waitingRequests(): readonly NumberedRequest[] {
      return [...pending.values()].map(({ request }) => request)
    },
    /** Completes the request to which an answer belongs and returns it, or null if none waits for it. */
    settle(answer: Answer): NumberedRequest | null {
      const asked = pending.get(answer.id)
      if (!asked) return null
      pending.delete(answer.id)
      const { ok, error } = answer
      asked.onDone(ok ? { ok, answer } : { ok, error: error ?? { code: 'refused', message: 'The host refused.' } })
      return asked.request
    },
    /** Continues the ids after the last one that the host knows. */
    continueAfter(lastId: number): void {
      lastUsedId = Math.max(lastUsedId, lastId)
    },
    /** Completes all waiting requests, or those of a type, with a refusal. */
    refuseAll(error: Refusal, type?: Request['type']): void {
      for (const { request, onDone } of [...pending.values()]) {
        if (type !== undefined && request.type !== type) continue
        pending.delete(request.id)
        onDone({ ok: false, error })
      }
    },
  }
}
