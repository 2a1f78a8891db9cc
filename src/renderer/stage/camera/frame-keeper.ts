import type { Viewpoint } from './viewpoints'
import { frameAfter, pointsOf } from './framing'
import { WHOLE, type Frame, type Rect, type Screen, type ShownTable } from '../model/frame'
import type { Piece } from '../model/pieces'
import type { ViewName } from '../options'

/** Remembers the frame of every view, and what lies over the picture. */
export interface FrameKeeper {
  /** Tells what lies over the canvas; answers whether that is news. Another table's frames begin anew. */
  keepClear(panels: readonly Rect[], shown: ShownTable): boolean
  /** The frame in which a view is to be seen now. */
  frame(view: ViewName, from: Viewpoint, pieces: readonly Piece[], screen: Screen): Frame
  /** Whether the frame that was asked for last was this table's first one: nothing has to be moved gently. */
  readonly fresh: boolean
  /** The canvas has another size: all frames begin anew. */
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
      // Whoever leans in looks at one place and not at the whole; the shelf's boxes are looked at as they stand.
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
