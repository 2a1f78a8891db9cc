import { nextTick, onBeforeUnmount, onMounted, shallowReactive, watch } from 'vue'
import { keyOf } from './shortcuts'

/** Something that can be closed: a sheet, an open box, a place other than the shelf. */
interface Layer {
  readonly close: () => void
  readonly byEscape: boolean
}

/** What is open now, the topmost last. */
const layers = shallowReactive<Layer[]>([])

/** Marks the entry of the browser's history that stands for everything that is open. */
const MARK = 'parlor-open'

const isMarked = (): boolean => (window.history.state as Record<string, unknown> | null)?.[MARK] === true

/**
 * Lets Back, and Escape unless excluded, close something while it is open and nothing lies on top of it.
 * @param isOpen a reactive condition; by default it is open as long as the component is mounted
 */
export function useLayer(close: () => void, isOpen = (): boolean => true, byEscape = true): void {
  const layer: Layer = { close, byEscape }
  const remove = (): void => {
    const at = layers.indexOf(layer)
    if (at >= 0) layers.splice(at, 1)
  }
  watch(isOpen, (open) => (open ? layers.push(layer) : remove()), { immediate: true, flush: 'sync' })
  onBeforeUnmount(remove)
}

/**
 * Makes Back and Escape close the topmost layer. As long as anything is open, the history has one entry more than the
 * page's own: Back takes that away instead of the page. It comes again if something is still open afterwards.
 */
export function useBack(): void {
  /** Whether the page itself goes back, to remove the entry after the last layer was closed by other means. */
  let isReturning = false
  let address = window.location.href

  function update(): void {
    if (isReturning || isMarked() === layers.length > 0) return
    if (layers.length > 0) return window.history.pushState({ [MARK]: true }, '')
    isReturning = true
    window.history.back()
  }

  function onPopState(): void {
    const isOtherAddress = address !== window.location.href
    address = window.location.href
    // Neither the page's own way back, nor Forward, nor a link into this page closes anything.
    if (!isReturning && !isOtherAddress && !isMarked()) layers.at(-1)?.close()
    isReturning = false
    void nextTick(update)
  }

  function onKey(event: KeyboardEvent): void {
    const top = layers.at(-1)
    if (keyOf(event) !== 'escape' || event.defaultPrevented || top?.byEscape !== true) return
    event.preventDefault()
    top.close()
  }

  // Before the listeners of the places, which skip a key that is handled.
  window.addEventListener('keydown', onKey)
  window.addEventListener('popstate', onPopState)
  onMounted(update)
  watch(() => layers.length, update, { flush: 'post' })
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', onKey)
    window.removeEventListener('popstate', onPopState)
  })
}
