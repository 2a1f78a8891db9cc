import type { Frame } from '../model/frame'
import type { ViewName } from '../options'
import type { Spot, Viewpoint } from './viewpoints'

/** Where a camera stands, and how its picture lies in the canvas. */
export interface FramedView {
  readonly from: Viewpoint
  readonly frame: Frame
}

/** The views of a table that was laid out as a page: its cameras were solved, nothing has to be searched for. */
export interface PageViews {
  /** Which table it is a page of. */
  readonly table: string
  /** The window that it was laid out for: another page of the same table for another window is the same page, moved. */
  readonly window: string
  /** @param at what is looked at closely, in inches */
  view(name: ViewName, at: Spot): FramedView
}

/** Whether a table only moved to the page of another window: nothing was played. */
export const isMoved = (before: PageViews | null, now: PageViews | null): boolean =>
  before !== null && now !== null && before.table === now.table && before.window !== now.window
