import type { Viewpoint } from './camera'
import { fullAfter } from './filling'
import { type Frame, frameAfter, pointsOf, type Rect, type Screen, WHOLE } from './framing'
import type { Piece } from './pieces'
import type { ViewName } from './stage'

/** Remembers the frame of every view, and what lies over the picture. */
export interface Framer {
  /** Tells what lies over the canvas; answers whether that is news. Another table's frames begin anew. */
  keepClear(papers: readonly Rect[], table: string): boolean
  /** The frame in which a view is to be seen now. */
  frame(view: ViewName, from: Viewpoint, pieces: readonly Piece[], screen: Screen): Frame
  /** Whether the frame that was asked for last was this table's first one: nothing has to be moved gently. */
  readonly fresh: boolean
  /** The canvas has another size: all frames begin anew. */
  forget(): void
}

export function createFramer(): Framer {
  const frames = new Map<ViewName, Frame>()
  let papers: readonly Rect[] = []
  let table = ''
  let fresh = true

  return {
    keepClear(now, name) {
      const news = name !== table || JSON.stringify(now) !== JSON.stringify(papers)
      if (name !== table) frames.clear()
      papers = now
      table = name
      return news
    },
    frame(view, from, pieces, screen) {
      // Whoever leans in looks at one place and not at the whole; the shelf's boxes are looked at as they stand.
      if (view === 'lean' || view === 'close' || view === 'shelf') return WHOLE
      if (papers.length === 0 && (view === 'gathering' || table.startsWith('shelf'))) return WHOLE
      const last = frames.get(view) ?? null
      fresh = last === null
      const points = pointsOf(pieces, from, screen)
      const frame = papers.length === 0 ? fullAfter(last, points, screen) : frameAfter(last, points, papers, screen)
      frames.set(view, frame)
      return frame
    },
    get fresh() {
      return fresh
    },
    forget: () => frames.clear(),
  }
}
