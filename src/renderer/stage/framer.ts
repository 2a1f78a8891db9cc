import type { Viewpoint } from './camera'
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
      // Whoever leans in looks at one place and not at the whole.
      if (view === 'lean' || view === 'shelf' || papers.length === 0) return WHOLE
      const last = frames.get(view) ?? null
      fresh = last === null
      const frame = frameAfter(last, pointsOf(pieces, from, screen), papers, screen)
      frames.set(view, frame)
      return frame
    },
    get fresh() {
      return fresh
    },
    forget: () => frames.clear(),
  }
}
