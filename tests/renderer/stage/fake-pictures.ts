import { CanvasTexture } from 'three'
import type { Pictures } from '../../../src/renderer/stage/surface/piece-pictures'

/** Returns pictures that are loaded at once and never released. A test gives the answers that it needs. */
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
