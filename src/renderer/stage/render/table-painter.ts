import { type PlacedLabel, placeLabels, sameLabels } from '../cast/labels'
import { boxAround } from './box-around'
import type { StageCore } from './stage-core'

/** How fast the lamp is turned up, in its own strength a second. */
const LAMP_PACE = 0.25

/** Draws the table as it is now. */
export interface TablePainter {
  /** One plain frame, and what stands written over it. */
  draw(): void
  /** One more sample of the averaged frame; answers whether more are wanted. */
  settle(): boolean
  /** Shows what is pointed at over the averaged picture, which stays as it is; draws a plain frame if there is none. */
  glance(): void
  /** Brings the lamp `dt` seconds nearer to how bright it is to burn; answers whether it still changes. */
  turnLamp(dt: number): boolean
  /** What the last plain frame was made of. */
  readonly drawn: { readonly calls: number; readonly triangles: number }
}

/** @param core the stage whose table is drawn; nothing is before it has a set */
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

  /** False if there is no averaged picture. */
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
      // What is pointed at is no part of the mean, but shown over it.
      const answering = animator.heeded.length > 0
      if (answering) set.cast.follow(animator.actors, false)
      const more = set.settle(rig.camera, rig.aim)
      if (answering) showHeeded()
      return more
    },
    glance() {
      if (!core.lost && !showHeeded()) draw()
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
