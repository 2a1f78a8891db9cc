import { pip } from '../pips'
import type { Lid } from '../lid'
import type { Forme } from '../plates'
import {
  textOnPath,
  BARE_PAPER,
  circle,
  group,
  knockOut,
  lineBetween,
  NONE,
  overprint,
  path,
  polar,
  rect,
  text,
  repeat,
  withMirrored,
} from '../svg'

const W = 460
const H = 700
const red = knockOut('vermilion')
const white = (width: number) => ({ stroke: BARE_PAPER, width })

/** Front of the tuck box of an ordinary pack, 1930s. */
const artwork = (): Forme => ({
  width: W,
  height: H,
  inks: ['vermilion', 'navy', 'black'],
  shapes: [ground(), fans(), flap(), sprays(), spade(), lettering()].join(''),
})

export const TUCK_LID: Lid = {
  forme: artwork,
  inches: 2.35,
  run: { paper: 'bristol', age: 0.2, misregistration: 0.006, opacity: 0.65, mottle: 0.6, seed: 53 },
  wear: { foxing: 4, scuffs: 16, thumbMarks: 5, rimBrowning: 0.35, edgeWear: 0.02, cornerRadius: 0.02, core: 'grey' },
}

const ground = (): string =>
  rect(0, 0, W, H, overprint('vermilion')) +
  rect(16, 16, W - 32, H - 32, NONE, white(5), 8) +
  rect(26, 26, W - 52, H - 52, NONE, white(1.6), 4)

/** The thumb notch, with the tax stamp over it. */
const flap = (): string =>
  path('M150 0H310C310 62 280 86 230 86C180 86 150 62 150 0Z', red, white(3)) +
  rect(186, -4, 88, 128, BARE_PAPER) +
  rect(190, -4, 80, 124, knockOut('navy')) +
  text(230, 44, 'SEALED', 22, BARE_PAPER, { face: 'League Gothic', spacing: 4 }) +
  pip('D', 230, 74, 30, BARE_PAPER) +
  text(230, 110, '52', 20, BARE_PAPER, { face: 'League Gothic', spacing: 3 })

const spade = (): string =>
  pip('S', 230, 378, 230, BARE_PAPER) +
  pip('S', 230, 378, 206, knockOut('black')) +
  circle(230, 376, 40, BARE_PAPER) +
  circle(230, 376, 36, NONE, { stroke: overprint('vermilion'), width: 2 }) +
  text(230, 394, 'PB', 48, overprint('black'), { weight: 700 }) +
  repeat(40, (i) => {
    const a = (i / 40) * 2 * Math.PI
    const [c, s] = [Math.cos(a), Math.sin(a)]
    // The laurel covers the lower part.
    if (s > 0.3) return ''
    const far = i % 2 ? 150 : 160
    return lineBetween(230 + c * 142, 376 + s * 142, 230 + c * far, 376 + s * far, BARE_PAPER, 2)
  })

/** A spray of laurel on either side of the stem. */
function sprays(): string {
  const leaf = (i: number) => {
    const a = 2.66 - i * 0.17
    const [x, y] = [230 + Math.cos(a) * 136, 376 + Math.sin(a) * 136]
    const turn = (a * 180) / Math.PI - 90
    const d = 'M0 0C-7 -5 -8 -15 -2 -24C5 -16 6 -7 0 0Z'
    return [-30, 30]
      .map((lean) =>
        group(
          `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(turn + lean - 90).toFixed(1)})`,
          path(d, BARE_PAPER),
        ),
      )
      .join('')
  }
  const stem = path(`M${polar(230, 376, 136, 2.72)}A136 136 0 0 0 ${polar(230, 376, 136, 1.74)}`, NONE, white(2.4))
  const spray = stem + repeat(5, leaf)
  return withMirrored(W, spray)
}

function fans(): string {
  const fan =
    repeat(9, (i) =>
      path(`M26 26L${polar(26, 26, 96 - (i % 2) * 14, ((i + 0.5) / 9) * (Math.PI / 2))}`, NONE, white(1.6)),
    ) +
    path('M122 26A96 96 0 0 1 26 122', NONE, white(2.4)) +
    path('M70 26A44 44 0 0 1 26 70', red, white(2))
  const corners = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const
  return corners
    .map(([x, y]) =>
      group(`translate(${x < 0 ? W : 0} ${y < 0 ? H : 0}) scale(${x * 0.6} ${y * 0.6}) translate(17 17)`, fan),
    )
    .join('')
}

/** A suit on a disc, in the circle of rays. */
const medal = (suit: 'H' | 'D', x: number, y: number): string =>
  circle(x, y, 27, red) +
  circle(x, y, 24, BARE_PAPER) +
  circle(x, y, 20.5, NONE, { stroke: overprint('vermilion'), width: 1.4 }) +
  pip(suit, x, y, 25, overprint('vermilion'))

const lettering = (): string =>
  textOnPath('tuck', 'M50 296C110 186 350 186 410 296', 'PARLOR BOX', 53, BARE_PAPER, {
    face: 'Yeseva One',
    spacing: 2,
  }) +
  medal('H', 78, 376) +
  medal('D', 382, 376) +
  rect(60, 530, 340, 4, BARE_PAPER) +
  text(230, 578, 'PLAYING CARDS', 50, BARE_PAPER, { face: 'League Gothic', spacing: 5 }) +
  rect(60, 594, 340, 4, BARE_PAPER) +
  text(230, 630, 'BRIDGE SIZE · LINEN FINISH', 18, BARE_PAPER, { weight: 700, spacing: 1.5 }) +
  text(230, 656, 'No. 52', 22, BARE_PAPER, { italic: true })
