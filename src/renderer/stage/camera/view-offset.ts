import { PerspectiveCamera } from 'three'
import type { Viewpoint } from './viewpoints'
import type { CanvasSize, Frame } from '../model/frame'

/** Lens shift moves and scales the picture without changing its perspective, so that no line changes its direction. */

/** Applies a frame to a camera: the placement of its picture in the canvas. */
export function setViewOffset(camera: PerspectiveCamera, { width, height }: CanvasSize, { scale, x, y }: Frame): void {
  if (scale === 1 && x === 0 && y === 0) {
    camera.clearViewOffset()
    camera.updateProjectionMatrix()
    return
  }
  const left = width / 2 - (width / 2 + x) / scale
  const top = height / 2 - (height / 2 + y) / scale
  camera.setViewOffset(width, height, left, top, width / scale, height / scale)
}

/** Returns a camera at a viewpoint that shows its whole picture. */
export function cameraAt({ position, target, up, fov }: Viewpoint, screen: CanvasSize): PerspectiveCamera {
  const camera = new PerspectiveCamera(fov, screen.width / screen.height, 1, 400)
  camera.position.copy(position)
  camera.up.copy(up)
  camera.lookAt(target)
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld()
  return camera
}
