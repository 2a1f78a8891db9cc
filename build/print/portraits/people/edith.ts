import { contour } from '../burin'
import { felt, silk, wool } from '../cloth'
import { closed, curve, ellipse } from '../curve'
import { type Face, head, neck, hair } from '../head'
import type { Layer } from '../layer'
import { ridge } from '../marks'

const FACE: Face = {
  outline: closed(
    `126 118 118 132 114 148 114 160 119 172 114 184 105 194 98 201 99 206 106 211 114 212 / 111 219 105 226 109 231 /
    106 238 112 245 110 251 112 261 121 269 146 266 174 250 192 230 206 214 232 222 262 206 276 164 270 116 238 84
    196 72 152 82`,
  ),
  eye: [137, 179],
  wing: [119, 205],
  mouth: [110, 232],
  chin: [121, 258],
  cheek: [164, 208],
  jaw: curve('134 262 162 252 186 234 202 212'),
  age: 0.02,
  shade: 0.62,
  brow: { arch: '-18 -14 -8 -21 6 -22 22 -13', weight: 1.2, bush: 0.4 },
  hasLashes: true,
  eyeSize: 1.12,
  smile: 3,
  lips: 'painted',
}

/** The motorist: a cloche, bobbed hair, a pearl, and a scarf in the wind. */
export const edith = (): Layer[] => [
  scarfEnds(),
  neck('woman'),
  wool('40 410 66 380 116 356 / 200 350 262 316 / 306 326 336 352 350 410', 0.55),
  scarf(),
  head(FACE),
  bob(),
  pearl(),
  cloche(),
  wool('103 140 104 116 / 140 116 190 126 240 136 285 134 / 287 158 / 240 162 190 152 140 142 /', 0.78, { depth: 14 }),
  ...cockade(),
]

const folds = (width: number, ...lines: string[]) => lines.map((line) => ridge(curve(line), width, 7))

const scarf = (): Layer =>
  silk('132 318 / 160 308 210 296 250 270 / 268 288 270 312 250 338 206 362 150 374 118 366 116 342', {
    depth: 20,
    relief: folds(
      6,
      '124 340 170 334 220 318 260 290',
      '124 356 170 354 220 338 262 308',
      '130 326 176 318 220 302 252 278',
    ),
  })

const scarfEnds = (): Layer =>
  silk('240 290 / 268 268 296 276 318 262 372 256 / 372 318 338 312 312 326 280 316 / 300 306 268 320 240 330', {
    depth: 14,
    relief: folds(6, '246 300 276 282 306 290 336 278 372 276', '246 316 284 300 312 308 344 296 372 298'),
  })

const bob = (): Layer =>
  hair(
    `196 132 / 188 160 176 184 158 204 150 214 / 166 216 182 210 / 188 226 204 240 232 246 262 236 282 214 286 180
    280 140 / 240 128`,
    0.62,
    [
      '188 140 184 166 172 190 152 213',
      '200 140 196 170 188 194 168 216',
      '214 140 208 174 196 200 184 212',
      '232 140 224 184 212 214 196 234',
      '252 140 248 184 238 216 222 244',
      '270 140 270 184 262 214 250 240',
      '282 144 288 180 284 206 274 224',
    ],
    { count: 12, width: 1, locks: 0.3, seed: 7 },
    { depth: 34, shade: 0.5, shadows: [ridge(curve('170 192 206 196 252 190 284 176'), 9, -0.34)] },
  )

const pearl = (): Layer => ({
  outline: ellipse([197, 236], 8, 9),
  depth: 8,
  tone: 0,
  shade: 0.9,
  hatchings: [{ angle: 40, spacing: 2.4, bend: 0.2, from: 0.3, swell: 0.8 }],
  tint: 0.4,
  over: contour(ellipse([197, 236], 8, 9), 1.2, 2),
})

const cloche = (): Layer =>
  felt(
    `88 172 / 98 158 102 140 104 118 114 92 138 66 172 50 208 48 244 60 270 88 284 124 287 164 294 204 / 262 214 232 212
    208 200 186 186 160 174 130 168 108 170 /`,
    0.22,
    { depth: 62, relief: [ridge(curve('100 152 150 152 200 164 250 178 292 182'), 6, -4)] },
  )

/** Three leaves on the ribbon. */
const cockade = (): Layer[] =>
  [-150, -40, -95].map((turn) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const leaf = closed('0 0 14 -9 30 -10 44 0 30 10 14 9')
    const outline = leaf.map(([u, v]) => [206 + u * cos - v * sin, 142 + u * sin + v * cos] as const)
    return {
      outline,
      depth: 8,
      tone: 0.02,
      shade: 0.9,
      hatchings: [{ angle: turn + 90, spacing: 3, bend: 0.4, from: 0.2, swell: 0.8 }],
      tint: 0.4,
      over: contour(outline, 1, 2),
    }
  })
