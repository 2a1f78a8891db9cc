import { PerspectiveCamera } from 'three'
import type { Viewpoint } from './viewpoints'
import type { Screen, Frame } from '../model/frame'

/** A camera's lens can be shifted beside its film: what is seen moves and grows, and no line leans. */

/**
 * Shifts a camera's lens and frames its picture.
 * @param shift of the viewpoint, as part of the height
 * @param frame how the picture lies in the canvas; all of it by default
 */
export function setViewOffset(
  camera: PerspectiveCamera,
  { width, height }: Screen,
  shift: number,
  frame?: Frame,
): void {
  const { scale, x, y } = frame ?? { scale: 1, x: 0, y: 0 }
  if (scale === 1 && x === 0 && y === 0 && shift === 0) {
    camera.clearViewOffset()
    camera.updateProjectionMatrix()
    return
  }
  const left = width / 2 - (width / 2 + x) / scale
  const top = height / 2 - (height / 2 + y) / scale - shift * height
  camera.setViewOffset(width, height, left, top, width / scale, height / scale)
}

/** A camera that stands at a viewpoint and shows all of its picture. */
export function cameraAt({ position, target, up, fov, shift = 0 }: Viewpoint, screen: Screen): PerspectiveCamera {
  const camera = new PerspectiveCamera(fov, screen.width / screen.height, 1, 400)
  camera.position.copy(position)
  camera.up.copy(up)
  camera.lookAt(target)
  setViewOffset(camera, screen, shift)
  camera.updateMatrixWorld()
  return camera
}
