import { Vector3 } from 'three'
import type { FramedView, PageViews } from '../stage/camera/page-views'
import type { Spot } from '../stage/camera/viewpoints'
import { boxOf, type Box, type WindowSize } from './box'
import { closer, fit, seen, under, type Eye, type Point } from './camera'

/** Radius of the lens in inches for the settled picture; small, so that nearly the whole page is in focus. */
const APERTURE = 0.035
/**
 * Pitch of the view from above, in radians: exactly straight down would leave a jittered lens without an up direction.
 */
const LEVEL = (89.5 * Math.PI) / 180
/** The leaned-in view: its steepest pitch in radians, and its magnification relative to the page. */
const LEAN = { pitch: (54 * Math.PI) / 180, larger: 2.2 } as const
/** The close view: the least CSS pixels per inch, and the least magnification relative to the page. */
const CLOSE = { inch: 78, larger: 1.6 } as const

/** Returns the stage's view of a page. @param canvas the size the eye was solved for, in CSS pixels */
export function stageViewOf(eye: Eye, { width, height }: WindowSize): FramedView {
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

/** What the views of a page are made from. */
export interface SeenPage {
  readonly table: string
  readonly eye: Eye
  readonly canvas: WindowSize
  /** The part of the canvas that no paper covers; close views are centred in it. */
  readonly free: Box
  /** Height of the page's letters in CSS pixels. */
  readonly rem: number
}

/** Returns all views of a page: as laid out, from above, leaned in, and close over small things. */
export function pageViewsOf(page: SeenPage): PageViews {
  const { table, eye, canvas, free, rem } = page
  const over = (inch: number, at: Spot, pitch: number) =>
    stageViewOf(closer({ ...eye, pitch }, [at.x, 0, at.z], inch, free), canvas)
  const inchAt = ({ x, z }: Spot): number => seen(eye, [x, 0, z]).inch
  return {
    table,
    window: [canvas.width, canvas.height, rem].join(' '),
    view(name, at) {
      if (name === 'top') return stageViewOf(fromAbove(eye, free), canvas)
      if (name === 'lean') return over(inchAt(at) * LEAN.larger, at, Math.min(eye.pitch, LEAN.pitch))
      if (name === 'close') return over(Math.max(CLOSE.inch, inchAt(at) * CLOSE.larger), at, eye.pitch)
      return stageViewOf(eye, canvas)
    },
  }
}

/** Returns a camera straight above the same part of the table. */
function fromAbove(eye: Eye, free: Box): Eye {
  const { left, top, right, bottom } = free
  const inside = boxOf(left + 4, top + 4, right - 4, bottom - 4)
  const corners: readonly (readonly [number, number])[] = [
    [inside.left, inside.top],
    [inside.right, inside.top],
    [inside.left, inside.bottom],
    [inside.right, inside.bottom],
  ]
  const points = corners.map(([x, y]): Point => {
    const { x: across, z } = under(eye, x, y)
    return [across, 0, z]
  })
  const middle = { cx: (left + right) / 2, cy: (top + bottom) / 2 }
  return fit(points, free, { pitch: LEVEL, focal: eye.focal, ...middle })
}
