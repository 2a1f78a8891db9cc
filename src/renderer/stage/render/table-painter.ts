import { type PlacedLabel, placeLabels, sameLabels } from '../cast/labels'
import type { StageCore } from './stage-core'
import type { Camera } from 'three'
import type { AnimatedPiece } from '../animation/animated-piece'
import { outlineOf } from '../input/screen-outline'
import type { CanvasRect } from './canvas-passes'

/** Reach of a highlighted piece's light and shadow beyond the piece, in inches at life size. */
const HIGHLIGHT_REACH = { side: 2.4, above: 0.4 } as const
/** Margin around that in pixels, so that the soft edge of the box falls on unchanged pixels. */
const MARGIN = 12

/**
 * Returns the part of the canvas that contains these pieces with their light and shadow; null if none of it is visible.
 */
function boxAround(
  actors: readonly AnimatedPiece[],
  camera: Camera,
  canvas: { readonly width: number; readonly height: number },
): CanvasRect | null {
  const { width, height } = canvas
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const actor of actors) {
    const { w, d, h } = actor.size
    // A card that lies aside for another one hides what the averaged picture shows at its place.
    const size = {
      w: w + HIGHLIGHT_REACH.side + (2 * Math.abs(actor.aside)) / actor.place.scale,
      d: d + HIGHLIGHT_REACH.side,
      h: h + HIGHLIGHT_REACH.above,
    }
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
export type TablePainter = ReturnType<typeof createTablePainter>

/** Creates the painter. @param core the stage whose table is drawn; nothing is drawn until it has a set */
export function createTablePainter(core: StageCore) {
  const { renderer, animator, rig, callbacks } = core
  let labels: readonly PlacedLabel[] = []
  let frameStats = { drawCalls: 0, triangles: 0 }

  /** Draws one plain frame, and updates the labels over it. */
  function draw(): void {
    const { tableRenderer } = core
    if (!tableRenderer || core.isContextLost) return
    if (core.hasMoved) tableRenderer.pieceRenderer.updatePlaces(animator.actors)
    renderer.info.reset()
    tableRenderer.draw(rig.camera, core.hasMoved)
    core.hasMoved = false
    frameStats = { drawCalls: renderer.info.render.calls, triangles: renderer.info.render.triangles }
    updateLabels()
  }

  function updateLabels(): void {
    const newLabels = placeLabels(animator.actors, rig.camera, core.size)
    if (sameLabels(newLabels, labels)) return
    labels = newLabels
    callbacks.labels?.(newLabels)
  }

  /** Draws the highlighted pieces over the averaged picture; returns false if there is none. */
  function drawHighlightedPieces(): boolean {
    const { tableRenderer } = core
    if (!tableRenderer) return true
    const box = boxAround(animator.highlightedPieces, rig.camera, core.canvas)
    tableRenderer.pieceRenderer.updatePlaces(animator.actors)
    return box ? tableRenderer.drawOver(rig.camera, box) : tableRenderer.showMean()
  }

  return {
    draw,
    /** Draws one more sample of the averaged frame; returns whether more are needed. */
    drawSample(): boolean {
      const { tableRenderer } = core
      if (!tableRenderer || core.isContextLost) return false
      // Highlighted pieces are not part of the mean; they are drawn over it.
      const hasHighlight = animator.highlightedPieces.length > 0
      if (hasHighlight) tableRenderer.pieceRenderer.updatePlaces(animator.actors, false)
      const needsMore = tableRenderer.drawSample(rig.camera, rig.lens)
      if (hasHighlight) drawHighlightedPieces()
      return needsMore
    },
    /**
     * Draws the highlighted pieces over the averaged picture, which stays as it is; draws a plain frame if there is none.
     */
    drawHighlight(): void {
      if (core.isContextLost || drawHighlightedPieces()) return
      // A lifted piece changes its shadow, and a plain frame redraws shadows only if something moved.
      core.hasMoved = true
      draw()
    },
    /** Advances the lamp's brightness towards the wanted one by `dt` seconds; returns whether it still changes. */
    advanceLamp(dt: number): boolean {
      const { lamp: wanted, speed } = core.options
      if (core.lamp === wanted || !core.tableRenderer) return false
      const difference = wanted - core.lamp
      const step = speed > 0 ? dt * LAMP_PACE * speed : Infinity
      core.lamp = Math.abs(difference) <= step ? wanted : core.lamp + Math.sign(difference) * step
      core.tableRenderer.setLampBrightness(core.lamp)
      return core.lamp !== wanted
    },
    /** Statistics of the last plain frame. */
    get frameStats() {
      return frameStats
    },
  }
}
