import type { Viewpoint } from './viewpoints'
import { frameAfter, pointsOf } from './framing'
import { WHOLE_FRAME, type Frame, type Rect, type CanvasSize, type ShownTable } from '../model/frame'
import type { Piece } from '../model/pieces'
import type { ViewName } from '../options'

/** Keeps the frame of every view, and the papers that cover the picture. */
export type FrameKeeper = ReturnType<typeof createFrameKeeper>

export function createFrameKeeper() {
  const frames = new Map<ViewName, Frame>()
  let panels: readonly Rect[] = []
  let table: ShownTable = { name: '' }
  let isFirstFrame = true

  return {
    /**
     * Sets the papers that cover the canvas; returns whether something changed. For another table all frames are
     * discarded.
     */
    keepClear(now: readonly Rect[], shown: ShownTable): boolean {
      const isOther = shown.name !== table.name
      const hasChanged = isOther || JSON.stringify(now) !== JSON.stringify(panels)
      if (isOther) frames.clear()
      panels = now
      table = shown
      return hasChanged
    },
    /** Returns the current frame of a view. */
    frame(view: ViewName, from: Viewpoint, pieces: readonly Piece[], screen: CanvasSize): Frame {
      // A leaned-in view is about one place, not the whole table; the boxes of the shelf are shown as they stand.
      if (view === 'lean' || view === 'close' || view === 'shelf') return WHOLE_FRAME
      const last = frames.get(view) ?? null
      isFirstFrame = last === null
      const points = pointsOf(pieces, from, screen)
      const frame = frameAfter(last, points, panels, screen)
      frames.set(view, frame)
      return frame
    },
    /** Whether the frame returned last was the first one of this table, so that nothing has to move gradually. */
    get isFirstFrame() {
      return isFirstFrame
    },
    /** Discards all frames, after the canvas changed its size. */
    forget: () => frames.clear(),
  }
}
