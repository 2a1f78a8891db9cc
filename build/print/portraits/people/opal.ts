import { contour, stroke } from '../burin'
import { linen, wool } from '../cloth'
import { closed, curve, ellipse, type Point } from '../curve'
import { ear, type Face, head, neck, hair } from '../head'
import type { Layer } from '../layer'
import { dome, ridge } from '../marks'

const FACE: Face = {
  outline: closed(
    `120 112 111 126 107 142 105 156 110 168 102 184 92 200 85 210 86 216 94 220 104 221 / 101 228 98 233 102 237 /
    100 242 107 250 103 258 105 268 115 275 142 274 170 260 188 240 204 216 232 224 262 206 276 164 270 114 238 82
    196 68 152 78`,
  ),
  eye: [128, 174],
  wing: [110, 212],
  mouth: [103, 238],
  chin: [114, 265],
  cheek: [156, 204],
  jaw: curve('128 267 158 259 182 240 200 214'),
  age: 0.7,
  shade: 0.72,
  brow: { arch: '-20 -15 -8 -21 6 -22 20 -16', weight: 1.6, bush: 0.7 },
  hasLashes: true,
  eyeSize: 1,
  smile: 0.5,
  lips: 'bare',
}

/** The schoolteacher: grey hair in a knot, glasses on the bridge of the nose, a high collar of lace with a brooch. */
export const opal = (): Layer[] => [
  wool('50 410 70 376 112 346 150 332 / 200 330 256 306 / 304 318 334 346 346 410', 0.6, {
    relief: ['150 350 130 380 120 410', '200 344 196 372 200 410', '250 326 268 360 276 410'].map((fold) =>
      ridge(curve(fold), 8, 5),
    ),
  }),
  neck('woman'),
  collar(),
  head(FACE, { lines: stroke(curve('141 184 150 187 156 190'), 1.2) + stroke(curve('114 210 123 220 127 234'), 1.5) }),
  knot(),
  sweptHair(),
  ear([200, 166], 0.9),
  glasses(),
  brooch(),
]

/** A point of the collar's upper edge, from front to back. */
const edgeAt = (t: number): Point => [153 + 97 * t, 286 - 40 * t ** 1.4]

function collar(): Layer {
  const pleats = Array.from({ length: 13 }, (_, i) => {
    const [x, y] = edgeAt(i / 12)
    const fan = i / 12
    return stroke(curve(`${x} ${y} ${x - 2 + 6 * fan} ${y + 26} ${x - 8 + 16 * fan} ${y + 68}`), 1.3, 0.2, 0.2)
  })
  const loops = Array.from({ length: 16 }, (_, i) => contour(ellipse(edgeAt(i / 15), 3.6, 3.6), 1, 1.4))
  const shape = '152 286 / 200 280 250 246 / 262 280 268 312 / 232 342 190 356 140 360 / 146 326'
  return linen(shape, {
    shadows: [dome(240, 310, 70, 80, 0.3)],
    lines: pleats.join(''),
    over: contour(closed(shape), 0.9, 2) + loops.join(''),
  })
}

const brooch = (): Layer =>
  wool(ellipse([150, 320], 9, 10), 0.1, {
    depth: 7,
    shade: 0.9,
    hatchings: [],
    lines: contour(ellipse([150, 320], 5.5, 6.5), 1.2, 1.6),
    over: contour(ellipse([150, 320], 9, 10), 1.4, 2.4),
  })

const knot = (): Layer =>
  hair(
    '222 60 232 36 256 26 282 34 296 56 294 82 280 100 258 98 238 84',
    0.12,
    [
      '222 62 230 36 258 26 292 46',
      '224 66 238 46 264 40 297 66',
      '230 74 246 58 270 58 292 86',
      '238 82 252 72 268 76 282 98',
      '246 90 256 84 264 88 266 98',
    ],
    { count: 9, width: 0.9, locks: 0.4, seed: 12 },
    { depth: 22, shade: 0.75, tint: 0.24 },
  )

/** Hair combed up from forehead, ear and nape to the knot. */
const sweptHair = (): Layer =>
  hair(
    `122 120 / 108 104 108 82 124 62 152 50 190 46 228 54 258 76 280 110 286 154 280 198 258 230 238 236 / 226 214 /
    232 196 234 180 228 168 212 162 200 166 194 178 / 186 160 172 144 154 132 136 124`,
    0.1,
    [
      '122 120 106 104 110 76 138 56 176 48 214 50 240 62',
      '126 122 114 104 126 82 158 68 200 62 234 66 250 72',
      '132 124 130 108 150 92 188 82 224 82 248 82 258 80',
      '140 126 148 112 174 100 208 96 238 96 256 92 264 86',
      '152 132 166 120 194 114 222 114 246 108 260 100 266 90',
      '168 142 186 132 212 132 238 132 258 124 266 110 268 96',
      '182 156 204 148 228 150 250 148 264 138 270 122 270 102',
      '196 172 216 166 236 172 256 168 268 154 274 136 272 108',
      '226 208 240 206 254 198 266 184 276 164 280 142 276 112',
      '236 236 248 230 262 214 276 192 284 164 284 140 280 114',
    ],
    { count: 11, width: 0.9, locks: 0.5, seed: 17 },
    {
      shadows: [
        ridge(curve('120 92 164 70 222 72 270 112'), 12, -0.14),
        ridge(curve('186 158 212 142 246 158 270 196'), 9, 0.16),
      ],
      tint: 0.24,
      over: stroke(
        curve('122 120 108 104 108 82 124 62 152 50 190 46 228 54 258 76 280 110 286 154 280 198 258 230'),
        2,
        0.7,
      ),
    },
  )

/** A lens seen from the side, the spring on the nose, and the chain to the collar. */
function glasses(): Layer {
  const lens = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * 2 * Math.PI
    return [119 + 12 * Math.cos(a) + 2 * Math.sin(a), 178 + 16 * Math.sin(a)] as const
  })
  const chain = curve('130 184 150 214 172 250 190 300 196 340').map((at) => contour(ellipse(at, 0.6, 0.6), 0.9, 0.9))
  const spring = stroke(curve('107 174 103 170 100 176 99 184'), 2.4)
  return {
    outline: closed('103 176 / 105 173 / 107 176 / 105 179 /'),
    depth: 1,
    tone: 0,
    shade: 0,
    hatchings: [],
    tint: 1,
    over: spring + chain.join('') + stroke(curve('112 170 115 166'), 1) + contour(lens, 2, 2),
  }
}
