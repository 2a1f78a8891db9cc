import { type PlacedLabel, placeLabels, sameLabels } from '../cast/labels'
import type { StageCore } from './stage-core'
import type { Camera } from 'three'
import type { AnimatedPiece } from '../animation/animated-piece'
import { outlineOf } from '../input/screen-outline'
import type { Box } from './canvas-passes'

/** Reach of a highlighted piece's light and shadow beyond the piece, in inches at life size. */
const BEYOND = { side: 2.4, above: 0.4 } as const
/** Margin around that in pixels, so that the soft edge of the box falls on unchanged pixels. */
const MARGIN = 12

/**
 * Returns the part of the canvas that contains these pieces with their light and shadow; null if none of it is visible.
 */
function boxAround(
  actors: readonly AnimatedPiece[],
  camera: Camera,
  canvas: { readonly width: number; readonly height: number },
): Box | null {
  const { width, height } = canvas
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const actor of actors) {
    const { w, d, h } = actor.size
    const size = { w: w + BEYOND.side, d: d + BEYOND.side, h: h + BEYOND.above }
    for (const [x, y] of outlineOf({ ...actor, size }, camera, [2 / width, 2 / height])) {
      left = Math.min(left, x + width / 2)
      right = Math.max(right, x + width / 2)
      low = Math.min(low, y + height / 2)
      high = Math.max(high, y + height / 2)
    }
  }
  const x = Math.max(0, Math.floor(left) - MARGIN)
  const y = Math.max(0, Math.floor(low) - MARGIN)
  const box = {
    x,
    y,
    width: Math.min(width, Math.ceil(right) + MARGIN) - x,
    height: Math.min(height, Math.ceil(high) + MARGIN) - y,
  }
  return box.width > 0 && box.height > 0 ? box : null
}

/** Speed at which the lamp's brightness changes, in normal brightnesses per second. */
const LAMP_PACE = 0.25

/** Draws the table as it is now. */
export interface TablePainter {
  /** Draws one plain frame, and updates the labels over it. */
  draw(): void
  /** Draws one more sample of the averaged frame; returns whether more are needed. */
  settle(): boolean
  /**
   * Draws the highlighted pieces over the averaged picture, which stays as it is; draws a plain frame if there is none.
   */
  glance(): void
  /** Advances the lamp's brightness towards the wanted one by `dt` seconds; returns whether it still changes. */
  turnLamp(dt: number): boolean
  /** Statistics of the last plain frame. */
  readonly drawn: { readonly calls: number; readonly triangles: number }
}

/** Creates the painter. @param core the stage whose table is drawn; nothing is drawn until it has a set */
export function createTablePainter(core: StageCore): TablePainter {
  const { renderer, animator, rig, calls } = core
  let labels: readonly PlacedLabel[] = []
  let drawn = { calls: 0, triangles: 0 }

  function draw(): void {
    const { set } = core
    if (!set || core.lost) return
    if (core.moved) set.cast.follow(animator.actors)
    renderer.info.reset()
    set.draw(rig.camera, core.moved)
    core.moved = false
    drawn = { calls: renderer.info.render.calls, triangles: renderer.info.render.triangles }
    label()
  }

  function label(): void {
    const now = placeLabels(animator.actors, rig.camera, core.size)
    if (sameLabels(now, labels)) return
    labels = now
    calls.labels?.(now)
  }

  /** Draws the highlighted pieces over the averaged picture; returns false if there is none. */
  function showHeeded(): boolean {
    const { set } = core
    if (!set) return true
    const box = boxAround(animator.heeded, rig.camera, core.canvas)
    set.cast.follow(animator.actors)
    return box ? set.over(rig.camera, box) : set.again()
  }

  return {
    draw,
    settle() {
      const { set } = core
      if (!set || core.lost) return false
      // Highlighted pieces are not part of the mean; they are drawn over it.
      const answering = animator.heeded.length > 0
      if (answering) set.cast.follow(animator.actors, false)
      const more = set.settle(rig.camera, rig.aim)
      if (answering) showHeeded()
      return more
    },
    glance() {
      if (core.lost || showHeeded()) return
      // A lifted piece changes its shadow, and a plain frame redraws shadows only if something moved.
      core.moved = true
      draw()
    },
    turnLamp(dt) {
      const { lamp: wanted, speed } = core.options
      if (core.lamp === wanted || !core.set) return false
      const far = wanted - core.lamp
      const step = speed > 0 ? dt * LAMP_PACE * speed : Infinity
      core.lamp = Math.abs(far) <= step ? wanted : core.lamp + Math.sign(far) * step
      core.set.shine(core.lamp)
      return core.lamp !== wanted
    },
    get drawn() {
      return drawn
    },
  }
}
