import { parentPort, workerData } from 'node:worker_threads'
import type { Prepared } from './prepared'
import { createTracer } from './tracer'

/** What a thread is started with. */
export interface Order {
  readonly scene: Prepared
  readonly width: number
  readonly height: number
  readonly samples: number
  /** Three numbers a pixel, row by row from above, which all threads write to. */
  readonly picture: Float32Array
  /** The next row that nobody has taken yet. */
  readonly next: Int32Array
}

const { scene, width, height, samples, picture, next } = workerData as Order
const tracer = createTracer(scene)
const sum = new Float64Array(3)

for (let row = Atomics.add(next, 0, 1); row < height; row = Atomics.add(next, 0, 1)) {
  for (let column = 0; column < width; column++) {
    const pixel = row * width + column
    sum.fill(0)
    const place = (s: number, t: number) => [((column + s) / width) * 2 - 1, 1 - ((row + t) / height) * 2] as const
    for (let sample = 0; sample < samples; sample++) tracer.path(pixel, sample, place, sum)
    for (let c = 0; c < 3; c++) picture[pixel * 3 + c] = sum[c]! / samples
  }
}
parentPort?.postMessage('done')
