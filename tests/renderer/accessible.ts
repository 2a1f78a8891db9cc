/** One element as assistive technology presents it: its role, its name and its states. */
export interface Heard {
  readonly role: string
  readonly name: string
  readonly isPressed: boolean
  readonly isDisabled: boolean
  /** Activates it, as a screen reader does. */
  press(): void
}

const ROLES: Readonly<Record<string, string>> = {
  button: 'button',
  dialog: 'dialog',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  input: 'textbox',
  li: 'listitem',
  p: 'paragraph',
  td: 'cell',
}

const roleOf = (element: Element): string | null =>
  element.getAttribute('role') ?? ROLES[element.tagName.toLowerCase()] ?? null

/** Whether an element and all its content are hidden from assistive technology. */
function isLeftOut(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden')) return true
  if (element.tagName === 'DIALOG' && !element.hasAttribute('open')) return true
  return element instanceof HTMLElement && element.style.display === 'none'
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || isLeftOut(node)) return ''
  return node.getAttribute('aria-label') ?? Array.from(node.childNodes, textOf).join(' ')
}

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? textOf(element)).replace(/\s+/g, ' ').trim()

/**
 * Returns everything below an element that assistive technology presents, in order: within a modal dialog only that.
 * The content of a button or a picture belongs to it.
 */
export function heardIn(root: Element): Heard[] {
  const modal = [...root.querySelectorAll('dialog[open]')].at(-1) ?? root
  const all: Heard[] = []
  const visit = (element: Element): void => {
    if (isLeftOut(element)) return
    const role = roleOf(element)
    if (role !== null)
      all.push({
        role,
        get name() {
          return nameOf(element)
        },
        isPressed: element.getAttribute('aria-pressed') === 'true',
        isDisabled: element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled'),
        press: () => (element as HTMLElement).click(),
      })
    if (role !== 'button' && role !== 'img') for (const child of element.children) visit(child)
  }
  visit(modal)
  return all
}
