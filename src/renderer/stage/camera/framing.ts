import { Euler, Vector3 } from 'three'
import type { Viewpoint } from './viewpoints'
import { cameraAt } from './view-offset'
import type { Piece, PieceKind } from '../model/pieces'
import { sizeOf } from '../model/sizes'
import { WHOLE, type Frame, type Rect, type Screen } from '../model/frame'

/** A point of the picture in CSS pixels, and the cost of hiding it. */
export interface Seen {
  readonly x: number
  readonly y: number
  readonly weight: number
}

const PLAYED: ReadonlySet<PieceKind> = new Set<PieceKind>(['card', 'chip', 'man', 'mark', 'sheet', 'dial', 'board'])
/**
 * Weights: anything that can be touched must be visible, the rest of the game should be; the pad is also shown among
 * the papers.
 */
const WEIGHT = { touched: 400, played: 8, pad: 1 }
/** Distance of papers from pieces, and of pieces from the canvas's edge, in CSS pixels. */
const GAP = 6
const EDGE = 2
/** Cost of a shift across the whole canvas, and of scaling the picture down to nothing. */
const COST = { shift: 60, scale: 400 }
/** A frame is kept as long as it is not worse than the best by more than this cost. */
const BEARABLE = 40
const SMALLEST = 0.74
const SCALES = Array.from({ length: 14 }, (_, i) => 1 - i * 0.02).filter((scale) => scale >= SMALLEST)
/** Steps of the search in CSS pixels, from coarse to fine. */
const STEPS = [48, 16, 4] as const
/** Largest shift, as part of the canvas. */
const FARTHEST = 0.24
/** Subdivisions of each side of big pieces. */
const GRAIN: Partial<Record<PieceKind, number>> = { board: 6, sheet: 6, dial: 4 }

function weightOf({ kind, touch, fold, glow = 0 }: Piece): number {
  if (kind === 'pad') return WEIGHT.pad
  if (!PLAYED.has(kind) || fold === 1) return 0
  if (kind === 'mark' && touch === undefined && glow === 0) return 0
  return touch === undefined ? WEIGHT.played : WEIGHT.touched
}

const euler = new Euler()

/**
 * Returns weighted points of the pieces that matter, as a camera at this viewpoint shows them in the unshifted picture.
 */
export function pointsOf(pieces: readonly Piece[], from: Viewpoint, screen: Screen): Seen[] {
  const { width, height } = screen
  const camera = cameraAt(from, screen)
  const at = new Vector3()
  return pieces.flatMap((piece) => {
    const weight = weightOf(piece)
    if (weight === 0) return []
    const { x, y, z, turn = 0, tilt = 0, roll = 0 } = piece.pose
    const { w, d } = sizeOf(piece.kind, piece.face)
    const grain = GRAIN[piece.kind] ?? 1
    euler.set(tilt, turn, roll, 'YXZ')
    return Array.from({ length: (grain + 1) ** 2 }, (_, i) => {
      at.set(((i % (grain + 1)) / grain - 0.5) * w, 0, (Math.floor(i / (grain + 1)) / grain - 0.5) * d)
      at.applyEuler(euler)
      at.set(at.x + x, at.y + y, at.z + z).project(camera)
      return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height, weight }
    })
  })
}

/** Returns the cost of what a frame hides: the weights of all points under a paper or outside the canvas. */
export function hiddenIn(frame: Frame, points: readonly Seen[], papers: readonly Rect[], screen: Screen): number {
  return lost(frame, points, papers, screen, Infinity)
}

/** Like `hiddenIn`, but stops counting once the sum exceeds `most`. */
function lost(
  frame: Frame,
  points: readonly Seen[],
  papers: readonly Rect[],
  { width, height }: Screen,
  most: number,
): number {
  let sum = 0
  for (const point of points) {
    const x = width / 2 + frame.scale * (point.x - width / 2) + frame.x
    const y = height / 2 + frame.scale * (point.y - height / 2) + frame.y
    const outside = x < EDGE || y < EDGE || x > width - EDGE || y > height - EDGE
    if (!outside && !papers.some((paper) => covers(paper, x, y))) continue
    sum += point.weight
    if (sum > most) return sum
  }
  return sum
}

const covers = ({ left, top, right, bottom }: Rect, x: number, y: number): boolean =>
  x > left - GAP && x < right + GAP && y > top - GAP && y < bottom + GAP

function effort({ scale, x, y }: Frame, { width, height }: Screen): number {
  return (1 - scale) * COST.scale + (Math.abs(x) / width + Math.abs(y) / height) * COST.shift
}

/**
 * Returns the frame that hides least; of several, the one nearest to the whole picture.
 * @param points as returned by `pointsOf`
 */
export function bestFrame(points: readonly Seen[], papers: readonly Rect[], screen: Screen): Frame {
  let best = WHOLE
  let cost = lost(WHOLE, points, papers, screen, Infinity)
  if (cost === 0) return best
  function attempt(frame: Frame): void {
    const own = effort(frame, screen)
    if (own >= cost) return
    const all = own + lost(frame, points, papers, screen, cost - own)
    if (all < cost) [best, cost] = [frame, all]
  }
  const [coarse, ...finer] = STEPS
  const reach = [screen.width * FARTHEST, screen.height * FARTHEST] as const
  for (const scale of SCALES) around({ scale, x: 0, y: 0 }, coarse, reach, attempt)
  for (const step of finer) for (const scale of near(best.scale)) around({ ...best, scale }, step, [48, 48], attempt)
  return best
}

const near = (scale: number): number[] => SCALES.filter((other) => Math.abs(other - scale) < 0.05)

/** Tries the frames around one, out to `reach` pixels. */
function around(middle: Frame, step: number, reach: readonly [number, number], attempt: (frame: Frame) => void): void {
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
  points: readonly Seen[],
  papers: readonly Rect[],
  screen: Screen,
): Frame {
  if (papers.length === 0) return WHOLE
  if (last && hiddenIn(last, points, papers, screen) <= BEARABLE) return last
  const best = bestFrame(points, papers, screen)
  const cost = (frame: Frame) => effort(frame, screen) + hiddenIn(frame, points, papers, screen)
  return last && cost(last) <= cost(best) + BEARABLE ? last : best
}
