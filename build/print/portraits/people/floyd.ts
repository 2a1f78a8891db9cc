import { contour, inked, stroke } from '../burin'
import { felt, linen, wool } from '../cloth'
import { closed, curve, ellipse, type Point } from '../curve'
import { ear, type Face, head, neck, hair } from '../head'
import type { Layer } from '../layer'
import { dome, ridge } from '../marks'

const FACE: Face = {
  outline: closed(
    `130 118 120 134 116 152 118 168 122 178 118 190 110 199 105 205 106 211 113 215 121 216 / 118 222 114 228 118 233 /
    116 239 121 245 119 251 122 260 132 267 152 265 176 251 192 232 206 216 234 224 264 208 280 166 274 116 240 82
    198 70 154 80`,
  ),
  eye: [142, 183],
  wing: [126, 209],
  mouth: [118, 234],
  chin: [131, 257],
  cheek: [166, 220],
  jaw: curve('142 262 166 254 188 236 202 214'),
  age: 0,
  shade: 0.66,
  brow: { arch: '-17 -16 -6 -22 6 -22 18 -16', weight: 1.8, bush: 0.7 },
  hasLashes: false,
  eyeSize: 1.06,
  smile: 5,
  lips: 'bare',
}

const FRECKLES: readonly Point[] = [
  [144, 204],
  [152, 209],
  [160, 203],
  [152, 200],
  [140, 210],
  [167, 209],
  [157, 214],
  [134, 202],
]

/** The newspaper boy: a big cap, a snub nose with freckles, a jersey. */
export const floyd = (): Layer[] => [
  neck('child'),
  wool('52 410 76 374 124 350 / 200 350 262 312 / 306 322 330 350 342 410', 0.34, {
    hatchings: [{ angle: 78, spacing: 4.2, bend: 0.3, from: 0, swell: 0.95 }],
  }),
  linen('150 326 / 200 312 246 284 / 268 300 262 324 / 226 344 190 352 160 372 / 148 350', {
    shadows: [dome(246, 310, 60, 50, 0.25)],
  }),
  linen('150 326 / 142 340 124 358 / 136 372 152 352 /'),
  head(FACE, {
    relief: [dome(166, 232, 50, 44, 6)],
    details: inked(FRECKLES.map((at) => contour(ellipse(at, 0.6, 0.6), 1.1, 1.1)).join('')),
  }),
  shortHair(),
  ear([202, 176], 1),
  cap(),
  wool('188 42 198 36 208 42 206 49 198 52 190 49', 0.3, { depth: 6 }),
  wool('110 146 / 150 132 176 132 / 168 146 130 156 96 164 70 166 62 158 78 148 /', 0.45, {
    depth: 12,
    hatchings: TWEED,
  }),
]

const shortHair = (): Layer =>
  hair(
    `150 120 / 168 130 182 150 188 172 192 190 / 198 176 200 160 212 154 228 164 232 186 226 214 232 228 / 256 222
    276 200 282 170 276 130 / 220 110`,
    0.34,
    [
      '160 112 176 140 186 164 191 188',
      '178 116 190 140 196 160 197 176',
      '200 116 206 138 212 150 216 158',
      '220 118 226 144 232 176 228 220',
      '240 120 250 150 252 190 240 228',
      '262 124 272 154 270 190 256 222',
      '276 130 288 160 284 186 270 210',
    ],
    { count: 8, width: 0.9, locks: 0.5, seed: 9 },
    { depth: 24 },
  )

const TWEED = [
  { angle: 24, spacing: 3.6, bend: 0.4, from: 0.05, swell: 0.8 },
  { angle: -58, spacing: 3.6, bend: 0.3, from: 0.36, swell: 0.7 },
] as const

/** Seams between the cap's panels, from its button. */
const SEAMS = ['196 46 170 78 158 132', '200 46 236 80 252 134', '190 46 136 66 104 112', '206 46 262 66 300 108'].map(
  (seam) => curve(seam),
)

const cap = (): Layer =>
  felt(
    `104 140 / 92 118 94 92 120 66 166 46 222 44 274 62 306 96 308 128 290 146 / 250 134 200 128 150 134 112 148 /`,
    0.2,
    {
      depth: 54,
      hatchings: TWEED,
      relief: SEAMS.map((seam) => ridge(seam, 3, -4)),
      lines: SEAMS.map((seam) => stroke(seam, 1.5)).join(''),
    },
  )
