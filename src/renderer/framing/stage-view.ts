import { Vector3 } from 'three'
import type { FramedView, PageViews } from '../stage/camera/page-views'
import type { TablePoint } from '../stage/model/pieces'
import type { Box, WindowSize } from './box'
import { closeUpCamera, leaningCamera, projectedBounds, projectPoint, type PageCamera, type Point } from './camera'
import type { Extent } from './table-layout'

/** Radius of the lens in inches for the settled picture; small, so that nearly the whole page is in focus. */
const APERTURE = 0.035
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

/** What the views of a page are made from. Boxes and cameras are in CSS pixels of the canvas. */
export interface PageViewOptions {
  readonly table: string
  readonly eye: PageCamera
  /** The camera from straight above. */
  readonly above: PageCamera
  readonly canvas: WindowSize
  /** The part of the canvas that no paper covers; close views are centred in it. */
  readonly free: Box
  /** The part of it that is not the viewer's hand's, in which a leaned-in view is centred. */
  readonly beyondHand: Box
  /** The extent of the field, in inches. */
  readonly extent: Extent
  /** Height of the page's letters in CSS pixels. */
  readonly rem: number
}

/** Returns the camera close over a point of the table. */
function closeCamera({ eye, free }: PageViewOptions, at: TablePoint): PageCamera {
  const { pixelsPerInch } = projectPoint(eye, [at.x, 0, at.z])
  const wanted = Math.max(CLOSE_VIEW.minPixelsPerInch, pixelsPerInch * CLOSE_VIEW.magnification)
  return closeUpCamera(eye, [at.x, 0, at.z], wanted, free)
}

/** Returns all views of a page: as laid out, from above, leaned in, and close over small things. */
export function pageViewsOf(page: PageViewOptions): PageViews {
  const { table, eye, above, canvas, free, extent, rem } = page
  const { left, right, far, near } = extent
  const corners: Point[] = [left, right].flatMap((x) => [far, near].map((z): Point => [x, 0, z]))
  const nearView = (camera: PageCamera) => ({
    ...stageViewOf(camera, canvas),
    reach: projectedBounds(camera, corners),
  })
  return {
    table,
    window: [canvas.width, canvas.height, rem].join(' '),
    pivot: { x: (left + right) / 2, z: (far + near) / 2 },
    focus: { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 },
    view(name, at) {
      if (name === 'top') return stageViewOf(above, canvas)
      if (name === 'lean') return nearView(leaningCamera(eye, page.beyondHand, at))
      if (name === 'close') return nearView(closeCamera(page, at))
      return stageViewOf(eye, canvas)
    },
  }
}
