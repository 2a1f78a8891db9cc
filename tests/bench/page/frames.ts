import type { Page } from 'playwright-core'

/** One frame in which the table was drawn. */
export interface Frame {
  /** Script time in milliseconds: the drawing itself happens elsewhere. */
  readonly ms: number
  readonly calls: number
  readonly triangles: number
}

/** Runs in the page before its own scripts: notes every frame that draws, with what it draws. */
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

/** The frames that were drawn since this was last asked. */
export async function takeFrames(page: Page): Promise<Frame[]> {
  return page.evaluate<Frame[]>('window.drawnFrames.splice(0)')
}
