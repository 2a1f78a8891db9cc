import type { Frame, Rect } from '../model/frame'
import type { ViewName } from '../options'
import type { CanvasPoint } from './magnification'
import type { Viewpoint } from './viewpoints'
import type { TablePoint } from '../model/pieces'

/** The viewpoint of a camera, and the frame of its picture in the canvas. */
export interface FramedView {
  readonly viewpoint: Viewpoint
  readonly frame: Frame
  /** In a view that is near: the part of the picture that a drag can bring to the focus. */
  readonly reach?: Rect
}

/**
 * The views of a table that is laid out as a page: its cameras are already solved, so no frame has to be searched for.
 */
export interface PageViews {
  /** The table that it is a page of. */
  readonly table: string
  /** The window that it is laid out for. Pages of one table for different windows count as the same page, moved. */
  readonly window: string
  /** The centre of the field, about which a drag turns the view, in inches. */
  readonly pivot: TablePoint
  /** The middle of the part of the canvas that no paper covers. */
  readonly focus: CanvasPoint
  /** Returns a view. @param at the point to look at closely, in inches */
  view(name: ViewName, at: TablePoint): FramedView
}

/** Whether the page of a table only changed to another window; nothing was played then. */
export const isMoved = (before: PageViews | null, now: PageViews | null): boolean =>
  before !== null && now !== null && before.table === now.table && before.window !== now.window

/** Whether pieces are laid out for these views, so that they move with the camera from one view to another. */
export const isLaidOutFor = (name: ViewName): boolean => name === 'top' || name === 'lean'
