import { wait } from '../../async/wait'

/** How long the page may be kept from breathing, in milliseconds. */
const BREATH = 24

/** Long work that tells how far it is and can be broken off. */
export interface Work {
  readonly signal: AbortSignal
  /** Part that is done, 0 to 1. */
  progress(part: number): void
}

/** Thrown when somebody broke the work off. */
export class BrokenOff extends Error {}

/** Answers a function to be called between two pieces of work: lets the page breathe, or ends it all. */
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

/** A canvas of the page, with its pen. @throws Error where this machine has no more memory for one */
export function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('the picture is too large for this machine')
  return { canvas, pen }
}

/** A canvas as a PNG file. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/png',
    ),
  )
}
