import { createFrameKeeper } from '../camera/frame-keeper'
import { frameInRoom } from '../camera/room-frame'
import type { FramedView, PageViews } from '../camera/page-views'
import { type Spot, viewpoint } from '../camera/viewpoints'
import type { Rect, ShownTable } from '../model/frame'
import type { ViewName } from '../options'
import { aspectOf, type StageCore, viewSeconds } from './stage-core'
import type { StageMotion } from './stage-motion'

/** The camera's view of the table: given by a page, or computed from the pieces that lie there. */
export type StageViews = ReturnType<typeof createStageViews>

export function createStageViews(core: StageCore, motion: StageMotion) {
  const { rig, size } = core
  const frameKeeper = createFrameKeeper()
  let page: PageViews | null = null
  /** The part of the canvas in which a place without a page is shown; null for the whole. */
  let room: Rect | null = null
  let view: { name: ViewName; at: Spot } = { name: 'seat', at: { x: 0, z: 0 } }
  /** Whether the current or the last movement of the camera was to another page. */
  let isChangingPage = false

  function currentView(): FramedView {
    if (page !== null) return page.view(view.name, view.at)
    const from = viewpoint(view.name, aspectOf(core), view.at, size.height)
    if (room !== null) return { viewpoint: from, frame: frameInRoom(core.wantedList.pieces, from, room, size) }
    return { viewpoint: from, frame: frameKeeper.frame(view.name, from, core.wantedList.pieces, size) }
  }

  function moveCamera(seconds: number): void {
    motion.pointer.closeCard()
    const { viewpoint, frame, reach = null } = currentView()
    rig.go(viewpoint, seconds, frame, page?.pivot)
    motion.steering.setRoom(page === null ? null : { canvas: { ...size }, focus: page.focus, reach })
    motion.refresh()
  }

  /** Moves the picture so that no paper covers anything that is played with; a page is laid out that way already. */
  function reframe(): void {
    if (page !== null || room !== null) return
    const next = frameKeeper.frame(view.name, rig.destination, core.wantedList.pieces, size)
    if (next !== rig.frame) rig.go(rig.destination, frameKeeper.isFirstFrame ? 0 : viewSeconds(core), next)
  }

  return {
    reframe,
    setView(name: ViewName, at: Spot): void {
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
    keepClear(panels: readonly Rect[], shown: ShownTable): void {
      if (!frameKeeper.keepClear(panels, shown)) return
      reframe()
      motion.refresh()
    },
    /** Responds to a new size of the canvas, which the core already has. */
    handleResize(): void {
      frameKeeper.forget()
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
