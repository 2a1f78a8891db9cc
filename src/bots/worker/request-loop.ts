import { messageOf } from '../../async/do-all'
import { createCanceller, type Canceller } from '../../async/cancellation'
import { createAnswerer, type BotLookup, type WorkerPort } from './answer-question'
import type { WorkerMessage, Question } from './messages'

/** Answers questions inside a worker, one after the other. Returns the function that receives messages. */
export function serveRequests(find: BotLookup, port: WorkerPort): (ask: WorkerMessage) => void {
  const answer = createAnswerer(find, port)
  const waiting: Question[] = []
  let current: { readonly id: number; readonly stop: Canceller } | null = null

  async function workOff(): Promise<void> {
    for (let ask = waiting.shift(); ask; ask = waiting.shift()) {
      const { id } = ask
      const stop = createCanceller()
      current = { id, stop }
      try {
        await answer(ask, stop.signal)
        if (stop.signal.aborted) port.post({ kind: 'cancelled', id })
      } catch (error) {
        port.post({ kind: 'failed', id, reason: messageOf(error) })
      }
    }
    current = null
  }

  function cancel(id: number): void {
    if (id === current?.id) return current.stop.cancel()
    const at = waiting.findIndex((other) => other.id === id)
    if (at < 0) return
    waiting.splice(at, 1)
    port.post({ kind: 'cancelled', id })
  }

  return (ask) => {
    if (ask.kind === 'cancel') return cancel(ask.id)
    waiting.push(ask)
    if (current === null) void workOff()
  }
}
