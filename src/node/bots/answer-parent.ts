import { parentPort } from 'node:worker_threads'
import type { BotLookup } from '../../bots/worker/answer-question'
import { serveRequests } from '../../bots/worker/request-loop'
import type { Answer, WorkerMessage } from '../../bots/worker/messages'

/** Lets the current worker thread answer its parent's requests about the games of these players. */
export function answerParent(find: BotLookup): void {
  const port = parentPort
  if (!port) throw new Error('this file runs as a worker thread')
  const post = (answer: Answer): void => port.postMessage(answer)
  const take = serveRequests(find, {
    post,
    yieldToMessages: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => performance.now(),
  })
  port.on('message', (ask: WorkerMessage) => take(ask))
  post({ kind: 'ready' })
}
