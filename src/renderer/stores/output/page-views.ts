import { dequal } from 'dequal'
import { computed, type ComputedRef } from 'vue'
import { boxOf, type Box } from '../../framing/box'
import type { PageCamera } from '../../framing/camera'
import { pageViewsOf, type PageViewOptions } from '../../framing/stage-view'
import type { PageViews } from '../../stage/camera/page-views'
import { nearSpaceOf, usePageFrame } from './page-frame'

/**
 * Returns the views of the page, the same object while cameras and canvas are unchanged; null if no page was laid out: at
 * the shelf, at a gathering.
 */
export function usePageViews(): ComputedRef<PageViews | null> {
  const frame = usePageFrame()
  const options = computed<PageViewOptions | null>((before) => {
    const { framed, laidOutGame, canvasSize } = frame
    if (framed === null || laidOutGame === null) return null
    const { area, rem, table, fromAbove } = framed
    const { eye, free, beyondHand } = nearSpaceOf(framed)
    const cameraOf = (camera: PageCamera) => ({ ...camera, cx: camera.cx + area.left, cy: camera.cy + area.top })
    const boxIn = ({ left, top, right, bottom }: Box) =>
      boxOf(left + area.left, top + area.top, right + area.left, bottom + area.top)
    const now: PageViewOptions = {
      table: `${laidOutGame.face.id} ${laidOutGame.seen.seats}`,
      eye: cameraOf(eye),
      above: cameraOf(fromAbove.camera),
      canvas: canvasSize,
      free: boxIn(free),
      beyondHand: boxIn(beyondHand),
      extent: table.extent,
      rem,
    }
    return before && dequal(before, now) ? before : now
  })
  return computed(() => options.value && pageViewsOf(options.value))
}
