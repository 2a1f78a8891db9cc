import { workerData } from 'node:worker_threads'
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

/** Half the width of the tent through which a pixel is seen. */
const HALF = 0.87

/**
 * A place in a pixel's tent, from its left or upper edge. The page smooths its pictures when they are drawn smaller: print
 * that is sharper would pass for another light.
 */
const tent = (s: number): number => 0.5 + HALF * (s < 0.5 ? Math.sqrt(2 * s) - 1 : 1 - Math.sqrt(2 - 2 * s))

const { scene, width, height, samples, picture, next } = workerData as Order
const tracer = createTracer(scene)
const sum = new Float64Array(3)

for (let row = Atomics.add(next, 0, 1); row < height; row = Atomics.add(next, 0, 1)) {
  for (let column = 0; column < width; column++) {
    const pixel = row * width + column
    sum.fill(0)
    const place = (s: number, t: number) =>
      [((column + tent(s)) / width) * 2 - 1, 1 - ((row + tent(t)) / height) * 2] as const
    for (let sample = 0; sample < samples; sample++) tracer.path(pixel, sample, place, sum)
    for (let c = 0; c < 3; c++) picture[pixel * 3 + c] = sum[c]! / samples
  }
}
