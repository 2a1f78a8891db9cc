import { wait } from '../../async/wait'

/** Longest time in milliseconds before the work yields to the page's event loop. */
const BREATH = 24

/** A long task that reports its progress and can be cancelled. */
export interface Work {
  readonly signal: AbortSignal
  /** Reports the part that is done, 0 to 1. */
  progress(part: number): void
}

/** Thrown when the work was cancelled. */
export class BrokenOff extends Error {}

/**
 * Returns a function to call between two steps of the work: yields to the page when it is time.
 * @throws BrokenOff once cancelled
 */
export function breather({ signal, progress }: Work): (part: number) => Promise<void> {
  let last = performance.now()
  return async (part) => {
    if (signal.aborted) throw new BrokenOff('broken off')
    if (performance.now() - last < BREATH) return
    progress(part)
    await wait(1)
    last = performance.now()
  }
}

/** Creates a canvas with its 2D context. @throws Error if there is not enough memory for it */
export function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('the picture is too large for this machine')
  return { canvas, pen }
}

/** Encodes a canvas as a PNG file. Rejects if the browser cannot write it. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/png',
    ),
  )
}
