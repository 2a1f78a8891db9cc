import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { boxOf, type Box } from '../../framing/box'
import { isLow, papersFor, marginOf, type Papers } from '../../framing/papers'
import { usePageFrame } from './page-frame'
import { useTable } from '../table/table'

/** Where the papers of the game on this table lie, and the room that they leave. */
export const usePapers = defineStore('papers', () => {
  const frame = usePageFrame()
  const table = useTable()
  const size = computed(() => frame.size)
  /** A page plans its papers together with its field, unless the list of moves is open beside it. */
  const arrangement = computed<Papers>(
    () =>
      (frame.isListOpen ? undefined : frame.framed?.framedField.papers) ??
      papersFor(size.value, table.chairs.length, frame.rem, false, frame.keys),
  )
  const rim = computed(() => marginOf(size.value))

  /** The area that no paper covers, over the full width or height: a flat table is laid out in it. */
  const freeArea = computed<Box>(() => {
    const { width, height } = size.value
    const { layout, strip, verbs } = arrangement.value
    if (layout === 'tall') return boxOf(0, strip.bottom, width, verbs.top)
    return layout === 'band' ? boxOf(0, strip.bottom, width, height) : boxOf(0, 0, strip.left, height)
  })

  /** The area of temporary papers (opened lists, hints, notes): below the strip, and not over the verbs. */
  const temporaryArea = computed<Box>(() => {
    const { height } = size.value
    const { layout, strip, verbs } = arrangement.value
    const top = strip.bottom + rim.value
    if (layout === 'band') return boxOf(verbs.left, top, verbs.right, height - rim.value)
    const inset = layout === 'tall' ? rim.value : 0
    return boxOf(strip.left + inset, top, strip.right - inset, verbs.top - rim.value)
  })

  /**
   * Where the paper that shows the end lies, beside or below a 3D field; null if it is placed by style alone. Pad and
   * card tell most of the result, and the paper offers only what comes next.
   */
  const endPaper = computed<Box | null>(() => {
    if (frame.framed?.table.isEnded !== true) return null
    const { width, height } = size.value
    const { side } = frame.framed.framedField
    const { layout, strip, verbs } = arrangement.value
    const gap = rim.value
    if (layout === 'tall') return boxOf(0, side.bottom + gap, width, height)
    const top = isLow(size.value) ? strip.bottom : side.bottom
    return boxOf(verbs.left, top + gap, verbs.right, height - gap)
  })

  /** The style of that paper beside a flat table: where verbs and the list of moves were; the strip stays in sight. */
  const besideFlatTable = computed((): Record<string, string> => {
    const { layout, verbs } = arrangement.value
    const { top, bottom } = temporaryArea.value
    if (layout === 'tall') return {}
    const beside = { left: 'auto', right: `calc(100% - ${verbs.right}px)` }
    const width = `${verbs.right - verbs.left}px`
    return layout === 'band'
      ? { ...beside, top: `${top}px`, bottom: 'auto', width: `min(${width}, 20rem)`, maxHeight: `${bottom - top}px` }
      : { ...beside, bottom: `${freeArea.value.bottom - verbs.bottom}px`, width, maxHeight: `${verbs.bottom - top}px` }
  })

  /** Where the result's paper lies now; null if there is none, or it lies over everything. */
  const result = shallowRef<Box | null>(null)

  return { arrangement, freeArea, temporaryArea, endPaper, besideFlatTable, result }
})
