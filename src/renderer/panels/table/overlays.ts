import type { Rect } from '../../stage/model/frame'

/**
 * Marks a panel that lies over the table during play: the picture keeps clear of it. Temporary panels (hints, refusals)
 * are not marked: they are read and dismissed.
 */
const OVER_TABLE = '[data-over-table]'

/** Returns the panels over the table's canvas, in CSS pixels from its top left corner. */
export function panelsOver(canvas: HTMLElement): Rect[] {
  const table = canvas.getBoundingClientRect()
  return [...document.querySelectorAll(OVER_TABLE)].flatMap((panel) => {
    const { left, top, right, bottom } = panel.getBoundingClientRect()
    const apart = right <= table.left || left >= table.right || bottom <= table.top || top >= table.bottom
    if (apart || right - left < 1) return []
    const shift = { x: -table.left, y: -table.top }
    const whole = (n: number) => Math.round(n)
    return [
      {
        left: whole(left + shift.x),
        top: whole(top + shift.y),
        right: whole(right + shift.x),
        bottom: whole(bottom + shift.y),
      },
    ]
  })
}
