import { Vector3 } from 'three'
import type { FramedView, PageViews } from '../stage/camera/page-views'
import type { Spot } from '../stage/camera/viewpoints'
import { boxOf, type Box, type WindowSize } from './box'
import { closeUpCamera, fitCamera, projectPoint, tablePointAt, type PageCamera, type Point } from './camera'

/** Radius of the lens in inches for the settled picture; small, so that nearly the whole page is in focus. */
const APERTURE = 0.035
/**
 * Pitch of the view from above, in radians: exactly straight down would leave a jittered lens without an up direction.
 */
const TOP_VIEW_PITCH = (89.5 * Math.PI) / 180
/** The leaned-in view: its steepest pitch in radians, and its magnification relative to the page. */
const LEAN_VIEW = { pitch: (54 * Math.PI) / 180, magnification: 2.2 } as const
/** The close view: the least CSS pixels per inch, and the least magnification relative to the page. */
const CLOSE_VIEW = { minPixelsPerInch: 78, magnification: 1.6 } as const

/** Returns the stage's view of a page. @param canvas the size the eye was solved for, in CSS pixels */
export function stageViewOf(camera: PageCamera, { width, height }: WindowSize): FramedView {
  const { pitch, focal, cx, cy } = camera
  const position = new Vector3(...camera.position)
  const forward = new Vector3(0, -Math.sin(pitch), -Math.cos(pitch))
  return {
    viewpoint: {
      position,
      target: position.clone().addScaledVector(forward, position.y / Math.sin(pitch)),
      up: new Vector3(0, Math.cos(pitch), -Math.sin(pitch)),
      fov: (2 * Math.atan(height / 2 / focal) * 180) / Math.PI,
      aperture: APERTURE,
    },
    frame: { scale: 1, x: cx - width / 2, y: cy - height / 2 },
  }
}

/** What the views of a page are made from. */
export interface PageViewOptions {
  readonly table: string
  readonly eye: PageCamera
  readonly canvas: WindowSize
  /** The part of the canvas that no paper covers; close views are centred in it. */
  readonly free: Box
  /** Height of the page's letters in CSS pixels. */
  readonly rem: number
}

/** Returns all views of a page: as laid out, from above, leaned in, and close over small things. */
export function pageViewsOf(page: PageViewOptions): PageViews {
  const { table, eye, canvas, free, rem } = page
  const viewOver = (pixelsPerInch: number, at: Spot, pitch: number) =>
    stageViewOf(closeUpCamera({ ...eye, pitch }, [at.x, 0, at.z], pixelsPerInch, free), canvas)
  const pixelsPerInchAt = ({ x, z }: Spot): number => projectPoint(eye, [x, 0, z]).pixelsPerInch
  return {
    table,
    window: [canvas.width, canvas.height, rem].join(' '),
    view(name, at) {
      if (name === 'top') return stageViewOf(cameraFromAbove(eye, free), canvas)
      if (name === 'lean')
        return viewOver(pixelsPerInchAt(at) * LEAN_VIEW.magnification, at, Math.min(eye.pitch, LEAN_VIEW.pitch))
      if (name === 'close')
        return viewOver(
          Math.max(CLOSE_VIEW.minPixelsPerInch, pixelsPerInchAt(at) * CLOSE_VIEW.magnification),
          at,
          eye.pitch,
        )
      return stageViewOf(eye, canvas)
    },
  }
}

/** Returns a camera straight above the same part of the table. */
function cameraFromAbove(camera: PageCamera, free: Box): PageCamera {
  const { left, top, right, bottom } = free
  const inside = boxOf(left + 4, top + 4, right - 4, bottom - 4)
  const corners: readonly (readonly [number, number])[] = [
    [inside.left, inside.top],
    [inside.right, inside.top],
    [inside.left, inside.bottom],
    [inside.right, inside.bottom],
  ]
  const points = corners.map(([x, y]): Point => {
    const { x: across, z } = tablePointAt(camera, x, y)
    return [across, 0, z]
  })
  const middle = { cx: (left + right) / 2, cy: (top + bottom) / 2 }
  return fitCamera(points, free, { pitch: TOP_VIEW_PITCH, focal: camera.focal, ...middle })
}
