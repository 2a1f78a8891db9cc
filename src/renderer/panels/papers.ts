import type { Rect } from '../stage/framing'

/** What lies over the table while it is played; slips that come and go (hints, refusals) are looked at and put away. */
const PAPERS = '.prompt, .left > .slip, .right > .pad, .play, .cameras, .words'

/** The papers that lie over the table's canvas, in CSS pixels from its top left corner. */
export function papersOver(canvas: HTMLElement): Rect[] {
  const table = canvas.getBoundingClientRect()
  return [...document.querySelectorAll(`.papers :is(${PAPERS})`)].flatMap((paper) => {
    const { left, top, right, bottom } = paper.getBoundingClientRect()
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
