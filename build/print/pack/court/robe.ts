import { pip } from '../../pips'
import { BARE_PAPER, clip, type Fill, repeat } from '../../svg'
import { dot, mirror, GOLD, BLACK, line, NAVY, withMirroredCopy, RED, shape, type Person, type Weave } from './people'

/** A panel of the robe, from the shoulder to the middle of the card. */
const PANEL = 'M34 176V152C42 136 60 128 76 123L100 176Z'
const SHOULDERS = {
  K: 'M34 176V150C44 132 70 122 92 118H133C155 122 181 132 191 150V176Z',
  Q: 'M42 176V156C50 140 74 130 94 124H131C151 130 175 140 183 156V176Z',
  J: 'M38 176V152C46 138 70 128 92 122H133C155 128 179 138 187 152V176Z',
} as const

/** Shoulders, panels, yoke and collar. */
export function robe(who: Person): string {
  const { rank, suit } = who
  const trim = who.robe === GOLD ? (who.panel === NAVY ? RED : NAVY) : who.robe
  const panel = clip(`panel-${rank}${suit}`, `<path d="${PANEL}"/>`, shape(PANEL, who.panel), weave(who.weave, who))
  return [
    shape(SHOULDERS[rank], who.robe, 1.5),
    clip(
      `robe-${rank}${suit}`,
      `<path d="${SHOULDERS[rank]}"/>`,
      withMirroredCopy(panel + line(PANEL, 1.3)),
      yoke(who, trim),
    ),
    line(SHOULDERS[rank], 1.5),
    collar(who, trim),
  ].join('')
}

/** The woven pattern of a panel, over the panel's bounding box. */
function weave(kind: Weave, { panel, suit }: Person): string {
  const light = panel === GOLD ? RED : GOLD
  switch (kind) {
    case 'studs':
      return (
        repeat(7, (i) => line(`M${28 + i * 12} 118L${52 + i * 12} 178`, 0.7)) +
        repeat(30, (i) =>
          dot(38 + (i % 6) * 12 + Math.floor(i / 6) * 4.8, 130 + Math.floor(i / 6) * 11, 2.1, light, 0.7),
        )
      )
    case 'lozenges':
      return repeat(42, (i) => {
        const row = Math.floor(i / 7)
        return pip(suit, 34 + (i % 7) * 11 + (row % 2) * 5.5, 124 + row * 9.4, 7.4, i % 2 ? light : BARE_PAPER)
      })
    case 'scales':
      return repeat(63, (i) => {
        const row = Math.floor(i / 9)
        const x = 30 + (i % 9) * 9 + (row % 2) * 4.5
        const y = 118 + row * 8.4
        return shape(`M${x - 4.5} ${y}A4.5 7.6 0 0 0 ${x + 4.5} ${y}`, row % 2 ? light : panel, 0.8)
      })
    case 'stripes':
      return repeat(8, (i) =>
        shape(`M${16 + i * 13} 116L${48 + i * 13} 178H${53 + i * 13}L${21 + i * 13} 116Z`, light, 0.7),
      )
  }
}

/** The gold front, ribbed and decorated with the suit, with a strip down its middle. */
function yoke({ rank, suit, panel }: Person, trim: Fill): string {
  const front = panel === GOLD ? BARE_PAPER : GOLD
  const half = 'M76 123L100 176H110V121H92Z'
  const ribs =
    rank === 'Q'
      ? repeat(4, (i) =>
          line(`M${86 + i * 4.4} ${134 + i * 10}Q${100 + i * 2.4} ${130 + i * 10} 110 ${135 + i * 10}`, 0.8),
        )
      : repeat(6, (i) => line(`M${80 + i * 3.9} ${130 + i * 8.4}H110`, 0.8))
  const set = repeat(4, (i) => pip(suit, 101 + i * 1.2, 134 + i * 11, 7.4, suit === 'H' || suit === 'D' ? RED : NAVY))
  const strip =
    rank === 'J'
      ? shape('M107.5 120H117.5V176H107.5Z', trim, 1) + repeat(6, (i) => dot(112.5, 136 + i * 8, 2, BARE_PAPER, 0.8))
      : shape('M110 120H115V176H110Z', trim, 1)
  return withMirroredCopy(shape(half, front) + ribs + set) + strip
}

function collar(who: Person, trim: Fill): string {
  if (who.rank === 'K') return ermine()
  return who.rank === 'Q' ? ruff(trim) : pointedCollar(trim)
}

const ermine = (): string =>
  shape(
    'M74 121C82 112 96 110 112.5 118C129 110 143 112 151 121C146 132 128 134 112.5 130C97 134 79 132 74 121Z',
    BARE_PAPER,
    1.4,
  ) +
  [84, 95, 106, 119, 130, 141]
    .map((x) => shape(`M${x} ${Math.abs(x - 112.5) > 25 ? 118 : 121}l2 6h-4z`, BLACK, 0.4))
    .join('')

/** A pleated ruff, and pearls on the neck. */
const ruff = (trim: Fill): string =>
  withMirroredCopy(
    shape('M112.5 121C100 112 82 114 70 127C80 136 98 138 112.5 132Z', BARE_PAPER, 1.3) +
      repeat(5, (i) =>
        line(`M${107 - i * 7.4} ${119 + i * 0.6}Q${103 - i * 7} 126 ${104 - i * 7} ${134 - i * 0.8}`, 0.8),
      ),
  ) +
  repeat(7, (i) => dot(100.5 + i * 4, 116.4 + Math.sin((i / 6) * Math.PI) * 4.6, 1.9, BARE_PAPER, 0.7)) +
  dot(112.5, 125.4, 3.2, trim, 0.9)

/** A flat collar cut in points. */
const pointedCollar = (trim: Fill): string =>
  withMirroredCopy(
    shape('M112.5 116L96 112L74 122L80 133L90 126L95 138L104 128L112.5 136Z', BARE_PAPER, 1.3) +
      line('M94 115L80 123.6M103 119L94 130', 0.8),
  ) + dot(112.5, 128, 2.6, trim)

/** The cuff and the hand that holds something upright on the viewer's right. */
export const hand = (cuff: Fill): string =>
  shape(
    'M150 152C154 143 162 139 168 138C172 134 180 134 182 138C186 138 187 143 184 145C187 147 186 152 183 152' +
      'C184 156 180 158 177 157C172 160 164 160 160 164Z',
    BARE_PAPER,
  ) +
  line('M168 138C167 142 170 145 174 145M184 145H175M183 152H175M177 157L171 155', 0.9) +
  shape('M140 158C146 150 150 148 154 148C158 154 162 160 162 166L150 174Z', cuff) +
  line('M146 155C150 160 154 165 156 170M142 160C146 164 150 169 152 173', 0.8)

/** The same hand on the other side. */
export const mirroredHand = (cuff: Fill): string => mirror(hand(cuff))
