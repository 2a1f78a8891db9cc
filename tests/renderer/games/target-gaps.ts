import type { PagePlan } from '../../../src/renderer/framing/page-plan'
import type { ScreenPoint } from '../../../src/renderer/stage/input/screen-outline'
import type { CanvasSize } from '../../../src/renderer/stage/model/frame'
import { outlinesOn, type Outlined } from './targets'

/** The distance in the picture between the outlines of two things to touch, in CSS pixels; 0 where they meet. */
export interface TargetGap {
  readonly touches: readonly [string, string]
  /** The groups in which they lie: `field` for the middle of the table, `hand` for the viewer's hand. */
  readonly groups: readonly [string, string]
  readonly px: number
}

/** Returns the gaps between all things that can be touched on a page, each pair once. */
export function gapsOn(plan: PagePlan, touchable: ReadonlySet<string>, screen: CanvasSize): TargetGap[] {
  const { seen } = outlinesOn(plan, screen)
  const lit = seen.filter(({ actor }) => touchable.has(actor.piece.touch!))
  return lit.flatMap((a, i) =>
    lit
      .slice(0, i)
      .filter((b) => a.actor.piece.touch !== b.actor.piece.touch)
      .map((b) => gapOf(a, b)),
  )
}

function gapOf(a: Outlined, b: Outlined): TargetGap {
  const groupOf = ({ actor }: Outlined): string => actor.piece.group ?? 'field'
  return {
    touches: [a.actor.piece.touch!, b.actor.piece.touch!],
    groups: [groupOf(a), groupOf(b)],
    px: gapBetween(a.outline, b.outline),
  }
}

type Outline = readonly ScreenPoint[]

/** Returns the sides of an outline, each from one point to the next, counterclockwise. */
const sidesOf = (outline: Outline) =>
  outline.map((from, i): readonly [ScreenPoint, ScreenPoint] => [from, outline[(i + 1) % outline.length]!])

/** Whether one side of an outline has all of another outline beyond it: convex outlines that meet have no such side. */
const hasBeyond = (outline: Outline, other: Outline): boolean =>
  sidesOf(outline).some(([[ax, ay], [bx, by]]) =>
    other.every(([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0),
  )

/** Returns the distance between two convex outlines. */
function gapBetween(a: Outline, b: Outline): number {
  if (!hasBeyond(a, b) && !hasBeyond(b, a)) return 0
  const nearest = (points: Outline, other: Outline) =>
    Math.min(...points.flatMap((point) => sidesOf(other).map((side) => distanceTo(point, side))))
  return Math.min(nearest(a, b), nearest(b, a))
}

/** Returns the distance of a point from a side. */
function distanceTo([x, y]: ScreenPoint, [a, b]: readonly [ScreenPoint, ScreenPoint]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)
  const part = Math.min(1, Math.max(0, along))
  return Math.hypot(x - a[0] - part * dx, y - a[1] - part * dy)
}
