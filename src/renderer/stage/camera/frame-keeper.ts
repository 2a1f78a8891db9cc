import type { Viewpoint } from './viewpoints'
import { frameAfter, pointsOf } from './framing'
import { WHOLE, type Frame, type Rect, type Screen, type ShownTable } from '../model/frame'
import type { Piece } from '../model/pieces'
import type { ViewName } from '../options'

/** Keeps the frame of every view, and the papers that cover the picture. */
export interface FrameKeeper {
  /**
   * Sets the papers that cover the canvas; returns whether something changed. For another table all frames are
   * discarded.
   */
  keepClear(panels: readonly Rect[], shown: ShownTable): boolean
  /** Returns the current frame of a view. */
  frame(view: ViewName, from: Viewpoint, pieces: readonly Piece[], screen: Screen): Frame
  /** Whether the frame returned last was the first one of this table, so that nothing has to move gradually. */
  readonly fresh: boolean
  /** Discards all frames, after the canvas changed its size. */
  forget(): void
}

export function createFrameKeeper(): FrameKeeper {
  const frames = new Map<ViewName, Frame>()
  let panels: readonly Rect[] = []
  let table: ShownTable = { name: '' }
  let fresh = true

  return {
    keepClear(now, shown) {
      const isOther = shown.name !== table.name
      const news = isOther || JSON.stringify(now) !== JSON.stringify(panels)
      if (isOther) frames.clear()
      panels = now
      table = shown
      return news
    },
    frame(view, from, pieces, screen) {
      // A leaned-in view is about one place, not the whole table; the boxes of the shelf are shown as they stand.
      if (view === 'lean' || view === 'close' || view === 'shelf') return WHOLE
      const last = frames.get(view) ?? null
      fresh = last === null
      const points = pointsOf(pieces, from, screen)
      const frame = frameAfter(last, points, panels, screen)
      frames.set(view, frame)
      return frame
    },
    get fresh() {
      return fresh
    },
    forget: () => frames.clear(),
  }
}
