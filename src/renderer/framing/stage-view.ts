import { Vector3 } from 'three'
import type { Viewpoint } from '../stage/camera/viewpoints'
import type { Frame } from '../stage/model/frame'
import type { WindowSize } from './box'
import type { Eye } from './camera'

/** A camera as the stage takes it: a viewpoint whose axis meets the window beside its middle. */
export interface StageView {
  readonly from: Viewpoint
  readonly frame: Frame
}

/** Radius of the lens in inches for the settled picture: a long lens over a page is nearly sharp everywhere. */
const APERTURE = 0.035

/** The stage's view of a page. @param window that the eye was solved for */
export function stageViewOf(eye: Eye, { width, height }: WindowSize): StageView {
  const { pitch, focal, cx, cy } = eye
  const position = new Vector3(...eye.at)
  const ahead = new Vector3(0, -Math.sin(pitch), -Math.cos(pitch))
  return {
    from: {
      position,
      target: position.clone().addScaledVector(ahead, position.y / Math.sin(pitch)),
      up: new Vector3(0, Math.cos(pitch), -Math.sin(pitch)),
      fov: (2 * Math.atan(height / 2 / focal) * 180) / Math.PI,
      aperture: APERTURE,
    },
    frame: { scale: 1, x: cx - width / 2, y: cy - height / 2 },
  }
}
