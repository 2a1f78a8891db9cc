import { nextTick, onBeforeUnmount, onMounted, type Ref } from 'vue'
import { useLayer } from '../../stores/app/back'
import { usePage } from '../../stores/app/page'

/**
 * Shows a dialog above everything for as long as its component is mounted: it takes the focus, keeps it and gives it
 * back; Escape and Back close it.
 * @param heading has the focus first, unless a part of the dialog is marked `data-focus`
 */
export function useModal(
  dialog: Readonly<Ref<HTMLDialogElement | null>>,
  heading: Readonly<Ref<HTMLElement | null>>,
  close: () => void,
): void {
  useLayer(close)
  let before: Element | null = null

  onMounted(async () => {
    before = document.activeElement
    dialog.value?.showModal()
    await nextTick()
    const find = (selector: string) => dialog.value?.querySelector<HTMLElement>(selector)
    // Back from a sheet on top of this one, the focus is where that was opened.
    const opener = find(`[data-sheet="${usePage().closedSheet ?? ''}"]`)
    ;(opener ?? find('[data-focus]') ?? heading.value)?.focus()
  })

  onBeforeUnmount(() => {
    if (dialog.value?.open) dialog.value.close()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    // The control that opened the sheet may be gone by now: the last move of a game, or the game itself.
    keepFocus()
  })
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
