/**
 * Puts a text on the clipboard. Pages over plain http have no clipboard of their own: there the text is selected in a
 * field for a moment and copied as a key would. Answers whether it worked.
 */
export async function copyText(words: string): Promise<boolean> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard }
  if (clipboard && window.isSecureContext) {
    const copied = await clipboard.writeText(words).then(
      () => true,
      () => false,
    )
    if (copied) return true
  }
  return copySelected(words)
}

function copySelected(words: string): boolean {
  const field = document.createElement('textarea')
  const before = document.activeElement
  field.value = words
  field.readOnly = true
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0'
  // Inside an open dialog, or it could not take the focus.
  const holder = document.querySelector('dialog[open]') ?? document.body
  holder.append(field)
  field.select()
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without a secure context
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return copied
}
