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
