import { CanvasTexture } from 'three'
import type { Pictures } from '../../../src/renderer/stage/surface/piece-pictures'

/** Pictures that are there at once and are never let go; what a test asks of them it says itself. */
export const createFakePictures = (
  given: Pick<Pictures, 'has' | 'texture' | 'face'> & Partial<Pictures>,
): Pictures => ({
  names: () => [],
  setCanvas: (_, canvas) => new CanvasTexture(canvas),
  load: () => Promise.resolve(undefined),
  release: () => undefined,
  reload: () => Promise.resolve(undefined),
  dispose: () => undefined,
  ...given,
})
