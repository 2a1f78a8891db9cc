import { workerData } from 'node:worker_threads'
import type { PreparedScene } from './prepared-scene'
import { createTracer } from './tracer'

/** The data with which a thread is started. */
export interface TraceJob {
  readonly scene: PreparedScene
  readonly width: number
  readonly height: number
  readonly samples: number
  /** Three values per pixel, row by row from the top; all threads write to it. */
  readonly picture: Float32Array
  /** The next row that no thread has taken yet. */
  readonly next: Int32Array
}

/** Half the width of a pixel's tent filter, in pixels. */
const FILTER_RADIUS = 0.87

/**
 * Samples a place in a pixel's tent filter, from its left or upper edge. The page blurs its textures when it draws them
 * smaller, so the reference is filtered too: sharper print would count as different light.
 */
const sampleTent = (s: number): number =>
  0.5 + FILTER_RADIUS * (s < 0.5 ? Math.sqrt(2 * s) - 1 : 1 - Math.sqrt(2 - 2 * s))

const { scene, width, height, samples, picture, next } = workerData as TraceJob
const tracer = createTracer(scene)
const sum = new Float64Array(3)

for (let row = Atomics.add(next, 0, 1); row < height; row = Atomics.add(next, 0, 1)) {
  for (let column = 0; column < width; column++) {
    const pixel = row * width + column
    sum.fill(0)
    const place = (s: number, t: number) =>
      [((column + sampleTent(s)) / width) * 2 - 1, 1 - ((row + sampleTent(t)) / height) * 2] as const
    for (let sample = 0; sample < samples; sample++) tracer.path(pixel, sample, place, sum)
    for (let c = 0; c < 3; c++) picture[pixel * 3 + c] = sum[c]! / samples
  }
}
