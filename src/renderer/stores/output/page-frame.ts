import { defineStore } from 'pinia'
import { computed, nextTick, ref, shallowRef, watch } from 'vue'
import { lettersOf } from '../../../rules/kit'
import { boxOf, heightOf, type Box, type WindowSize } from '../../framing/box'
import type { FramedField } from '../../framing/field-camera'
import { frameFromAbove, framePage, type PageRequest } from '../../framing/page-plan'
import { areaAboveUnder, emptyPapers, papersFor, papersWithSlip, shapeOf, type KeyCounts } from '../../framing/papers'
import { evaluateLayout, type LaidOutTable, type PageShape } from '../../framing/table-layout'
import { keyCountsOf } from '../../games/layout/pages'
import type { GameFace } from '../../games/types'
import { usePage } from '../app/page'
import { useSettings } from '../app/settings'
import { useView } from '../app/view'
import { useStudy } from '../learn/study'
import { useEnding } from '../table/ending'
import { useSelection } from '../table/selection'
import { useShownGame } from './shown-game'

/** Font size of the page's root in CSS pixels. */
const rootFontSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** What the canvas leaves free at its sides for text and buttons over it, in CSS pixels. */
export interface Margins {
  readonly left: number
  readonly bottom: number
  /** Width of a finger there, on a screen whose size is known. */
  readonly finger: number
}

/** A page after framing: its table, its area, its papers and its camera. */
export interface FramedPage {
  readonly table: LaidOutTable
  /** Letters of all seats. */
  readonly seats: readonly string[]
  /** The part of the canvas in which the page is laid out; its papers and boxes are relative to this area's corner. */
  readonly area: Box
  readonly window: WindowSize
  readonly shape: PageShape
  readonly rem: number
  /** The papers, if they are not a game's own. */
  readonly papers: PageRequest['papers']
  /** Width of a finger in CSS pixels, if it is not the usual one. */
  readonly finger: number | undefined
  /** Height limit of the text slip beside the table, in CSS pixels; null if there is none. */
  readonly maxSlipHeight: number | null
  readonly framedField: FramedField
  /** The same page from straight above. */
  readonly fromAbove: FramedField
}

/** Frames a page as it is laid out, and from straight above. */
function frameViews(request: Parameters<typeof framePage>[0]): Pick<FramedPage, 'framedField' | 'fromAbove'> {
  const framedField = framePage(request)
  return { framedField, fromAbove: frameFromAbove(request, framedField) }
}

/** Width of a finger on a small flat table, in CSS pixels: there everything can be touched with a whole fingertip. */
const FLAT_FINGER = 44

type Surroundings = Pick<FramedPage, 'area' | 'papers' | 'maxSlipHeight'>

