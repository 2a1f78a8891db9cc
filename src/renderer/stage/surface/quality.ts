import type { WebGLRenderer } from 'three'
import type { PictureSize } from '../model/picture-manifest'
import type { Quality } from '../options'

/** Longest time of a plain frame in the high quality, in milliseconds; above it the low quality is chosen. */
const MAX_HIGH_QUALITY_FRAME_MS = 55

/** Names of software renderers. */
const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|software|basic render|virgl/i

/** Returns the name of the renderer, as far as the browser reveals it. */
export function rendererName(gl: WebGLRenderingContext | WebGL2RenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  return typeof name === 'string' ? name : ''
}

export const isSoftware = (name: string): boolean => SOFTWARE_RENDERERS.test(name)

/** Returns the initial quality: low for a software renderer. */
export function initialQuality(renderer: WebGLRenderer, wanted: Quality | 'auto'): Quality {
  if (wanted !== 'auto') return wanted
  return isSoftware(rendererName(renderer.getContext())) ? 'low' : 'high'
}

/** Returns the size of the pictures that a table has: half, which is sharp enough on a phone, or full. */
export function sizeOfPictures(quality: Quality): PictureSize {
  const isPhone = matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 600
  return quality === 'low' || isPhone ? 'small' : 'file'
}

/**
 * Measures the time of a frame, including the GPU's work; the best of three, so that a busy moment does not decide.
 * @param draw draws one plain frame
 * @returns milliseconds
 */
export function measureFrame(renderer: WebGLRenderer, draw: () => void): number {
  const gl = renderer.getContext()
  const pixel = new Uint8Array(4)
  let best = Infinity
  for (let i = 0; i < 3; i++) {
    const start = performance.now()
    draw()
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    best = Math.min(best, performance.now() - start)
    if (best < MAX_HIGH_QUALITY_FRAME_MS / 2) break
  }
  return best
}

export const isSlow = (milliseconds: number): boolean => milliseconds > MAX_HIGH_QUALITY_FRAME_MS
