import { defineStore } from 'pinia'
import { computed, nextTick, ref, watch } from 'vue'
import { boxOf, type Box } from '../../framing/box'
import { framePage } from '../../framing/page-plan'
import { isTall, papersFor, rimOf, type Papers } from '../../framing/papers'
import { laidTable } from '../../framing/table-layout'
import { lettersOf } from '../../../rules/kit'
import { useSettings } from '../app/settings'
import { useView } from '../app/view'
import { useTable } from './table'

/** Height of the page's letters in CSS pixels. */
const lettersNow = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** Where the papers of the game on this table lie, and what room they leave. */
export const usePapers = defineStore('papers', () => {
  const view = useView()
  const settings = useSettings()
  const table = useTable()
  const rem = ref(lettersNow())
  watch(
    [() => view.width, () => view.height, () => settings.all.text],
    async () => {
      await nextTick()
      rem.value = lettersNow()
    },
    { flush: 'post' },
  )

  const size = computed(() => ({ width: view.width, height: view.height }))
  /** A page plans its papers with its field; beside a flat table the list of moves lies open, which needs a column. */
  const laid = computed<Papers>(() => {
    const { face, seen, chairs } = table
    if (view.flat || face === null || seen === null) return papersFor(size.value, chairs.length, rem.value)
    const page = laidTable(face.table, seen, isTall(size.value))
    return framePage({ table: page, seats: lettersOf(chairs.length), window: size.value, rem: rem.value }).papers
  })
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

  /** A small table in depth is framed to fill its canvas, which ends where the papers begin: none of them lies over it. */
  const apart = computed(() => view.compact && !view.flat)

  return { laid, free, between, apart }
})

/** A rectangle of the window as a style. */
export const styleOf = ({ left, top, right, bottom }: Box): Record<string, string> => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${right - left}px`,
  height: `${bottom - top}px`,
})
