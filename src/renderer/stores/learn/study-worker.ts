import { loadBot } from '../../../bots/registry'
import { serveStudy, type StudyQuestion } from '../../../drawer/study/serve-study'

/** A worker that studies games. What it may load, the page's content security policy says. */

// A message to the own port arrives after those already queued; nested timers would be delayed by 4 ms.
const { port1, port2 } = new MessageChannel()
let resume: () => void = () => undefined
port1.onmessage = () => resume()

const take = serveStudy(loadBot, {
  post: (answer) => self.postMessage(answer),
  yieldToMessages: () =>
    new Promise((resolve) => {
      resume = resolve
      port2.postMessage(null)
    }),
  now: () => performance.now(),
})

self.onmessage = (event: MessageEvent<StudyQuestion>) => take(event.data)
