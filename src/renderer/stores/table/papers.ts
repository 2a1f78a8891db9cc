import { defineStore } from 'pinia'
import { computed } from 'vue'
import { boxOf, type Box } from '../../framing/box'
import { isLow, papersFor, rimOf, type Papers } from '../../framing/papers'
import { usePageFrame } from './page-frame'
import { useTable } from './table'

/** The paper that tells the end. */
interface EndPaper {
  readonly slim: boolean
  readonly box: Box
}

/** Where the papers of the game on this table lie, and what room they leave. */
export const usePapers = defineStore('papers', () => {
  const frame = usePageFrame()
  const table = useTable()
  const size = computed(() => frame.size)
  /** A page plans its papers with its field; beside a flat table the list of moves lies open, which needs a column. */
  const laid = computed<Papers>(
    () => frame.framed?.framed.papers ?? papersFor(size.value, table.chairs.length, frame.rem),
  )
  const rim = computed(() => rimOf(size.value))

  /** What no paper covers, from edge to edge: a flat table is laid out in it. */
  const free = computed<Box>(() => {
    const { width, height } = size.value
    const { layout, strip, verbs } = laid.value
    if (layout === 'tall') return boxOf(0, strip.bottom, width, verbs.top)
    return layout === 'band' ? boxOf(0, strip.bottom, width, height) : boxOf(0, 0, strip.left, height)
  })

  /** Where papers that come and go lie: lists that were opened, hints, notes. Below the strip, clear of strip and verbs. */
  const between = computed<Box>(() => {
    const { height } = size.value
    const { layout, strip, verbs } = laid.value
    const top = strip.bottom + rim.value
    if (layout === 'band') return boxOf(verbs.left, top, verbs.right, height - rim.value)
    const inset = layout === 'tall' ? rim.value : 0
    return boxOf(strip.left + inset, top, strip.right - inset, verbs.top - rim.value)
  })

  /**
   * Where the paper that tells the end lies, beside or below a field in depth; null where it finds a place by itself. In
   * a wide window pad and card tell most of it: only what comes next stands on it then.
   */
  const end = computed<EndPaper | null>(() => {
    if (frame.framed?.table.ended !== true) return null
    const { width, height } = size.value
    const { field, side } = frame.framed.framed
    const { layout, verbs } = laid.value
    const gap = rim.value
    if (layout === 'tall')
      return { slim: false, box: boxOf(0, Math.max(field.bottom, side.bottom) + gap, width, height) }
    return { slim: !isLow(size.value), box: boxOf(verbs.left, side.bottom + gap, verbs.right, height - gap) }
  })

  return { laid, free, between, end }
})

/** A rectangle of the window as a style. */
export const styleOf = ({ left, top, right, bottom }: Box): Record<string, string> => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${right - left}px`,
  height: `${bottom - top}px`,
})
