import { contour, type Hatching, inked, KEY, stroke } from './burin'
import { closed, curve, placed, type Point, type Curve, pathOf, resample } from './curve'
import type { Layer } from './layer'
import { dome, patch, ridge, type Mark } from './marks'
import { BARE_PAPER, overprint, path } from '../svg'
import type { Strands } from './strands'

const OUTLINE = closed('0 6 0 20 3 30 2 42 5 49 13 48 18 38 26 27 30 12 27 -2 16 -8 4 -4')

const ink = overprint(KEY)

/** Returns the path round the wing of the nose. */
const noseLines = ({ wing }: Face): string => stroke(placed(curve('-3 -9 5 -8 9 -1 7 6 2 8'), wing), 1.7, 0.6)

const nostril = ({ wing }: Face): string => path(pathOf(placed(closed('-12 5 -11 7.4 -6 7 -2 4 -6 2'), wing)), ink)

/** What is particular to one head. */
type Particulars = Pick<Layer, 'relief' | 'lines' | 'details'>

const SKIN: readonly Hatching[] = [
  { angle: -24, spacing: 3.7, bend: 0.3, from: 0.12, swell: 0.72, isDotted: true },
  { angle: 38, spacing: 3.7, bend: 0.22, from: 0.56, swell: 0.66 },
]
/** Darkness from which skin is tinted. */
const SKIN_TINT = 0.2

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

/** An eyebrow: its arch relative to the eye, the width of its hairs, and how long they are. */
interface Brow {
  readonly arch: string
  readonly weight: number
  readonly bush: number
}

/** A head that looks to the left. */
export interface Face {
  /** From the hairline down the profile, along the jaw and round the skull. */
  readonly outline: Curve
  /** Middle of the eyeball, wing of the nose, front end of the mouth, middle of the chin, cheekbone. */
  readonly eye: Point
  readonly wing: Point
  readonly mouth: Point
  readonly chin: Point
  readonly cheek: Point
  /** Edge of the jaw, from chin to ear. */
  readonly jaw: Curve
  /** How deep folds and hollows are: 0 a child, 1 an old man. */
  readonly age: number
  /** How dark the shaded side is: 1 weathered skin, 0.6 soft skin. */
  readonly shade: number
  readonly brow: Brow
  readonly hasLashes: boolean
  /** Relative size of the eye. */
  readonly eyeSize: number
  /** How far the end of the mouth is raised, in units. */
  readonly smile: number
  readonly lips: 'bare' | 'painted'
}

/** Returns the shapes of the eye: white, iris and glint, and the lids. */
function drawEye({ eye, eyeSize, hasLashes, age }: Face): string {
  const shape = (text: string) => pathOf(placed(closed(text), eye, eyeSize))
  const line = (text: string, width: number, peak = 0.4) => stroke(placed(curve(text), eye, eyeSize), width, peak)
  const lashes = line('-10.5 -5 -14 -7 -17 -6.6', 1.8, 0.2) + line('-8 -7 -11 -10 -15 -10.6', 1.5, 0.2)
  return [
    path(shape('-9 -4 -8 1 -5 5.6 3 5 12 3 4 -4 -3 -6'), BARE_PAPER),
    path(shape('-7.6 -5 -7.6 0.6 -6.4 4.8 -3 4.4 -1.6 -1 -3.4 -5.6'), ink),
    path(shape('-6.6 -2.8 -6.2 -1 -4.6 -1.2 -4.8 -3'), BARE_PAPER),
    inked(line('-10.6 -3 -5.4 -6.8 3 -5.4 14 4', hasLashes ? 4.2 : 3.2)),
    inked(line('-5 5.8 3 5.6 12 3.4', 1.2, 0.5)),
    inked(line('-10 -8.4 -2 -11.4 7 -9.4 16 -2', 1.1 + 0.4 * age)),
    hasLashes ? inked(lashes) : '',
  ].join('')
}

/** Returns the path of the eyebrow's hairs. */
function brow({ eye: [x, y], brow: { arch, weight, bush } }: Face): string {
  const hairs = resample(curve(arch), 15).map(([u, v], i) => {
    const t = i / 14
    const tall = (4.5 + 3 * Math.sin(Math.PI * t)) * bush
    const lean = 2 + 6 * t
    const hair: Curve = [
      [x + u - lean * 0.3, y + v + tall * 0.5],
      [x + u + lean * 0.4, y + v],
      [x + u + lean * 1.3, y + v - tall * 0.4 + 3 * t],
    ]
    return stroke(hair, weight, 0.4, 0.4)
  })
  return hairs.join('')
}

/** Returns the paths of the mouth, and of the lips if they are painted. */
function mouthLines({ mouth, smile, lips }: Face): string {
  const line = (text: string, width: number, peak = 0.5, ends = 0.15) =>
    stroke(placed(curve(text), mouth), width, peak, ends)
  const parting = line(`-6 -0.5 3 0.8 12 0.6 24 ${1.5 - smile}`, 2.4, 0.25, 0.3)
  const corner = line(`22 ${-1.5 - smile} 26 ${2 - smile} 25 ${6 - smile}`, 1.4)
  if (lips === 'bare') return parting + corner
  const upper = pathOf(placed(closed('-7 -5 / 0 0.5 10 0.5 / 20 -1 / 11 -4 4 -6.5 -2 -7.5'), mouth))
  const lower = [0, 1, 2, 3, 4].map((i) => line(`${-1 + i * 3.6} 1.5 ${-2.4 + i * 3.2} 5 ${-2 + i * 2.6} 9`, 1.7))
  return parting + corner + upper + lower.join('')
}

/** Returns an ear whose upper front end is at a point; of size 1 it is 56 units high. */
export function ear(at: Point, size: number): Layer {
  const open = (text: string) => placed(curve(text), at, size)
  const hollow = (u: number, v: number, w: number, h: number, amount: number) =>
    dome(at[0] + u * size, at[1] + v * size, w * size, h * size, amount)
  const outline = placed(OUTLINE, at, size)
  return {
    outline,
    depth: 7,
    relief: [
      ridge(open('4 8 8 -1 18 -3 25 4 25 16 20 28'), 3.2 * size, 4),
      hollow(12, 22, 15, 20, -8),
      ridge(open('10 9 17 8 18 18 14 28'), 3 * size, 3),
      hollow(8, 43, 10, 10, 3),
    ],
    tone: 0.1,
    shade: 0.9,
    shadows: [patch(placed(closed('6 16 7 31 12 30 15 20 12 13'), at, size), 3, 0.45)],
    hatchings: SKIN,
    tint: SKIN_TINT,
    lines:
      stroke(open('4 14 9 3 18 1 23 7 22 18 17 28'), 1.6) +
      stroke(open('9 14 14 11 15 19 11 30 6 33'), 2.4) +
      stroke(open('3 27 8 28 9 33'), 1.8),
    over: contour(outline, 0.8, 1.6),
  }
}

/** Returns hair that follows its guides. @param tone its own darkness: 0.05 white, 0.6 black */
export function hair(
  shape: string,
  tone: number,
  guides: Strands['guides'],
  strands: Omit<Strands, 'guides'>,
  more: Partial<Layer> = {},
): Layer {
  const outline = closed(shape)
  return {
    outline,
    depth: 46,
    tone,
    shade: 0.64,
    hatchings: [],
    strands: { guides, ...strands },
    // White and grey hair is bare paper in the light.
    tint: tone < 0.15 ? 0.32 : tone < 0.35 ? 0.08 : 0,
    over: contour(outline, 0.7, 1.9),
    ...more,
  }
}
