import type { Page } from 'playwright-core'

/** Bytes on the graphics card that the page has allocated and not released. */
export interface Buffers {
  /** The canvas itself, its copy that the browser shows, and every target that something is drawn to. */
  readonly canvas: number
  /** Pictures and their smaller copies. */
  readonly pictures: number
}

/**
 * Script that runs in the page before the page's own scripts. It counts the bytes of textures and renderbuffers, by
 * their sizes.
 */
export const COUNT_BUFFERS = `{
  const PIXEL = {
    0x8229: 1, 0x822b: 2, 0x8058: 4, 0x8c43: 4, 0x81a5: 2, 0x81a6: 4, 0x8cac: 4, 0x88f0: 4,
    0x822f: 4, 0x881a: 8, 0x8814: 16, 0x8c3a: 4, 0x1908: 4, 0x1907: 4, 0x1903: 1, 0x8051: 3, 0x8c41: 3,
  }
  const made = new Map()
  const targets = new WeakSet()
  const bound = new Map()
  let canvas = null
  const context = WebGL2RenderingContext.prototype
  const before = (name, note) => {
    const plain = context[name]
    context[name] = function (...args) {
      note(this, ...args)
      return plain.apply(this, args)
    }
  }
  const bytes = (format, width, height, deep = 1) => {
    if (PIXEL[format] === undefined) throw new Error('unknown format 0x' + format.toString(16))
    return PIXEL[format] * width * height * deep
  }
  const faces = (target) => (target === 0x8513 ? 6 : 1)
  const slot = (target) => (target >= 0x8515 && target <= 0x851a ? 0x8513 : target)
  before('bindTexture', (gl, target, texture) => { canvas = gl.canvas; bound.set(target, texture) })
  before('bindRenderbuffer', (gl, target, buffer) => bound.set('buffer', buffer))
  before('texStorage2D', (gl, target, levels, format, w, h) =>
    made.set(bound.get(target), bytes(format, w, h) * faces(target) * (levels > 1 ? 4 / 3 : 1)))
  before('texStorage3D', (gl, target, levels, format, w, h, d) => made.set(bound.get(target), bytes(format, w, h, d)))
  before('texImage2D', (gl, target, level, format, w, h) => {
    if (level === 0 && typeof h === 'number') made.set(bound.get(slot(target)), bytes(format, w, h) * faces(slot(target)))
  })
  before('renderbufferStorage', (gl, target, format, w, h) => made.set(bound.get('buffer'), bytes(format, w, h)))
  before('renderbufferStorageMultisample', (gl, target, samples, format, w, h) =>
    made.set(bound.get('buffer'), bytes(format, w, h) * Math.max(1, samples)))
  before('framebufferTexture2D', (gl, target, at, sort, texture) => texture && targets.add(texture))
  before('framebufferRenderbuffer', (gl, target, at, sort, buffer) => buffer && targets.add(buffer))
  before('deleteTexture', (gl, texture) => made.delete(texture))
  before('deleteRenderbuffer', (gl, buffer) => made.delete(buffer))
  window.heldBuffers = () => {
    const sum = { canvas: 0, pictures: 0 }
    for (const [thing, size] of made) sum[targets.has(thing) ? 'canvas' : 'pictures'] += size
    if (canvas) sum.canvas += canvas.width * canvas.height * (8 + (canvas.getContext('webgl2').getContextAttributes().depth ? 4 : 0))
    return sum
  }
}`

export const readBuffers = (page: Page): Promise<Buffers> =>
  page.evaluate(() => (globalThis as unknown as { heldBuffers(): Buffers }).heldBuffers())
