import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { thinkerOver, type WorkerThinker } from './client'
import type { Answer } from './messages'
import { sourceWorker } from './node-source'

/**
 * A thinker in a worker thread. Run from source it loads `node-worker.ts` through tsx; in a bundle it looks for
 * `node-worker.js` beside the chunk that holds this code or one folder up, so the bundle needs that file as an entry
 * of its own. An idle worker keeps no process alive.
 */
export function createNodeThinker(): WorkerThinker {
  return thinkerOver((hear, lost) => {
    const worker = startWorker()
    worker.unref()
    worker.on('message', (answer: Answer) => hear(answer))
    worker.on('error', (error) => lost(error.message))
    worker.on('exit', (code) => lost(`exit code ${code}`))
    return {
      post: (ask) => worker.postMessage(ask),
      busy: (waiting) => (waiting ? worker.ref() : worker.unref()),
      end: () => void worker.terminate(),
    }
  })
}

function startWorker(): Worker {
  if (import.meta.url.endsWith('.ts')) return sourceWorker(new URL('./node-worker.ts', import.meta.url))
  const places = ['./node-worker.js', '../node-worker.js'].map((place) => new URL(place, import.meta.url))
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error('node-worker.js is missing from the build')
  return new Worker(found)
}
