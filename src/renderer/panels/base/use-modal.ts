import { nextTick, onBeforeUnmount, onMounted, useTemplateRef } from 'vue'
import { useLayer } from '../../stores/app/back'
import { usePage } from '../../stores/app/page'

/**
 * Shows the component's `dialog` above everything for as long as it is mounted: it takes the focus, keeps it and gives it
 * back; Escape and Back close it. Its `heading`, which is returned, has the focus first, unless a part of the dialog is
 * marked `data-focus`.
 */
export function useModal(close: () => void) {
  const dialog = useTemplateRef<HTMLDialogElement>('dialog')
  const heading = useTemplateRef<HTMLElement>('heading')
  useLayer(close)
  let before: Element | null = null
  // A dialog tells that it was closed after it is gone, and then another sheet may be open.
  const listening = new AbortController()

  /** Leaves the closing to the component. A choice of files that was given up is a matter of its own field. */
  function onCancel(event: Event): void {
    if (event.target !== dialog.value) return
    event.preventDefault()
    close()
  }

  onMounted(async () => {
    before = document.activeElement
    dialog.value?.addEventListener('cancel', onCancel, { signal: listening.signal })
    dialog.value?.addEventListener('close', close, { signal: listening.signal })
    dialog.value?.showModal()
    await nextTick()
    const find = (selector: string) => dialog.value?.querySelector<HTMLElement>(selector)
    // Back from a sheet on top of this one, the focus is where that was opened.
    const opener = find(`[data-sheet="${usePage().closedSheet ?? ''}"]`)
    ;(opener ?? find('[data-focus]') ?? heading.value)?.focus()
  })

  onBeforeUnmount(() => {
    listening.abort()
    if (dialog.value?.open) dialog.value.close()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    // The control that opened the sheet may be gone by now: the last move of a game, or the game itself.
    keepFocus()
  })
  return heading
}

/**
 * Focuses the first element of this place of the page, so that focus is never lost to the document when the focused
 * element is removed: the one marked `data-home`, else the place itself.
 */
function focusHome(): void {
  const home = document.querySelector<HTMLElement>('main [data-home]') ?? document.querySelector<HTMLElement>('main')
  home?.focus({ preventScroll: true })
}

/** Does the same, but only if nothing has the focus, or something that is not drawn any more. */
export function keepFocus(): void {
  const { activeElement } = document
  const isGone = activeElement === null || activeElement.getClientRects().length === 0
  if (isGone || activeElement === document.body) focusHome()
}
