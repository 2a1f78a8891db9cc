import { Vector3 } from 'three'
import type { FramedView, PageViews } from '../stage/camera/page-views'
import type { Spot } from '../stage/camera/viewpoints'
import { boxOf, type Box, type WindowSize } from './box'
import { closer, fit, seen, under, type Eye, type Point } from './camera'

/** Radius of the lens in inches for the settled picture: a long lens over a page is nearly sharp everywhere. */
const APERTURE = 0.035
/** Straight down would leave a jittered lens without an up. */
const LEVEL = (89.5 * Math.PI) / 180
/** Leaned in: how steeply at most, and how many times larger than on the page things are. */
const LEAN = { pitch: (54 * Math.PI) / 180, larger: 2.2 } as const
/** Looked at closely: how many CSS pixels an inch is at least, and how many times larger than on the page. */
const CLOSE = { inch: 78, larger: 1.6 } as const

/** The stage's view of a page. @param canvas that the eye was solved in, in CSS pixels */
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

/** A page as its views are made from. */
export interface SeenPage {
  readonly table: string
  readonly eye: Eye
  readonly canvas: WindowSize
  /** What no paper covers of the canvas: what is looked at closely comes to its middle. */
  readonly free: Box
  /** Height of the page's letters in CSS pixels. */
  readonly rem: number
}

/** All views of a page: as it was laid out, from above, leaned in, and close over small things. */
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

/** The same part of the table from straight above. */
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
