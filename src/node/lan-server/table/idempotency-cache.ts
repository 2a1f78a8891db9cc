import { LIMITS } from '../../../protocol/lan/messages'

/**
 * The answers that one guest was given, by the ids of their messages. It goes with the chair: after a reconnect a
 * message that is sent again finds the answer that got lost.
 */
export interface IdempotencyCache {
  /** The highest id so far; 0 for none. */
  readonly lastId: number
  /** Answers a message once: a repeated id gets the answer of the first time, one forgotten long ago gets null. */
  once(id: number, act: () => Promise<string>): Promise<string> | null
}

export function createIdempotencyCache(): IdempotencyCache {
  const answers = new Map<number, Promise<string>>()
  let lastId = 0
  let forgotten = 0

  return {
    get lastId() {
      return lastId
    },
    once(id, act) {
      const known = answers.get(id)
      if (known) return known
      if (id <= forgotten) return null
      const answer = act()
      answers.set(id, answer)
      lastId = Math.max(lastId, id)
      if (answers.size > LIMITS.answers) {
        // Ids rise: the first that was put in is the lowest. Looking for it would cost more than the answer.
        const [oldest = id] = answers.keys()
        answers.delete(oldest)
        forgotten = Math.max(forgotten, oldest)
      }
      return answer
    },
  }
}
