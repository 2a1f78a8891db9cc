import { thinkerOver, type WorkerThinker } from './client'
import type { Answer } from './messages'

/** A thinker in a Web Worker of its own. The page's content security policy must allow `worker-src 'self'`. */
export function createBrowserThinker(): WorkerThinker {
  return thinkerOver((hear, lost) => {
    const worker = new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = (event: MessageEvent<Answer>) => hear(event.data)
    worker.onerror = (event) => {
      worker.terminate()
      lost(event.message || 'it could not be started')
    }
    return {
      post: (ask) => worker.postMessage(ask),
      busy: () => undefined,
      end: () => worker.terminate(),
    }
  })
}
