import { nextTick, onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import type { Rect } from '../../stage/model/frame'
import { usePage } from '../../stores/app/page'
import { useSaves } from '../../stores/app/saves'
import { useSettings } from '../../stores/app/settings'
import { useShelf } from '../../stores/app/shelf'
import { useView } from '../../stores/app/view'

/**
 * Returns the part of the table's canvas that the papers of the shelf leave free, in CSS pixels from its top left
 * corner. They are marked by their side: `data-room` is `top`, `bottom`, or `right` for the paper of an open box, which
 * in a tall window lies along the bottom. Keys in a column in the top left corner take room from that side.
 */
function roomOnShelf(canvas: HTMLElement): Rect {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const sides = (side: string): DOMRect[] =>
    [...document.querySelectorAll(`[data-room="${side}"]`)].map((it) => it.getBoundingClientRect())
  const isTall = width < height
  const isColumn = (it: DOMRect): boolean => it.height > it.width && it.left - left < width / 4
  const above = sides('top').flatMap((it) => (isColumn(it) ? [] : [it.bottom - top]))
  const before = sides('top').flatMap((it) => (isColumn(it) ? [it.right - left] : []))
  const below = [...sides('bottom'), ...(isTall ? sides('right') : [])].map((it) => it.top - top)
  const beside = isTall ? [] : sides('right').map((it) => it.left - left)
  return {
    left: Math.round(Math.max(0, ...before)),
    top: Math.round(Math.max(0, ...above)),
    right: Math.round(Math.min(width, ...beside)),
    // A list that fills a tall window leaves no room: what lies below it is not looked at.
    bottom: Math.round(Math.min(height, ...below.filter((it) => it > height / 5))),
  }
}

/**
 * The part of the table's picture that the papers of the shelf leave free; null at other places. It is measured anew
 * when the papers or the window change, and when the papers get another size because their letters have arrived.
 */
export function useShelfRoom(picture: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<Rect | null>> {
  const [page, shelf, saves, settings, view] = [usePage(), useShelf(), useSaves(), useSettings(), useView()]
  const room = shallowRef<Rect | null>(null)
  const papers = () => [
    page.place,
    shelf.phase,
    shelf.chosenGame,
    saves.list.length,
    saves.isKnown,
    view.width,
    view.height,
  ]
  const measure = (): void => {
    room.value = picture.value !== null && page.place === 'shelf' ? roomOnShelf(picture.value) : null
  }
  const sizes = new ResizeObserver(measure)
  watch(
    [papers, picture, () => settings.all.text],
    async () => {
      await nextTick()
      sizes.disconnect()
      for (const paper of document.querySelectorAll('[data-room]')) sizes.observe(paper)
      measure()
    },
    { immediate: true },
  )
  onScopeDispose(() => sizes.disconnect())
  return room
}
