import { createWorkerThinker, DEFAULT_LIMITS, type WorkerThinker } from './worker-thinker'
import { callAfter } from '../../async/clock'
import type { Answer } from './messages'

/** Creates a thinker in a Web Worker of its own. The page's content security policy must allow `worker-src 'self'`. */
export function createBrowserThinker(): WorkerThinker {
  return createWorkerThinker({
    ...DEFAULT_LIMITS,
    open(hear, lost) {
      const worker = new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = (event: MessageEvent<Answer>) => hear(event.data)
      worker.onerror = (event) => lost(event.message || 'it could not be started')
      worker.onmessageerror = () => lost('its answer could not be read')
      return {
        post: (ask) => worker.postMessage(ask),
        setBusy: () => undefined,
        end: () => worker.terminate(),
      }
    },
    after: callAfter,
  })
}
