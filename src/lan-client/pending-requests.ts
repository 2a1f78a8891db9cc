import type { Refusal } from '../rules/kit'
import type { GuestMessage } from '../protocol/lan/guest-messages'
import type { HostMessageOf } from '../protocol/lan/host-messages'

/** A guest's message before it gets an id. */
export type Request = GuestMessage extends infer M ? (M extends GuestMessage ? Omit<M, 'v' | 'id'> : never) : never

export type Answer = HostMessageOf<'answer'>
export type RequestResult =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly error: Refusal }

/** A request with its id. */
export type NumberedRequest = Request & { readonly id: number }

/** Requests that wait for an answer. A request keeps its id until then, across any number of connections. */
export type PendingRequests = ReturnType<typeof createPendingRequests>

interface WaitingRequest {
  readonly request: NumberedRequest
  readonly onDone: (answered: RequestResult) => void
}

export function createPendingRequests() {
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
    /** Completes all waiting requests with a refusal. */
    refuseAll(error: Refusal): void {
      const all = [...pending.values()]
      pending.clear()
      for (const { onDone } of all) onDone({ ok: false, error })
    },
  }
}
