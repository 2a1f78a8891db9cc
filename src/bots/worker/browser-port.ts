import type { WorkerPort } from './answer-question'

/** Returns what the worker of a browser needs of its surroundings. */
export function createBrowserPort<Answer>(): WorkerPort<Answer> {
  // A message to the own port arrives after those already queued; nested timers would be delayed by 4 ms.
  const { port1, port2 } = new MessageChannel()
  let resume: () => void = () => undefined
  port1.onmessage = () => resume()
  return {
    post: (answer) => self.postMessage(answer),
    yieldToMessages: () =>
      new Promise((resolve) => {
        resume = resolve
        port2.postMessage(null)
      }),
    now: () => performance.now(),
  }
}
