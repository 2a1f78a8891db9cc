import { serveRequests } from './request-loop'
import { loadBot } from '../registry'
import type { Answer, WorkerMessage } from './messages'

// A message to the own port arrives after those already queued; nested timers would be delayed by 4 ms.
const { port1, port2 } = new MessageChannel()
let resume: () => void = () => undefined
port1.onmessage = () => resume()

const post = (answer: Answer): void => self.postMessage(answer)

const take = serveRequests(loadBot, {
  post,
  yieldToMessages: () =>
    new Promise((resolve) => {
      resume = resolve
      port2.postMessage(null)
    }),
  now: () => performance.now(),
})

self.onmessage = (event: MessageEvent<WorkerMessage>) => take(event.data)
post({ kind: 'ready' })
