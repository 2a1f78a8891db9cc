import { createFrameKeeper } from '../camera/frame-keeper'
import type { FramedView, PageViews } from '../camera/page-views'
import { type Spot, viewpoint } from '../camera/viewpoints'
import type { Rect, ShownTable } from '../model/frame'
import type { ViewName } from '../options'
import { aspectOf, type StageCore, viewSeconds } from './stage-core'
import type { StageMotion } from './stage-motion'

/** From where the table is seen: by the views of a page, or by a picture that is found for what lies there. */
export interface StageViews {
  view(name: ViewName, at: Spot): void
  page(views: PageViews | null): void
  keepClear(panels: readonly Rect[], shown: ShownTable): void
  /** Keeps what is played with clear of the papers; on a page it is so already. */
  reframe(): void
  /** The canvas has another size, which the core knows already. */
  resized(): void
  /** Seconds until the camera stands that comes to another page. */
  readonly coming: number
}

export function createStageViews(core: StageCore, motion: StageMotion): StageViews {
  const { rig, size } = core
  const framer = createFrameKeeper()
  let page: PageViews | null = null
  let view: { name: ViewName; at: Spot } = { name: 'seat', at: { x: 0, z: 0 } }
  /** Whether the camera is on its way to another page, or was last. */
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
      // A view that is told together with its page does not end the way there.
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
      // A page comes for its new window by itself, and in one motion with what lies on it.
      if (page === null) look(0)
      else motion.refresh()
    },
    get coming() {
      return turned ? rig.left : 0
    },
  }
}
