/**
 * Gives the focus to what comes first in this place of the page, so that it is never lost to the document when whatever had
 * it is gone: what is marked `data-home`, else the place itself.
 */
function focusHome(): void {
  const home = document.querySelector<HTMLElement>('main [data-home]') ?? document.querySelector<HTMLElement>('main')
  home?.focus({ preventScroll: true })
}

/** The same, where nothing has the focus. */
export function keepFocus(): void {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) focusHome()
}
