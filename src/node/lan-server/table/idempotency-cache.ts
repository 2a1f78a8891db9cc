import { LIMITS } from '../../../protocol/lan/messages'

/**
 * The answers to one guest, by message id. It belongs to the chair: a message repeated after a reconnect gets the
 * answer that was lost.
 */
export type IdempotencyCache = ReturnType<typeof createIdempotencyCache>

export function createIdempotencyCache() {
  const answers = new Map<number, Promise<string>>()
  let lastId = 0
  let lastDroppedId = 0

  return {
    /** The highest id so far; 0 if there is none. */
    get lastId(): number {
      return lastId
    },
    /**
     * Processes a message once: a repeated id returns the first answer, an id whose answer has been dropped returns null.
     */
    once(id: number, act: () => Promise<string>): Promise<string> | null {
      const known = answers.get(id)
      if (known) return known
      if (id <= lastDroppedId) return null
      const answer = act()
      answers.set(id, answer)
      lastId = Math.max(lastId, id)
      if (answers.size > LIMITS.answersPerSeat) {
        // Ids increase, so the first entry has the lowest id; searching for it would cost more than the answer.
        const [oldest = id] = answers.keys()
        answers.delete(oldest)
        lastDroppedId = Math.max(lastDroppedId, oldest)
      }
      return answer
    },
  }
}