/** Sizes of window, canvas and font, and the layout of the page of the game that is shown. */
export const usePageFrame = defineStore('pageFrame', () => {
  const page = usePage()
  const view = useView()
  const settings = useSettings()
  const ending = useEnding()
  const rem = ref(rootFontSize())
  /** Size of the canvas if it does not fill the window; null until it was measured. */
  const canvas = shallowRef<WindowSize | null>(null)
  /** Margins where no game papers surround the table but text and buttons lie over it; null where there are papers. */
  const margins = shallowRef<Margins | null>(null)
  watch(
    [() => view.width, () => view.height, () => settings.all.text],
    async () => {
      await nextTick()
      rem.value = rootFontSize()
    },
    { flush: 'post' },
  )

  const size = computed<WindowSize>(() => ({ width: view.width, height: view.height }))
  const withPapers = computed(() => page.place === 'game' && margins.value === null)
  /** A game's own papers overlay a canvas that fills the window. */
  const canvasSize = computed<WindowSize>(() => (withPapers.value ? size.value : (canvas.value ?? size.value)))

  const laidOutGame = computed(() => {
    const { face, seen } = useShownGame()
    return face === null || seen === null ? null : { face, seen }
  })
  /** Whether the game is over and its result lies on the table; on a flat one it is told by a paper. */
  const ended = computed(() => page.place === 'game' && ending.isResultShown && !view.flat)
  /** Whether the list of moves is always open: beside a flat table, in the column between the strip and the verbs. */
  const isListOpen = computed(() => withPapers.value && view.flat && !view.compact)

  /**
   * Returns the area, papers and slip around a table. In a wide window, a slip has a column, shared with the hands
   * above it; the layout gets the rest of the window.
   */
  function surround({ kind, handSize }: GameFace['tableLayout'], seats: number): Surroundings {
    const { width, height } = canvasSize.value
    const all = boxOf(0, 0, width, height)
    if (isListOpen.value) {
      const { left } = papersFor(size.value, seats, rem.value).strip
      const area = { width: left, height }
      const papers = [emptyPapers(area), emptyPapers(area, true)] as const
      return { area: { ...all, right: left }, papers, maxSlipHeight: null }
    }
    if (withPapers.value) return { area: all, papers: undefined, maxSlipHeight: null }
    if (margins.value !== null) {
      const area = { ...all, left: margins.value.left, bottom: height - margins.value.bottom }
      const papers = emptyPapers({ width: width - area.left, height: area.bottom })
      return { area, papers, maxSlipHeight: null }
    }
    if (view.compact) return { area: all, papers: emptyPapers(canvasSize.value), maxSlipHeight: null }
    const study = useStudy()
    if (study.isOpen && study.hasCurve) {
      const { area, maxSlipHeight } = areaAboveUnder(canvasSize.value, rem.value)
      return { area, papers: emptyPapers({ width: area.right, height: area.bottom }), maxSlipHeight }
    }
    const words = papersWithSlip(canvasSize.value, rem.value, handSize !== undefined)
    const { top, left, bottom } = words.verbs
    if (kind !== 'roulette') return { area: all, papers: words, maxSlipHeight: bottom - top }
    // Nothing of the table lies in the slip's column.
    const papers = emptyPapers({ width: left, height })
    return { area: { ...all, right: left }, papers, maxSlipHeight: 2 * bottom - height }
  }

  /** The same object as long as the numbers are the same, so that no page is laid out anew at a move. */
  const keys = computed<KeyCounts>((before) => {
    const { face, seen } = useShownGame()
    const now = face === null || seen === null ? { own: 0, fixed: 2 } : keyCountsOf(face, seen)
    return before?.own === now.own && before.fixed === now.fixed ? before : now
  })

  const framed = computed((): FramedPage | null => {
    if (laidOutGame.value === null) return null
    const { face, seen } = laidOutGame.value
    const { area, papers, maxSlipHeight } = surround(face.tableLayout, seen.seats)
    const window = { width: area.right - area.left, height: area.bottom - area.top }
    const shape = shapeOf(window)
    const request = {
      table: evaluateLayout(face.tableLayout, seen, shape, ended.value, useSelection().picked),
      seats: lettersOf(seen.seats),
      window,
      rem: rem.value,
      keys: keys.value,
      finger: margins.value?.finger ?? (view.flat && view.compact ? FLAT_FINGER : undefined),
    }
    return { ...request, area, shape, papers, maxSlipHeight, ...frameViews({ ...request, papers }) }
  })

  return { rem, size, keys, canvas, margins, canvasSize, laidOutGame, ended, isListOpen, framed }
})

/** Returns the part of a page that no paper covers, and the part of it that is not the hand's; with its camera. */
export function nearSpaceOf({ window, table, framedField }: FramedPage) {
  const { columnWidth, strip, verbs, layout } = framedField.papers
  const free: Box = {
    left: 0,
    top: layout === 'column' ? 0 : strip.bottom,
    right: window.width - columnWidth,
    bottom: layout === 'tall' ? verbs.top : window.height,
  }
  const isHandBelow = table.handSize > 0 && heightOf(framedField.hand) > 0
  const beyondHand = isHandBelow ? { ...free, bottom: framedField.hand.top } : free
  return { eye: framedField.camera, free, beyondHand }
}
