import { nextTick, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import { boxOf, shrink, type Box } from '../../framing/box'
import { projectedBounds, type PageCamera } from '../../framing/camera'
import { findFreePlace, obstaclesOf, paperObstacle } from '../../framing/free-place'
import { nameFace } from '../../framing/name-card'
import { outlinePointsOf } from '../../framing/outline'
import { marginOf } from '../../framing/papers'
import { VERB_FACE } from '../../games/layout/outlines'
import { letterOf, type Seat } from '../../../rules/kit'
import { usePageFrame } from '../../stores/output/page-frame'
import { useVisibleTable } from '../../stores/output/visible-table'
import { usePapers } from '../../stores/output/papers'
import { usePage } from '../../stores/app/page'
import { useView } from '../../stores/app/view'

/** A point of the window, in CSS pixels. */
interface WindowSpot {
  readonly x: number
  readonly y: number
}

/** A temporary paper over a table. */
export interface TemporaryPaper {
  /** Changes with its text; null while the paper is not shown. */
  readonly contentKey: () => string | number | null
  /** Preferred position of its centre, null if there is none; by default directly below the strip. */
  readonly preferredCentre?: (eye: PageCamera) => WindowSpot | null
  /** Possible widths, in CSS pixels; as wide as its text by default. */
  readonly widths?: () => readonly number[]
  /** Touches that must stay in sight beside the paper. */
  readonly referencedTouches?: () => readonly string[]
}

/** Papers that are there already: those of the game, and other temporary ones. */
const PAPERS_SELECTOR = '[data-over-table], [data-counted], .slips > *, [data-drawer]:not(.shut)'

/**
 * Places a paper where it covers least of what is played with. Its style is null if no page was laid out or another
 * view is active: its own styles place it then.
 */
export function useFreePlace(
  paper: Readonly<ShallowRef<HTMLElement | null>>,
  { contentKey, preferredCentre = () => belowStrip(paper.value), widths, referencedTouches }: TemporaryPaper,
): Ref<Record<string, string> | null> {
  const frame = usePageFrame()
  const page = usePage()
  const view = useView()
  const visible = useVisibleTable()
  const style = shallowRef<Record<string, string> | null>(null)

  function place(): void {
    const element = paper.value
    const eye = frame.framed?.[view.flat ? 'fromAbove' : 'framedField'].camera
    const spot = view.name === 'seat' && eye !== undefined ? preferredCentre(eye) : null
    if (element === null || eye === undefined || spot === null) return void (style.value = null)
    // Verbs on the table stay in sight, also while it is another's turn.
    const verbs = visible.pieces.flatMap(({ face, touch }) =>
      face === VERB_FACE && touch !== undefined ? [touch] : [],
    )
    const obstacles = [
      ...obstaclesOf(visible.pieces, eye, new Set([...(referencedTouches?.() ?? []), ...verbs])),
      ...otherPapers(element).map(paperObstacle),
    ]
    const { width, height } = frame.size
    const room = shrink(boxOf(0, 0, width, height), marginOf(frame.size))
    const box = findFreePlace(sizesOf(element, widths?.() ?? []), room, obstacles, spot)
    style.value = { left: `${box.left}px`, top: `${box.top}px`, width: `${box.right - box.left}px` }
  }

  watch(
    [contentKey, () => frame.framed?.framedField, () => view.name, () => page.sheets],
    async ([now]) => {
      style.value = null
      if (now === null) return
      await nextTick()
      place()
    },
    { immediate: true, flush: 'post' },
  )
  return style
}

/** Measures the sizes of an element at these widths, as high as its text makes it. */
function sizesOf(element: HTMLElement, widths: readonly number[]): { width: number; height: number }[] {
  if (widths.length === 0) return [{ width: Math.ceil(element.offsetWidth) + 1, height: element.offsetHeight }]
  const { width: widthBefore, height, minHeight, maxHeight } = element.style
  Object.assign(element.style, { height: 'auto', minHeight: '', maxHeight: '' })
  const sizes = widths.map((width) => {
    element.style.width = `${width}px`
    return { width, height: element.offsetHeight }
  })
  Object.assign(element.style, { width: widthBefore, height, minHeight, maxHeight })
  return sizes
}

function otherPapers(element: HTMLElement): Box[] {
  return [...document.querySelectorAll(PAPERS_SELECTOR)]
    .filter((it) => it !== element && !it.contains(element))
    .map((it) => it.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => boxOf(left, top, right, bottom))
}

/** Returns the centre of a paper that lies directly below the strip. */
export function belowStrip(paper: HTMLElement | null): WindowSpot {
  const { left, top, right } = usePapers().temporaryArea
  return { x: (left + right) / 2, y: top + (paper?.offsetHeight ?? 0) / 2 }
}

/** Returns the point directly below a seat's name card; null if there is no card. */
export function belowName(eye: PageCamera, seat: Seat): WindowSpot | null {
  const card = useVisibleTable().pieces.find(({ face }) => face === nameFace(letterOf(seat)))
  if (card === undefined) return null
  const { left, right, bottom } = projectedBounds(eye, outlinePointsOf([card]))
  return { x: (left + right) / 2, y: bottom + BUBBLE_OFFSET }
}

/** From a name card to the vertical middle of a bubble, in CSS pixels. */
const BUBBLE_OFFSET = 16
