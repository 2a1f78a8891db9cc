import { wait } from '../../async/wait'

/** Longest time in milliseconds before the work yields to the page's event loop. */
const MAX_BLOCKING_MS = 24

/** A long task that reports its progress and can be cancelled. */
export interface CancellableWork {
  readonly signal: AbortSignal
  /** Reports the part that is done, 0 to 1. */
  progress(part: number): void
}

/** Thrown when the work was cancelled. */
export class WorkCancelled extends Error {}

/**
 * Returns a function to call between two steps of the work: yields to the page when it is time.
 * @throws WorkCancelled once cancelled
 */
export function createPageYielder({ signal, progress }: CancellableWork): (part: number) => Promise<void> {
  let lastYield = performance.now()
  return async (part) => {
    if (signal.aborted) throw new WorkCancelled('broken off')
    if (performance.now() - lastYield < MAX_BLOCKING_MS) return
    progress(part)
    await wait(1)
    lastYield = performance.now()
  }
}

/** Creates a canvas with its 2D context. @throws Error if there is not enough memory for it */
export function createCanvas(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('the picture is too large for this machine')
  return { canvas, pen }
}

/** Encodes a canvas as a file. Rejects if the browser cannot write it. */
export function encodeCanvas(canvas: HTMLCanvasElement, type = 'image/png', quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the picture could not be written')))
    canvas.toBlob(done, type, quality)
  })
}
