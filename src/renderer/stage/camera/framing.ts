import { OUTLINE_ZONE } from '../model/touch-names'
import { Euler, Vector3 } from 'three'
import type { Viewpoint } from './viewpoints'
import { cameraAt } from './view-offset'
import type { Piece, PieceKind } from '../model/pieces'
import { sizeOf } from '../model/sizes'
import { WHOLE_FRAME, type Frame, type Rect, type CanvasSize } from '../model/frame'

/** A point of the picture in CSS pixels, and the cost of hiding it. */
export interface WeightedPoint {
  readonly x: number
  readonly y: number
  readonly weight: number
}

const PLAYED_KINDS: ReadonlySet<PieceKind> = new Set<PieceKind>([
  'card',
  'chip',
  'man',
  'mark',
  'sheet',
  'dial',
  'board',
])
/**
 * Weights: anything that can be touched must be visible, the rest of the game should be; the pad is also shown among
 * the papers.
 */
const WEIGHT = { touched: 400, played: 8, pad: 1 }
/** Distance of papers from pieces, and of pieces from the canvas's edge, in CSS pixels. */
const GAP = 6
const EDGE_MARGIN = 2
/** Cost of a shift across the whole canvas, and of scaling the picture down to nothing. */
const COST = { shift: 60, scale: 400 }
/** A frame is kept as long as it is not worse than the best by more than this cost. */
const MAX_EXTRA_COST = 40
const MIN_SCALE = 0.74
const SCALES = Array.from({ length: 14 }, (_, i) => 1 - i * 0.02).filter((scale) => scale >= MIN_SCALE)
/** Steps of the search in CSS pixels, from coarse to fine. */
const STEPS = [48, 16, 4] as const
/** Largest shift, as part of the canvas. */
const MAX_SHIFT = 0.24
/** Subdivisions of each side of big pieces. */
const SUBDIVISIONS: Partial<Record<PieceKind, number>> = { board: 6, sheet: 6, dial: 4 }

function weightOf({ kind, touch, fold, zone, glow = 0 }: Piece): number {
  if (kind === 'pad') return WEIGHT.pad
  if (!PLAYED_KINDS.has(kind) || fold === 1) return 0
  if (kind === 'mark' && touch === undefined && (glow === 0 || zone === OUTLINE_ZONE)) return 0
  return touch === undefined ? WEIGHT.played : WEIGHT.touched
}

const euler = new Euler()

/**
 * Returns weighted points of the pieces that matter, as a camera at this viewpoint shows them in the unshifted picture.
 */
export function pointsOf(pieces: readonly Piece[], from: Viewpoint, screen: CanvasSize): WeightedPoint[] {
  const { width, height } = screen
  const camera = cameraAt(from, screen)
  const at = new Vector3()
  return pieces.flatMap((piece) => {
    const weight = weightOf(piece)
    if (weight === 0) return []
    const { x, y, z, turn = 0, tilt = 0, roll = 0 } = piece.pose
    const { w, d } = sizeOf(piece.kind, piece.face)
    const subdivisions = SUBDIVISIONS[piece.kind] ?? 1
    euler.set(tilt, turn, roll, 'YXZ')
    return Array.from({ length: (subdivisions + 1) ** 2 }, (_, i) => {
      at.set(
        ((i % (subdivisions + 1)) / subdivisions - 0.5) * w,
        0,
        (Math.floor(i / (subdivisions + 1)) / subdivisions - 0.5) * d,
      )
      at.applyEuler(euler)
      at.set(at.x + x, at.y + y, at.z + z).project(camera)
      return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height, weight }
    })
  })
}

/** Returns the cost of what a frame hides: the weights of all points under a paper or outside the canvas. */
export function hidingCost(
  frame: Frame,
  points: readonly WeightedPoint[],
  papers: readonly Rect[],
  screen: CanvasSize,
): number {
  return hidingCostUpTo(frame, points, papers, screen, Infinity)
}

/** Like `hidingCost`, but stops counting once the sum exceeds `maxCost`. */
function hidingCostUpTo(
  frame: Frame,
  points: readonly WeightedPoint[],
  papers: readonly Rect[],
  { width, height }: CanvasSize,
  maxCost: number,
): number {
  let sum = 0
  for (const point of points) {
    const x = width / 2 + frame.scale * (point.x - width / 2) + frame.x
    const y = height / 2 + frame.scale * (point.y - height / 2) + frame.y
    const outside = x < EDGE_MARGIN || y < EDGE_MARGIN || x > width - EDGE_MARGIN || y > height - EDGE_MARGIN
    if (!outside && !papers.some((paper) => covers(paper, x, y))) continue
    sum += point.weight
    if (sum > maxCost) return sum
  }
  return sum
}

const covers = ({ left, top, right, bottom }: Rect, x: number, y: number): boolean =>
  x > left - GAP && x < right + GAP && y > top - GAP && y < bottom + GAP

function adjustmentCost({ scale, x, y }: Frame, { width, height }: CanvasSize): number {
  return (1 - scale) * COST.scale + (Math.abs(x) / width + Math.abs(y) / height) * COST.shift
}

/**
 * Returns the frame that hides least; of several, the one nearest to the whole picture.
 * @param points as returned by `pointsOf`
 */
export function bestFrame(points: readonly WeightedPoint[], papers: readonly Rect[], screen: CanvasSize): Frame {
  let best = WHOLE_FRAME
  let cost = hidingCostUpTo(WHOLE_FRAME, points, papers, screen, Infinity)
  if (cost === 0) return best
  function attempt(frame: Frame): void {
    const own = adjustmentCost(frame, screen)
    if (own >= cost) return
    const all = own + hidingCostUpTo(frame, points, papers, screen, cost - own)
    if (all < cost) [best, cost] = [frame, all]
  }
  const [coarse, ...finer] = STEPS
  const reach = [screen.width * MAX_SHIFT, screen.height * MAX_SHIFT] as const
  for (const scale of SCALES) tryFramesAround({ scale, x: 0, y: 0 }, coarse, reach, attempt)
  for (const step of finer)
    for (const scale of nearbyScales(best.scale)) tryFramesAround({ ...best, scale }, step, [48, 48], attempt)
  return best
}

const nearbyScales = (scale: number): number[] => SCALES.filter((other) => Math.abs(other - scale) < 0.05)

/** Tries the frames around one, out to `reach` pixels. */
function tryFramesAround(
  middle: Frame,
  step: number,
  reach: readonly [number, number],
  attempt: (frame: Frame) => void,
): void {
  const [across, down] = [Math.floor(reach[0] / step), Math.floor(reach[1] / step)]
  for (let j = -down; j <= down; j++)
    for (let i = -across; i <= across; i++)
      attempt({ scale: middle.scale, x: middle.x + i * step, y: middle.y + j * step })
}

/**
 * Returns the frame for these points, given the previous one, which is kept while it is good enough, so that the
 * picture does not move with every card.
 * @param last null for a table that is shown for the first time
 */
export function frameAfter(
  last: Frame | null,
  points: readonly WeightedPoint[],
  papers: readonly Rect[],
  screen: CanvasSize,
): Frame {
  if (papers.length === 0) return WHOLE_FRAME
  if (last && hidingCost(last, points, papers, screen) <= MAX_EXTRA_COST) return last
  const best = bestFrame(points, papers, screen)
  const cost = (frame: Frame) => adjustmentCost(frame, screen) + hidingCost(frame, points, papers, screen)
  return last && cost(last) <= cost(best) + MAX_EXTRA_COST ? last : best
}
