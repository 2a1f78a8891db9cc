import { EDGE, type Seen } from './framing'
import { WHOLE } from '../model/frame'
import { type Screen } from '../model/frame'
import { type Frame } from '../model/frame'

/** A picture is never made larger than this, and leaves so much of the canvas free all round, in CSS pixels. */
const LARGEST = 2.25
const RIM = 5
/** A picture that would grow by less than this stays as it is. */
const WORTH = 1.04
/** One that could grow by more than this does, though it was good enough before. */
const GROWN = 1.3

/** What holds all points that matter, in CSS pixels. */
function boxOf(points: readonly Seen[]) {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/**
 * The frame in which what is played with fills a canvas that no paper covers: phones show the table small enough, and
 * every game leaves other parts of it empty.
 * @param points as `pointsOf` finds them
 */
export function fullFrame(points: readonly Seen[], { width, height }: Screen): Frame {
  if (points.length === 0) return WHOLE
  const { left, right, top, bottom } = boxOf(points)
  const fits = Math.min((width - 2 * RIM) / (right - left), (height - 2 * RIM) / (bottom - top))
  const inside = left >= 0 && top >= 0 && right <= width && bottom <= height
  if (inside && fits < WORTH) return WHOLE
  const scale = Math.min(LARGEST, fits)
  return { scale, x: scale * (width / 2 - (left + right) / 2), y: scale * (height / 2 - (top + bottom) / 2) }
}

/**
 * The full frame after another one, which stays while it holds everything and is not much too small: a picture that
 * sways with every card is worse than a small one.
 * @param last null for a table that is looked at for the first time
 */
export function fullAfter(last: Frame | null, points: readonly Seen[], screen: Screen): Frame {
  const full = fullFrame(points, screen)
  return last !== null && holds(last, points, screen) && full.scale < GROWN * last.scale ? last : full
}

function holds({ scale, x, y }: Frame, points: readonly Seen[], { width, height }: Screen): boolean {
  return points.every((point) => {
    const [across, down] = [
      width / 2 + scale * (point.x - width / 2) + x,
      height / 2 + scale * (point.y - height / 2) + y,
    ]
    return across >= EDGE && down >= EDGE && across <= width - EDGE && down <= height - EDGE
  })
}
