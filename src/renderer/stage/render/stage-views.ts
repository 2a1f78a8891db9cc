import { frameInRoom } from '../camera/room-frame'
import type { FramedView, PageViews } from '../camera/page-views'
import { viewpoint } from '../camera/viewpoints'
import type { TablePoint } from '../model/pieces'
import { WHOLE_FRAME, type Rect } from '../model/frame'
import type { ViewName } from '../options'
import { aspectOf, type StageCore, viewSeconds } from './stage-core'
import type { StageMotion } from './stage-motion'

/** The camera's view of the table: given by a page, or the whole of a place without one. */
export type StageViews = ReturnType<typeof createStageViews>

export function createStageViews(core: StageCore, motion: StageMotion) {
  const { rig, size } = core
  let page: PageViews | null = null
  /** The part of the canvas in which a place without a page is shown; null for the whole. */
  let room: Rect | null = null
  let view: { name: ViewName; at: TablePoint } = { name: 'seat', at: { x: 0, z: 0 } }
  /** Whether the current or the last movement of the camera was to another page. */
  let isChangingPage = false

  function currentView(): FramedView {
    if (page !== null) return page.view(view.name, view.at)
    const from = viewpoint(view.name, aspectOf(core), view.at)
    const frame = room === null ? WHOLE_FRAME : frameInRoom(core.wantedList.pieces, from, room, size)
    return { viewpoint: from, frame }
  }

  function moveCamera(seconds: number): void {
    motion.pointer.closeCard()
    const { viewpoint, frame, reach = null } = currentView()
    rig.go(viewpoint, seconds, frame, page?.pivot)
    rig.steering.setRoom(page === null ? null : { canvas: { ...size }, focus: page.focus, reach })
    motion.refresh()
  }

  return {
    setView(name: ViewName, at: TablePoint): void {
      view = { name, at }
      // A view that is set together with its page does not end the movement to that page.
      isChangingPage &&= rig.isMoving
      moveCamera(viewSeconds(core))
    },
    setPage(views: PageViews | null): void {
      if (views === page) return
      page = views
      isChangingPage = true
      moveCamera(viewSeconds(core))
    },
    setRoom(now: Rect | null): void {
      if (JSON.stringify(now) === JSON.stringify(room)) return
      room = now
      if (page === null) moveCamera(viewSeconds(core))
    },
    /** Responds to a new size of the canvas, which the core already has. */
    handleResize(): void {
      rig.resize(size.width, size.height)
      // The page is laid out again for its new window, in one movement with its pieces.
      if (page === null) moveCamera(0)
      else motion.refresh()
    },
    /** Seconds until the camera arrives, if it is moving to another page; otherwise 0. */
    get arrivalSeconds() {
      return isChangingPage ? rig.secondsLeft : 0
    },
  }
}
