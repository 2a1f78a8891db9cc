import { contour, stroke } from '../burin'
import { linen, wool } from '../cloth'
import { closed, curve, placed, type Curve } from '../curve'
import { ear, type Face, head, neck, hair } from '../head'
import type { Layer } from '../layer'
import { dome, ridge } from '../marks'

const FACE: Face = {
  outline: closed(
    `134 116 122 130 116 148 118 164 123 176 119 188 111 196 104 201 105 208 112 213 121 214 / 118 220 113 226 118 231 /
    115 237 121 244 119 250 122 259 132 266 152 264 176 250 192 230 206 214 234 224 264 208 280 166 274 116 240 82
    198 70 154 80`,
  ),
  eye: [143, 184],
  wing: [126, 208],
  mouth: [118, 232],
  chin: [131, 256],
  cheek: [167, 218],
  jaw: curve('142 261 166 253 188 235 202 213'),
  age: 0,
  shade: 0.6,
  brow: { arch: '-17 -15 -6 -21 6 -21 19 -14', weight: 1.3, bush: 0.55 },
  hasLashes: true,
  eyeSize: 1.14,
  smile: 5,
  lips: 'bare',
}

/** The girl who beats her brothers: a fringe, a ribbon, a plait, a sailor's collar. */
export const hazel = (): Layer[] => [
  neck('child'),
  ...dress(),
  head(FACE, { relief: [dome(167, 230, 50, 44, 6)] }),
  ...plait(),
  combedHair(),
  ear([202, 178], 0.9),
  fringe(),
  ...bow(),
]

const dress = (): Layer[] => [
  linen('60 410 86 378 128 356 / 200 346 254 316 / 296 328 322 352 336 410', {
    depth: 30,
    shadows: [dome(270, 380, 120, 90, 0.2)],
  }),
  wool('150 336 / 196 326 240 296 / 274 312 300 340 / 292 372 276 400 / 236 372 196 372 168 386 / 152 364', 0.4, {
    depth: 12,
    lines: stroke(curve('160 366 200 360 240 362 276 388'), 1.2),
  }),
  wool('150 338 / 140 356 132 378 140 404 / 160 400 166 376 154 356 /', 0.72, { depth: 8 }),
]

const combedHair = (): Layer =>
  hair(
    `130 122 / 124 104 134 82 160 64 200 56 242 66 272 94 286 130 290 170 280 206 262 232 244 240 / 230 226 / 236 200
    232 178 218 164 204 166 198 180 / 192 168 184 152 172 142 / 158 138 / 144 130`,
    0.3,
    [
      '130 122 126 102 142 78 176 60 224 54',
      '138 132 138 110 154 88 186 72 242 64',
      '146 138 150 120 168 98 202 84 262 78',
      '158 142 166 126 186 110 216 100 278 98',
      '172 146 182 130 206 122 240 122 290 122',
      '184 156 196 140 222 138 254 150 296 156',
      '196 178 208 152 232 158 260 178 292 190',
      '212 166 234 172 248 194 262 208 278 222',
      '230 184 238 200 242 216 248 230 258 242',
      '226 214 232 222 236 230 240 238 244 246',
    ],
    { count: 11, width: 0.95, locks: 0.44, seed: 53 },
    {
      shadows: [ridge(curve('146 106 180 84 230 84 270 116'), 12, -0.2)],
      over: stroke(
        curve('130 122 124 104 134 82 160 64 200 56 242 66 272 94 286 130 290 170 280 206 262 232 244 240'),
        2,
        0.7,
      ),
    },
  )

/** Hair from the crown, cut straight above the brow. */
const fringe = (): Layer =>
  hair(
    `208 62 / 170 64 134 86 116 120 112 152 / 120 158 126 154 132 160 140 156 148 162 158 158 168 160 176 152 / 184 130
    196 104 /`,
    0.3,
    [
      '206 62 150 72 118 112 112 154',
      '207 64 158 82 132 116 124 156',
      '208 66 166 92 146 124 136 158',
      '209 68 176 98 160 130 150 160',
      '210 70 186 104 174 132 166 160',
      '211 72 198 104 188 128 178 152',
    ],
    { count: 8, width: 0.95, locks: 0.5, seed: 71 },
    {
      depth: 22,
      shadows: [ridge(curve('118 118 140 104 170 100 196 104'), 9, -0.24)],
      over: stroke(curve('208 62 170 64 134 86 116 120 112 152'), 1.6, 0.7),
    },
  )

/** Middle and half width of each tuft of the plait. */
const TUFTS = [
  [262, 240, 15],
  [266, 264, 15],
  [267, 288, 14],
  [264, 311, 13],
  [258, 332, 12],
  [250, 352, 11],
] as const

const plait = (): Layer[] =>
  TUFTS.map(([x, y, r], i) => {
    const side = i % 2 === 0 ? 1 : -1
    const guide = (text: string): string =>
      curve(text)
        .map(([u, v]) => `${x + u * r * side} ${y + v * r}`)
        .join(' ')
    const outline = placed(closed('-0.9 -0.8 -1 0 -0.8 0.7 0 1.1 0.8 0.6 1 -0.4 0.2 -1.1'), [x, y], r)
    return {
      outline,
      depth: 12,
      tone: 0.3,
      shade: 0.75,
      hatchings: [],
      tint: 0.06,
      strands: {
        guides: ['-1 -0.9 0 -0.6 0.9 0.3', '-1 -0.2 -0.2 0.1 0.6 0.8', '-0.9 0.6 -0.4 0.8 0 1.1'].map(guide),
        count: 5,
        width: 0.9,
        locks: 0.4,
        seed: 60 + i,
      },
      over: contour(outline, 0.9, 1.9),
    }
  })

const SATIN = [
  { angle: 40, spacing: 3.3, bend: 0.5, from: 0.12, swell: 0.8 },
  { angle: -40, spacing: 3.3, bend: 0.3, from: 0.55, swell: 0.7 },
] as const

function loop(outline: Curve, fold: string): Layer {
  return {
    outline,
    depth: 18,
    relief: [ridge(curve(fold), 6, -6)],
    tone: 0.2,
    shade: 0.8,
    hatchings: SATIN,
    tint: 0.2,
    over: contour(outline, 1, 2.4),
  }
}

const bow = (): Layer[] => [
  loop(closed('244 92 / 222 72 196 60 196 40 222 34 250 52 262 76 / 258 86'), '250 84 234 66 212 50'),
  loop(closed('254 80 / 258 54 278 40 300 50 308 74 294 96 / 272 98'), '262 84 280 74 294 70'),
  loop(closed('256 92 / 280 100 300 120 306 146 / 290 142 278 152 / 268 124 250 104'), '262 98 282 116 292 136'),
  wool('246 82 256 74 268 82 270 96 260 106 248 100', 0.4, { depth: 9 }),
]
