import type { Rect } from '../../stage/model/frame'

/** Below this height in CSS pixels the keys of the shelf lie over its boxes, even in the corners of a wide window. */
const MAX_LOW_HEIGHT = 480

/**
 * Returns the part of the table's canvas that the papers of the shelf leave free, in CSS pixels from its top left
 * corner. They are marked by their side: `data-room` is `top`, `bottom`, or `right` for the paper of an open box, which
 * in a tall window lies along the bottom.
 */
export function roomOnShelf(canvas: HTMLElement): Rect {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const sides = (side: string): DOMRect[] =>
    [...document.querySelectorAll(`[data-room="${side}"]`)].map((it) => it.getBoundingClientRect())
  const isTall = width < height
  const above = isTall || height < MAX_LOW_HEIGHT ? sides('top').map((it) => it.bottom - top) : []
  const below = [...sides('bottom'), ...(isTall ? sides('right') : [])].map((it) => it.top - top)
  const beside = isTall ? [] : sides('right').map((it) => it.left - left)
  return {
    left: 0,
    top: Math.round(Math.max(0, ...above)),
    right: Math.round(Math.min(width, ...beside)),
    // A list that fills a tall window leaves no room: what lies below it is not looked at.
    bottom: Math.round(Math.min(height, ...below.filter((it) => it > height / 3))),
  }
}
