import type { Camera, Renderer, Scene, Target } from './three'

/** The constant for 32-bit floats in three.js. */
const FLOAT = 1015

/**
 * Renders a scene off screen and reads it back from the graphics card.
 * @param like a target of the page's own three.js, whose class is used
 * @returns red, green and blue of each pixel, row by row from the bottom
 */
export function readBack(
  renderer: Renderer,
  like: Target,
  scene: Scene,
  camera: Camera,
  { width, height }: { readonly width: number; readonly height: number },
): Float32Array {
  const target = new (like.constructor as new (w: number, h: number, how: object) => Target)(width, height, {
    type: FLOAT,
  })
  const pixels = new Float32Array(width * height * 4)
  renderer.setRenderTarget(target)
  renderer.render(scene, camera)
  renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels)
  renderer.setRenderTarget(null)
  target.dispose()
  return pixels.filter((_, i) => i % 4 < 3)
}
