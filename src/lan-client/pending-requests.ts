import type { Refusal } from '../rules/kit'
import type { GuestMessage } from '../protocol/lan/guest-messages'
import type { HostMessageOf } from '../protocol/lan/host-messages'

/** A guest's message before it gets an id. */
export type Request = GuestMessage extends infer M ? (M extends GuestMessage ? Omit<M, 'v' | 'id'> : never) : never

export type Answer = HostMessageOf<'answer'>
export type Answered = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly error: Refusal }

/** A request with its id. */
export type Numbered = Request & { readonly id: number }

/** Requests that wait for an answer. A request keeps its id until then, across any number of connections. */
export interface PendingRequests {
  /** Assigns an id to a request. With `done`, the request waits for its answer and is sent again after a reconnect. */
  put(request: Request, done?: (answered: Answered) => void): Numbered
  /** In order of their ids. */
  readonly waiting: readonly Numbered[]
  /** Completes the request to which an answer belongs and returns it, or null if none waits for it. */
  settle(answer: Answer): Numbered | null
  /** Continues the ids after the last one that the host knows. */
  after(lastId: number): void
  /** Completes all waiting requests with a refusal. */
  refuseAll(error: Refusal): void
}

interface Waiting {
  readonly request: Numbered
  readonly done: (answered: Answered) => void
}

export function createPendingRequests(): PendingRequests {
  const pending = new Map<number, Waiting>()
  let last = 0

  return {
    put(request, done) {
      const numbered = { ...request, id: ++last }
      if (done) pending.set(numbered.id, { request: numbered, done })
      return numbered
    },
    get waiting() {
      return [...pending.values()].map(({ request }) => request)
    },
    settle(answer) {
      const asked = pending.get(answer.id)
      if (!asked) return null
      pending.delete(answer.id)
      const { ok, error } = answer
      asked.done(ok ? { ok, answer } : { ok, error: error ?? { code: 'refused', message: 'The host refused.' } })
      return asked.request
    },
    after(lastId) {
      last = Math.max(last, lastId)
    },
    refuseAll(error) {
      const all = [...pending.values()]
      pending.clear()
      for (const { done } of all) done({ ok: false, error })
    },
  }
}
