import type { Lid } from '../lid'
import type { Forme } from '../plates'
import { foldAcross } from '../press/folds'
import { BARE_PAPER, circle, clip, group, knockOut, NONE, overprint, path, polar, rect, text, repeat } from '../svg'
import { lionHead } from './lion-head'

const W = 520
const H = 720
const CX = 260
const CY = 352

const brown = overprint('brown')
const red = knockOut('lionRed')
const SMALL_CAPS = { face: 'IM FELL English SC' } as const

/** Front of the coffee premium's packet, in the style of lithographs of the 1890s. */
const artwork = (): Forme => ({
  width: W,
  height: H,
  inks: ['tan', 'gold', 'lionGreen', 'lionRed', 'brown'],
  shapes: [frames(), rays(), medallion(), sprays(), lettering()].join(''),
})

export const LION_LID: Lid = {
  forme: artwork,
  inches: 2.15,
  run: { paper: 'buff', age: 0.4, misregistration: 0.006, opacity: 0.35, mottle: 0.7, seed: 95 },
  wear: {
    foxing: 22,
    scuffs: 12,
    thumbMarks: 4,
    rimBrowning: 0.8,
    edgeWear: 0.014,
    cornerRadius: 0.02,
    core: 'core',
    // The crease of the flap.
    folds: [foldAcross(0.26, 0.006)],
  },
}

const frames = (): string =>
  rect(0, 0, W, H, overprint('tan')) +
  rect(16, 16, W - 32, H - 32, NONE, { stroke: brown, width: 5 }) +
  rect(24, 24, W - 48, H - 48, NONE, { stroke: overprint('lionRed'), width: 7 }) +
  rect(32, 32, W - 64, H - 64, NONE, { stroke: brown, width: 1.6 })

function rays(): string {
  const ray = (i: number) => {
    const [from, to] = [((i + 0.2) / 60) * 2 * Math.PI, ((i + 0.75) / 60) * 2 * Math.PI]
    return path(
      `M${CX} ${CY}L${polar(CX, CY, 640, from)}L${polar(CX, CY, 640, to)}Z`,
      overprint('gold'),
      undefined,
      'opacity="0.5"',
    )
  }
  return clip('glory', rect(34, 34, W - 68, H - 68, '#000'), repeat(60, ray))
}

const medallion = (): string =>
  circle(CX, CY, 190, brown) +
  circle(CX, CY, 186, knockOut('gold')) +
  circle(CX, CY, 186, NONE, { stroke: brown, width: 3 }) +
  circle(CX, CY, 168, red, { stroke: brown, width: 3 }) +
  repeat(48, (i) => {
    const a = (i / 48) * 2 * Math.PI
    return circle(CX + Math.cos(a) * 177, CY + Math.sin(a) * 177, 4, BARE_PAPER, { stroke: brown, width: 1.2 })
  }) +
  group('translate(260 346) scale(.84) translate(-200 -208)', lionHead(7))

/** A spray of coffee: pairs of leaves along a bent stem, with red cherries between them. */
function sprays(): string {
  const leaf = knockOut('lionGreen')
  const pair = (i: number) => {
    const y = 534 - i * 17
    const x = 66 + Math.abs(i - 3) * 1.6
    const left = `M${x} ${y}C${x - 22} ${y - 6} ${x - 24} ${y - 24} ${x - 16} ${y - 34}C${x - 4} ${y - 26} ${x + 2} ${y - 12} ${x} ${y}Z`
    const right =
      `M${x + 2} ${y - 4}C${x + 22} ${y - 6} ${x + 32} ${y - 22} ${x + 26} ${y - 34}` +
      `C${x + 12} ${y - 30} ${x + 2} ${y - 16} ${x + 2} ${y - 4}Z`
    const cherry = (cx: number, cy: number, r: number) => circle(cx, cy, r, red, { stroke: brown, width: 1.3 })
    const outline = { stroke: brown, width: 1.6 }
    return (
      path(left, leaf, outline) +
      path(right, leaf, outline) +
      (i % 2 ? cherry(x + 14, y + 2, 5) + cherry(x - 10, y + 3, 4.4) : '')
    )
  }
  const spray = path('M76 536C56 500 60 450 84 408', NONE, { stroke: brown, width: 4 }) + repeat(8, pair)
  return group('translate(6 4)', spray) + group(`translate(${W - 6} 4) scale(-1 1)`, spray)
}

/** Red letters with an outline of bare paper and a brown shadow to the lower right. */
function display(y: number, words: string, size: number, spacing: number): string {
  const style = { face: 'Abril Fatface', spacing } as const
  return (
    text(CX + 3, y + 3, words, size, brown, style) +
    text(CX, y, words, size, red, style) +
    text(CX, y, words, size, NONE, { ...style, outline: { stroke: BARE_PAPER, width: 1.6 } })
  )
}

const lettering = (): string =>
  display(128, 'LION', 104, 12) +
  display(618, 'COFFEE', 84, 0) +
  rect(60, 640, 400, 34, brown) +
  text(CX, 664, 'WOOLSON SPICE COMPANY', 22, BARE_PAPER, { ...SMALL_CAPS, spacing: 3 }) +
  text(CX, 158, 'COLOR CASINO · FORTY-FOUR CARDS', 17, brown, { ...SMALL_CAPS, spacing: 2 })
