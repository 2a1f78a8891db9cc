import { createFrameKeeper } from '../camera/frame-keeper'
import type { FramedView, PageViews } from '../camera/page-views'
import { type Spot, viewpoint } from '../camera/viewpoints'
import type { Rect, ShownTable } from '../model/frame'
import type { ViewName } from '../options'
import { aspectOf, type StageCore, viewSeconds } from './stage-core'
import type { StageMotion } from './stage-motion'

/** The camera's view of the table: given by a page, or computed from the pieces that lie there. */
export interface StageViews {
  view(name: ViewName, at: Spot): void
  page(views: PageViews | null): void
  keepClear(panels: readonly Rect[], shown: ShownTable): void
  /** Moves the picture so that no paper covers anything that is played with; a page is laid out that way already. */
  reframe(): void
  /** Responds to a new size of the canvas, which the core already has. */
  resized(): void
  /** Seconds until the camera arrives, if it is moving to another page; otherwise 0. */
  readonly coming: number
}

export function createStageViews(core: StageCore, motion: StageMotion): StageViews {
  const { rig, size } = core
  const framer = createFrameKeeper()
  let page: PageViews | null = null
  let view: { name: ViewName; at: Spot } = { name: 'seat', at: { x: 0, z: 0 } }
  /** Whether the current or the last movement of the camera was to another page. */
  let turned = false

  function framedView(): FramedView {
    if (page !== null) return page.view(view.name, view.at)
    const from = viewpoint(view.name, aspectOf(core), view.at, size.height)
    return { from, frame: framer.frame(view.name, from, core.wanted.pieces, size) }
  }

  function look(seconds: number): void {
    motion.pointer.lookUp()
    const { from, frame } = framedView()
    rig.go(from, seconds, frame)
    motion.refresh()
  }

  function reframe(): void {
    if (page !== null) return
    const next = framer.frame(view.name, rig.aim, core.wanted.pieces, size)
    if (next !== rig.frame) rig.go(rig.aim, framer.fresh ? 0 : viewSeconds(core), next)
  }

  return {
    reframe,
    view(name, at) {
      view = { name, at }
      // A view that is set together with its page does not end the movement to that page.
      turned &&= rig.moving
      look(viewSeconds(core))
    },
    page(views) {
      if (views === page) return
      page = views
      turned = true
      look(viewSeconds(core))
    },
    keepClear(panels, shown) {
      if (!framer.keepClear(panels, shown)) return
      reframe()
      motion.refresh()
    },
    resized() {
      framer.forget()
      rig.resize(size.width, size.height)
      // The page is laid out again for its new window, in one movement with its pieces.
      if (page === null) look(0)
      else motion.refresh()
    },
    get coming() {
      return turned ? rig.left : 0
    },
  }
}
