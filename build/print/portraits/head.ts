import { contour, type Hatching } from './burin'
import { closed, curve, placed, type Point } from './curve'
import type { Face } from './face'
import { brow, drawEye, mouthLines, noseLines, nostril } from './features'
import type { Layer } from './layer'
import { dome, patch, ridge, type Mark } from './marks'

/** What is particular to one head. */
export interface Particulars {
  readonly relief?: readonly Mark[]
  readonly lines?: string
  readonly details?: string
}

export const SKIN: readonly Hatching[] = [
  { angle: -24, spacing: 3.7, bend: 0.3, from: 0.12, swell: 0.72, isDotted: true },
  { angle: 38, spacing: 3.7, bend: 0.22, from: 0.56, swell: 0.66 },
]
/** Darkness from which skin is tinted. */
export const SKIN_TINT = 0.2

/** Returns the head, without hair and ear. */
export function head(face: Face, { relief = [], lines = '', details = '' }: Particulars = {}): Layer {
  return {
    outline: face.outline,
    depth: 46,
    relief: [...features(face), ...relief],
    tone: 0.02,
    shade: 0.9 * face.shade,
    shadows: shadows(face),
    hatchings: SKIN,
    tint: SKIN_TINT,
    details: drawEye(face) + nostril(face) + details,
    lines: mouthLines(face) + noseLines(face) + lines,
    over: contour(face.outline, 0.9, 1.6 + 0.4 * face.shade) + brow(face),
  }
}

/** Raises brow, eyeball, cheekbone, nose, lips, chin and jaw; lowers the eye's socket, the cheek's hollow and folds. */
function features({ eye, wing, mouth, chin, cheek, jaw, age, shade }: Face): Mark[] {
  const [x, y] = eye
  return [
    ridge(placed(curve('-20 -17 -4 -22 18 -18'), eye), 7, 4 * shade - 0.6),
    dome(x - 2, y - 3, 26, 19, -9),
    dome(x + 1, y + 1, 17, 15, 6),
    dome(cheek[0], cheek[1], 56, 40, 4.5, 0.4),
    dome(cheek[0] + 4, cheek[1] + 36, 44, 46, -5 * (0.3 * shade + age)),
    ridge(placed(curve('3 3 13 15 16 31'), wing), 4.5, -1.2 - 3 * age),
    dome(wing[0], wing[1], 15, 13, 4),
    dome(mouth[0] + 7, mouth[1] - 5, 20, 9, 3),
    dome(mouth[0] + 8, mouth[1] + 6, 18, 9, 3.5),
    ridge(placed(curve('-4 0 10 1 25 1'), mouth), 2.2, -3),
    dome(chin[0], chin[1], 24, 20, 4),
    ridge(jaw, 8, 3.5 * shade),
  ]
}

/** Shadows under brow, eye, nose and lower lip. */
function shadows({ eye, wing, mouth, age }: Face): Mark[] {
  const below = (text: string, at: Point, soft: number, amount: number) => patch(placed(closed(text), at), soft, amount)
  return [
    below('-16 -9 -8 -5 18 -3 22 -8 2 -13', eye, 4, 0.3),
    below('-14 8 2 14 14 8 2 11', eye, 3, 0.1 + 0.18 * age),
    below('-18 6 -14 11 -4 13 4 6 -4 8', wing, 3, 0.25),
    below('0 12 3 17 12 17 18 10 10 11', mouth, 3, 0.22),
  ]
}

const NECKS = {
  man: [
    '126 266 146 290 150 320 140 400 280 400 264 300 260 210 190 220',
    '118 266 136 290 160 304 206 292 238 250 210 226 196 248 160 270',
    0.12,
  ],
  woman: [
    '140 258 166 284 172 320 150 370 270 370 242 300 246 210 190 220',
    '128 260 148 280 170 292 206 280 232 244 210 220 196 240 162 262',
    0.04,
  ],
  child: [
    '150 256 172 282 178 316 164 370 262 370 238 300 240 210 190 220',
    '136 258 156 278 176 290 206 280 232 244 210 222 198 240 166 260',
    0.05,
  ],
} as const

/** Returns a neck, in the shadow of the jaw. */
export function neck(kind: keyof typeof NECKS): Layer {
  const [outline, shadow, tone] = NECKS[kind]
  return {
    outline: closed(outline),
    depth: 38,
    tone,
    shade: 0.78,
    shadows: [patch(closed(shadow), 14, 0.42)],
    hatchings: SKIN,
    tint: SKIN_TINT,
  }
}
