import type { PerspectiveCamera } from 'three'
import type { PagePlan } from '../../../src/renderer/framing/page-plan'
import { stageViewOf } from '../../../src/renderer/framing/stage-view'
import { createCameraRig } from '../../../src/renderer/stage/camera/camera-rig'
import type { CanvasSize } from '../../../src/renderer/stage/model/frame'
import { type ScreenPoint, minSideOf, outlineOf } from '../../../src/renderer/stage/input/screen-outline'
import { pickNear } from '../../../src/renderer/stage/input/hit-test'
import type { AnimatedPiece } from '../../../src/renderer/stage/animation/animated-piece'
import { createPieceAnimator } from '../../../src/renderer/stage/animation/piece-animator'

/** Width and height of the part of the canvas that answers to a touch, in CSS pixels. */
export interface Target {
  readonly touch: string
  readonly w: number
  readonly h: number
}

/** Half of a fingertip, and the distance between two places that are tried, in CSS pixels. */
const FINGERTIP = 22
const STEP = 3
/** Number of the narrowest things that are measured on the page of a phone. The others are larger. */
const MEASURED = 4

/**
 * Returns the narrowest things that can be touched on a page, measured by what really answers to a finger.
 * @param screen the whole window
 * @param count how many of them are measured
 */
export function targetsOn(
  plan: PagePlan,
  touchable: ReadonlySet<string>,
  screen: CanvasSize,
  count: number = MEASURED,
): Target[] {
  const { seen, camera } = outlinesOn(plan, screen)
  const touches = narrowest(seen, touchable).slice(0, count)
  return touches.map((touch) => measured(touch, seen, camera, screen))
}

/** A piece with a touch, and its outline in CSS pixels from the middle of the screen, up and to the right. */
export interface Outlined {
  readonly actor: AnimatedPiece
  readonly outline: readonly ScreenPoint[]
}

/** Returns all pieces of a page that have a touch, as the stage's camera sees them, and that camera. */
export function outlinesOn({ pieces, camera }: PagePlan, screen: CanvasSize) {
  const { viewpoint, frame } = stageViewOf(camera, screen)
  const man = createCameraRig(viewpoint)
  man.resize(screen.width, screen.height)
  man.go(viewpoint, 0, frame)
  const animator = createPieceAnimator()
  animator.show(pieces, { speed: 0 })
  const actors = [...animator.actors].filter(({ piece }) => piece.touch !== undefined)
  const seen = actors.map((actor): Outlined => ({ actor, outline: outlineOf(actor, man.camera, pixels(screen)) }))
  return { seen, camera: man.camera }
}

const pixels = ({ width, height }: CanvasSize): ScreenPoint => [2 / width, 2 / height]

/** Returns the touches of the narrowest things that can be touched, the narrowest first. */
function narrowest(all: readonly Outlined[], touchable: ReadonlySet<string>): string[] {
  const widths = new Map<string, number>()
  for (const { actor, outline } of all) {
    const touch = actor.piece.touch!
    if (touchable.has(touch)) widths.set(touch, Math.max(widths.get(touch) ?? 0, minSideOf(outline)))
  }
  return [...widths].sort((a, b) => a[1] - b[1]).map(([touch]) => touch)
}

/**
 * Returns the size of the widest cross that fits into the part that answers to a touch, around the largest thing with
 * that touch.
 */
function measured(touch: string, all: readonly Outlined[], camera: PerspectiveCamera, screen: CanvasSize): Target {
  const own = all
    .filter(({ actor }) => actor.piece.touch === touch)
    .reduce((one, other) => (minSideOf(other.outline) > minSideOf(one.outline) ? other : one))
  const [xs, ys] = [reachOf(own.outline, 0, screen.width / 2), reachOf(own.outline, 1, screen.height / 2)]
  const meets = (one: Reach, other: Reach) => other.from < one.to && other.to > one.from
  const about = all
    .map(({ actor, outline }) => ({ actor, x: reachOf(outline, 0, Infinity), y: reachOf(outline, 1, Infinity) }))
    .filter((it) => meets(xs, it.x) && meets(ys, it.y))
  const [x, y] = pixels(screen)
  const [across, down] = [Math.floor((xs.to - xs.from) / STEP), Math.floor((ys.to - ys.from) / STEP)]
  const answers = Array.from({ length: across * down }, (_, i) => {
    const dot: ScreenPoint = [xs.from + ((i % across) + 0.5) * STEP, ys.from + (Math.floor(i / across) + 0.5) * STEP]
    const within = (reach: Reach, at: number) => reach.from <= at && at <= reach.to
    // What lies farther away can't answer there.
    const near = about.filter((it) => within(it.x, dot[0]) && within(it.y, dot[1])).map(({ actor }) => actor)
    return pickNear(near, camera, dot[0] * x, dot[1] * y, [FINGERTIP * x, FINGERTIP * y])?.piece.touch === touch
  })
  let best = { touch, w: 0, h: 0 }
  const [rows, columns] = [runs(answers, across, down, false), runs(answers, across, down, true)]
  rows.forEach((w, i) => {
    const h = columns[i]!
    if (Math.min(w, h) > Math.min(best.w, best.h)) best = { touch, w, h }
  })
  return best
}

interface Reach {
  readonly from: number
  readonly to: number
}

/** Returns from where to where something may answer along one side, within the canvas. */
function reachOf(outline: readonly ScreenPoint[], side: 0 | 1, edge: number): Reach {
  const all = outline.map((dot) => dot[side])
  return { from: Math.max(-edge, Math.min(...all) - FINGERTIP), to: Math.min(edge, Math.max(...all) + FINGERTIP) }
}

/** Returns, for every place that answers, the length of the unbroken line of such places through it, in CSS pixels. */
function runs(answers: readonly boolean[], across: number, down: number, upright: boolean): number[] {
  const at = (i: number, k: number) => (upright ? k * across + i : i * across + k)
  const [lines, length] = upright ? [across, down] : [down, across]
  const found = new Array<number>(answers.length).fill(0)
  for (let i = 0; i < lines; i++)
    for (let k = 0; k < length; k++) {
      let end = k
      while (end < length && answers[at(i, end)]) end++
      for (let j = k; j < end; j++) found[at(i, j)] = (end - k) * STEP
      k = end
    }
  return found
}
