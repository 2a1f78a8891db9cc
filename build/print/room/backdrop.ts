import { mix, rgb, smoothstep, type Rgb } from '../colour'
import { createSheet, type Sheet } from '../press/run'
import { createRng } from '../rng'

export const BACKDROP_SIZE = { width: 1024, height: 512 } as const

/** A soft-edged box or oval of light or shade, in pixels: its centre and half its size. */
interface Patch {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Blur of its edge, in pixels. */
  readonly blur: number
  readonly colour: Rgb
  readonly alpha: number
  readonly oval?: boolean
}

/** Colours of the wall from ceiling to floor, with heights as fractions. */
const WALL: readonly (readonly [number, Rgb])[] = [
  [0, rgb('#1a0f09')],
  [0.3, rgb('#341e12')],
  [0.49, rgb('#472b1b')],
  [0.54, rgb('#38210f')],
  [0.59, rgb('#28160d')],
  [1, rgb('#110906')],
]

/**
 * Draws a dim parlor, out of focus, all the way around and without a seam: bookcase, window, standing lamp, sideboard,
 * door and fireplace along one panelled wall. Painted with soft edges rather than blurred, which would leave visible
 * steps in dark areas.
 */
export function drawBackdrop(): Sheet {
  const sheet = createSheet(BACKDROP_SIZE.width, BACKDROP_SIZE.height)
  const picture = new Float32Array(sheet.data.length)
  for (let y = 0; y < BACKDROP_SIZE.height; y++) {
    const colour = wallColourAt(y / BACKDROP_SIZE.height)
    for (let x = 0; x < BACKDROP_SIZE.width; x++) picture.set(colour, (y * BACKDROP_SIZE.width + x) * 3)
  }
  for (const patch of furniture()) paint(picture, patch)
  // Slight dithering, without which dark areas would show bands.
  const next = createRng(5)
  for (let i = 0; i < picture.length; i++) sheet.data[i] = picture[i]! + (next() - 0.5) * 1.6
  return sheet
}

function wallColourAt(height: number): Rgb {
  const above = Math.max(
    1,
    WALL.findIndex(([at]) => at >= height),
  )
  const [from, a] = WALL[above - 1]!
  const [to, b] = WALL[above]!
  return mix(a, b, smoothstep(from, to, height))
}

function paint(picture: Float32Array, p: Patch): void {
  const { width, height } = BACKDROP_SIZE
  const reachX = Math.ceil(p.w + p.blur * 2)
  const reachY = Math.ceil(p.h + p.blur * 2)
  for (let dy = -reachY; dy <= reachY; dy++) {
    const y = Math.round(p.y) + dy
    if (y < 0 || y >= height) continue
    for (let dx = -reachX; dx <= reachX; dx++) {
      const x = (((Math.round(p.x) + dx) % width) + width) % width
      const cover = p.oval
        ? smoothstep(1 + p.blur / p.w, 0, Math.hypot(dx / p.w, dy / p.h))
        : smoothstep(p.w + p.blur, p.w - p.blur, Math.abs(dx)) * smoothstep(p.h + p.blur, p.h - p.blur, Math.abs(dy))
      const t = cover * p.alpha
      const i = (y * width + x) * 3
      for (let c = 0; c < 3; c++) picture[i + c] = picture[i + c]! + (p.colour[c as 0 | 1 | 2] - picture[i + c]!) * t
    }
  }
}

const box = (x: number, y: number, w: number, h: number, blur: number, hex: string, alpha: number): Patch => ({
  x,
  y,
  w,
  h,
  blur,
  colour: rgb(hex),
  alpha,
})
const glow = (x: number, y: number, w: number, h: number, blur: number, hex: string, alpha: number): Patch => ({
  ...box(x, y, w, h, blur, hex, alpha),
  oval: true,
})

