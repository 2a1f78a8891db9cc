import { nextTick, watch, type Ref } from 'vue'

/** How long a piece is on its way at the usual speed, in milliseconds. */
const GLIDE_MS = 380
/** What has moved less than this lies where it was, in CSS pixels. */
const LEAST_WAY = 6

/** Where the pieces of a table are seen, by their ids: their centres in CSS pixels. */
function centresIn(table: HTMLElement): Map<string, { readonly element: HTMLElement; x: number; y: number }> {
  const centres = new Map<string, { readonly element: HTMLElement; x: number; y: number }>()
  for (const element of table.querySelectorAll<HTMLElement>('[data-piece]')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    centres.set(element.dataset['piece'] ?? '', { element, x: left + width / 2, y: top + height / 2 })
  }
  return centres
}

/**
 * Lets the pieces of a flat table glide from where they lay to where they lie now, whatever moved them. Nothing glides
 * when the table itself got another size, which moves everything.
 * @param laid what lies on the table
 * @param speed how fast, as a part of the usual speed; 0 for at once
 */
export function useGliding(table: Readonly<Ref<HTMLElement | null>>, laid: () => unknown, speed: () => number): void {
  let sizeThen = ''
  watch(laid, async () => {
    const top = table.value
    if (top === null || speed() === 0) return
    const { width, height } = top.getBoundingClientRect()
    const before = centresIn(top)
    const isResized = sizeThen !== `${String(width)} ${String(height)}`
    sizeThen = `${String(width)} ${String(height)}`
    if (isResized) return
    await nextTick()
    for (const [id, { element, x, y }] of centresIn(top)) {
      const from = before.get(id)
      if (from === undefined || Math.hypot(from.x - x, from.y - y) < LEAST_WAY) continue
      element.animate(
        [
          { translate: `${String(from.x - x)}px ${String(from.y - y)}px`, zIndex: 3 },
          { translate: '0px 0px', zIndex: 3 },
        ],
        { duration: GLIDE_MS / speed(), easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
      )
    }
  })
}
