/**
 * Copies a text to the clipboard. The clipboard API is unavailable to pages over plain HTTP: there, the text is briefly
 * selected in a field and copied by a command. Resolves to whether it worked.
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
  // Inside the open dialog, because an element outside it could not take the focus.
  const holder = document.querySelector('dialog[open]') ?? document.body
  holder.append(field)
  field.select()
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without a secure context
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return copied
}
