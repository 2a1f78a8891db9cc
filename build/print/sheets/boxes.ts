import type { InkName } from '../inks'
import type { Forme } from '../plates'
import { BARE_PAPER, circle, clip, group, lineBetween, NONE, overprint, path, rect } from '../svg'
import { prefixIds } from './artwork'

/** A folding box for a pack of cards: its front and back, its depth in inches, and the inks of paper and lines. */
export interface TuckBox {
  readonly front: Forme
  readonly back: Forme
  readonly inches: number
  readonly depth: number
  readonly covering: InkName
  readonly lines: InkName
}

/** Lengths of the tongue that is tucked in, of the flaps against dust, and of the strip for glue, in inches. */
const TONGUE = 0.55
const DUST_FLAP = 0.5
const GLUE = 0.45

/** Width of the flat box, in inches. */
export const flatBoxInches = ({ inches, depth }: TuckBox): number => 2 * (inches + depth) + GLUE

/**
 * The flat box, printed side up: front, side, back, side and a strip for glue from left to right. The bottom is glued
 * under the front's flap; the lid hangs on the back. Full lines are cut, broken ones folded.
 */
export function flatBox(box: TuckBox): Forme {
  const { front, back, inches, depth, covering, lines } = box
  const unit = front.width / inches
  const [w, h, d] = [front.width, front.height, depth * unit]
  const [tongue, dust, glue] = [TONGUE * unit, DUST_FLAP * unit, GLUE * unit]
  const top = tongue + d
  const height = top + h + d
  const [side, rear, side2, strip] = [w, w + d, 2 * w + d, 2 * (w + d)]
  const colour = overprint(covering)
  const pen = overprint(lines)
  const thin = 0.008 * unit
  const cut = (d: string) => path(d, NONE, { stroke: pen, width: thin })
  const fold = (x0: number, y0: number, x1: number, y1: number) =>
    path(`M${x0} ${y0}L${x1} ${y1}`, NONE, { stroke: pen, width: thin }, `stroke-dasharray="${0.06 * unit}"`)
  const slant = 0.06 * unit
  const dustFlaps = [side, side2].map((x) => {
    const up = `M${x} ${top}L${x + slant} ${top - dust}H${x + d - slant}L${x + d} ${top}`
    const down = `M${x} ${top + h}L${x + slant} ${top + h + dust}H${x + d - slant}L${x + d} ${top + h}`
    return path(up, colour) + path(down, colour) + cut(up) + cut(down)
  })
  const lid =
    `M${rear} ${top}V${tongue}C${rear} ${tongue * 0.3} ${rear + slant * 2} 0 ${rear + slant * 4} 0` +
    `H${rear + w - slant * 4}C${rear + w - slant * 2} 0 ${rear + w} ${tongue * 0.3} ${rear + w} ${tongue}V${top}`
  const bottoms = [0, rear].map((x) => `M${x} ${top + h}L${x + slant} ${height}H${x + w - slant}L${x + w} ${top + h}`)
  const seam = `M${strip} ${top}L${strip + glue} ${top + slant * 4}V${top + h - slant * 4}L${strip} ${top + h}`
  return {
    width: strip + glue,
    height,
    inks: front.inks,
    shapes: [
      rect(0, top, strip, h, colour),
      path(lid, colour),
      ...bottoms.map((each) => path(each, colour)),
      ...dustFlaps,
      panel(`translate(0 ${top})`, front, 'front'),
      panel(`translate(${rear} ${top}) scale(${w / back.width} ${h / back.height})`, back, 'back'),
      cut(`M${w} ${top}H0V${top + h}`),
      cut(lid),
      ...bottoms.map(cut),
      cut(seam),
      ...[side, rear, side2, strip].map((x) => fold(x, top, x, top + h)),
      fold(rear, tongue, rear + w, tongue),
      fold(side, top, strip, top),
      fold(0, top + h, strip, top + h),
    ].join(''),
  }
}

/** A picture that fills a panel, whose covering is left bare below it. */
const panel = (transform: string, { width, height, shapes }: Forme, id: string): string =>
  group(
    transform,
    clip(id, rect(0, 0, width, height, '#000'), rect(0, 0, width, height, BARE_PAPER), prefixIds(shapes, id)),
  )

/** Size of the arrow of the roulette in inches, as it lies on the table. */
export const ARROW = { w: 7.5, d: 0.8 } as const

/** The arrow of the roulette, which is of brass in the box: to be cut out of card and pinned through its hole. */
export function arrow(): Forme {
  const [w, h] = [ARROW.w * 100, ARROW.d * 100]
  const mid = h / 2
  const outline =
    `M4 ${mid - 22}L70 ${mid - 7}H${w / 2 - 34}A36 36 0 0 1 ${w / 2 + 34} ${mid - 7}H${w - 96}L${w - 104} ${mid - 26}` +
    `L${w - 4} ${mid}L${w - 104} ${mid + 26}L${w - 96} ${mid + 7}H${w / 2 + 34}A36 36 0 0 1 ${w / 2 - 34} ${mid + 7}` +
    `H70L4 ${mid + 22}L26 ${mid}Z`
  const black = overprint('black')
  return {
    width: w,
    height: h,
    inks: ['gold', 'black'],
    shapes:
      path(outline, overprint('gold')) +
      path(outline, NONE, { stroke: black, width: 1.2 }) +
      circle(w / 2, mid, 12, NONE, { stroke: black, width: 1.2 }) +
      lineBetween(w / 2 - 6, mid, w / 2 + 6, mid, black, 1) +
      lineBetween(w / 2, mid - 6, w / 2, mid + 6, black, 1),
  }
}