const furniture = (): Patch[] => [
  ...panelling(),
  ...bookcase(236),
  ...lamp(400),
  ...windowAndCurtains(620),
  ...sideboard(800),
  ...door(945),
  ...fireplace(112),
]

/** Panels below a rail, each of a different width. */
function panelling(): Patch[] {
  const next = createRng(9)
  const parts: Patch[] = [box(512, 250, 512, 2.5, 4, '#6b4429', 0.35)]
  for (let x = 12; x < BACKDROP_SIZE.width; x += 44 + next() * 26) {
    parts.push(box(x, 274, 3, 22, 5, '#170c06', 0.5), box(x + 24, 274, 13, 15, 7, '#5a3721', 0.3 + 0.2 * next()))
    parts.push(box(x + 10, 190, 2, 50, 9, '#4f301d', 0.3))
  }
  return parts
}

const SPINES = ['#5a2a20', '#27402f', '#6a5026', '#2c2f45', '#4a3324', '#70482c'] as const

function bookcase(x: number): Patch[] {
  const next = createRng(21)
  const parts: Patch[] = [box(x, 214, 74, 82, 6, '#150c07', 0.75)]
  for (const shelf of [156, 194, 232, 270]) {
    for (let at = -62; at < 62; at += 7 + next() * 6) {
      const spine = SPINES[Math.floor(next() * SPINES.length)]!
      parts.push(box(x + at, shelf + next() * 4, 3.4, 12, 4, spine, 0.55 + 0.3 * next()))
    }
  }
  return parts
}

/** The standing lamp: its shade, its glow on the wall, and its light on the panels. */
const lamp = (x: number): Patch[] => [
  glow(x, 190, 95, 90, 60, '#b06a34', 0.34),
  glow(x + 6, 282, 80, 26, 30, '#a9652f', 0.3),
  box(x, 240, 1.6, 52, 4, '#120904', 0.7),
  glow(x, 178, 17, 15, 12, '#ffd08c', 0.75),
]

const windowAndCurtains = (x: number): Patch[] => [
  box(x, 180, 44, 76, 8, '#26130c', 0.7),
  box(x - 14, 176, 9, 56, 7, '#66758f', 0.5),
  box(x + 14, 176, 9, 56, 7, '#5c6b86', 0.45),
  box(x - 40, 196, 12, 84, 8, '#5a2018', 0.55),
  box(x + 40, 196, 12, 84, 8, '#541e17', 0.55),
]

const sideboard = (x: number): Patch[] => [
  box(x, 280, 86, 20, 5, '#130a06', 0.85),
  box(x, 260, 88, 1.8, 3, '#8a5a34', 0.6),
  glow(x - 48, 248, 7, 10, 5, '#c08a44', 0.6),
  box(x + 8, 244, 11, 14, 5, '#2a150c', 0.9),
  glow(x + 8, 241, 5, 5, 3, '#cdb88a', 0.7),
  glow(x + 54, 252, 12, 5, 4, '#8d6a3c', 0.5),
  box(x, 190, 46, 30, 7, '#6b4a22', 0.45),
  box(x, 190, 38, 23, 6, '#20150f', 0.8),
]

const door = (x: number): Patch[] => [
  box(x, 210, 36, 92, 5, '#57361f', 0.6),
  box(x, 212, 29, 88, 5, '#0d0704', 0.92),
  box(x + 8, 220, 9, 74, 10, '#a2642f', 0.4),
]

const fireplace = (x: number): Patch[] => [
  box(x, 262, 60, 38, 5, '#3b3029', 0.8),
  box(x, 224, 68, 3, 4, '#8c7355', 0.55),
  box(x, 276, 36, 24, 6, '#0c0503', 0.95),
  glow(x, 288, 26, 13, 10, '#ff8a34', 0.45),
  glow(x - 6, 290, 9, 6, 6, '#ffd27a', 0.42),
  glow(x, 312, 100, 14, 30, '#7a3a18', 0.35),
]
