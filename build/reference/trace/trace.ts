import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PreparedScene } from './prepared-scene'
import { sharedFloats, sharedInts } from './shared'
import type { TraceJob } from './worker'

/** A picture in linear light: three values per pixel, row by row from the top. */
export interface Light {
  readonly width: number
  readonly height: number
  readonly pixels: Float32Array
}

/**
 * Traces a table with `samples` paths per pixel, in as many threads as there are cores.
 * @throws what a thread throws
 */
export async function trace(scene: PreparedScene, width: number, height: number, samples: number): Promise<Light> {
  const picture = sharedFloats(width * height * 3)
  const order: TraceJob = { scene, width, height, samples, picture, next: sharedInts(1) }
  await Promise.all(Array.from({ length: availableParallelism() }, () => work(order)))
  return { width, height, pixels: picture }
}

function work(order: TraceJob): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker-entry.mjs', import.meta.url), { workerData: order })
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a tracing thread ended with ${String(code)}`)),
    )
  })
}
