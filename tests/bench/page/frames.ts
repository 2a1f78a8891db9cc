import type { Page } from 'playwright-core'

/** One frame in which the table was drawn. */
export interface Frame {
  /** Time of the scripts, in milliseconds. It does not include the drawing itself, which happens elsewhere. */
  readonly ms: number
  readonly calls: number
  readonly triangles: number
}

/**
 * Script that runs in the page before the page's own scripts. It notes every frame that draws, and what the frame
 * draws.
 */
export const WATCH = `{
  const frames = (window.drawnFrames = [])
  const frame = { calls: 0, triangles: 0 }
  const context = WebGL2RenderingContext.prototype
  const count = (name, trianglesOf) => {
    const plain = context[name]
    context[name] = function (...args) {
      frame.calls++
      if (args[0] === this.TRIANGLES) frame.triangles += trianglesOf(args)
      return plain.apply(this, args)
    }
  }
  count('drawElements', (args) => args[1] / 3)
  count('drawArrays', (args) => args[2] / 3)
  count('drawElementsInstanced', (args) => (args[1] / 3) * args[4])
  count('drawArraysInstanced', (args) => (args[2] / 3) * args[3])
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      Object.assign(frame, { calls: 0, triangles: 0 })
      const begun = performance.now()
      callback(now)
      if (frame.calls > 0) frames.push({ ms: performance.now() - begun, ...frame })
    })
}`

/** Returns the frames that were drawn since the last call. */
export async function takeFrames(page: Page): Promise<Frame[]> {
  return page.evaluate<Frame[]>('window.drawnFrames.splice(0)')
}
