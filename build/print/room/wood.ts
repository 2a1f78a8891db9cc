import { clamp, smoothstep, type Rgb } from '../colour'
import { createSheet, type Sheet } from '../press/run'
import { createRng } from '../rng'
import { fractalNoise, noise } from './value-noise'

/** A table top of boards side by side. Lengths in inches. */
export interface Timber {
  readonly width: number
  readonly depth: number
  readonly pixels: number
  /** Width of a board. */
  readonly plankWidth: number
  readonly darkColour: Rgb
  readonly paleColour: Rgb
  readonly contrast: number
  readonly seed: number
}

export const WALNUT: Timber = {
  width: 66,
  depth: 42,
  pixels: 3072,
  plankWidth: 8.6,
  darkColour: [36, 23, 16],
  paleColour: [122, 84, 56],
  contrast: 1,
  seed: 3,
}

/** Lighter and plainer than the table, because a disc of it would otherwise be invisible on it. */
export const OAK: Timber = {
  width: 12.6,
  depth: 12.6,
  pixels: 768,
  plankWidth: 30,
  darkColour: [92, 58, 30],
  paleColour: [186, 138, 84],
  contrast: 0.6,
  seed: 12,
}

interface Plank {
  readonly pith: number
  readonly depth: number
  readonly tilt: number
  readonly offset: number
  readonly tone: number
  readonly hue: number
  readonly knot: { readonly x: number; readonly v: number; readonly size: number; readonly strength: number }
}

/** Generates the boards, each with its own pith line, ring spacing and tone, and with a knot in half of them. */
function planks(t: Timber): Plank[] {
  const next = createRng(t.seed)
  return Array.from({ length: Math.ceil(t.depth / t.plankWidth) + 1 }, () => ({
    pith: (next() - 0.5) * 9,
    depth: 1.5 + next() * 4,
    tilt: (next() - 0.5) * 0.05,
    offset: next() * 200,
    tone: 0.86 + next() * 0.24,
    knot: {
      x: next() * t.width,
      v: (next() - 0.5) * t.plankWidth * 0.6,
      size: 0.15 + next() * 0.3,
      strength: next() < 0.5 ? 1 : 0,
    },
    hue: next(),
  }))
}

interface Grain {
  /** From 0, dark, to 1, pale. */
  readonly tone: number
  readonly pore: number
  readonly fibre: number
}

/** Returns the grain at x along the board and v across it, from its middle line. */
function grain(t: Timber, p: Plank, k: number, x: number, v: number): Grain {
  const u = x + p.offset
  const across = v - p.pith - u * p.tilt + (fractalNoise(u * 0.045, v * 0.11 + k * 9) - 0.5) * 5.5
  const distance = Math.hypot((x - p.knot.x) * 0.55, v - p.knot.v) * (0.8 + 0.4 * noise(x * 1.3, v * 1.3))
  const knot = p.knot.strength * Math.exp((-distance * distance) / (p.knot.size * 2.2))
  const heart = p.knot.strength * (1 - smoothstep(p.knot.size * 0.25, p.knot.size * 1.1, distance))
  const spacing = 1.3 + 0.5 * noise(v * 0.35 + 7, k * 3.3)
  const waver = (noise(u * 0.16, v * 0.9) - 0.5) * 0.7 + (noise(u * 0.5, v * 5) - 0.5) * 0.22
  const ring = Math.hypot(across, p.depth) * spacing + waver + knot * 2.4
  const year = Math.floor(ring)
  const f = ring - year
  // Gradual early wood, then a sharp late edge.
  const band = smoothstep(0, 0.72, f) * (1 - smoothstep(0.86, 1, f))
  const fibre = noise(u * 1.1, v * 46) * 0.6 + noise(u * 3.2, v * 90) * 0.4
  const pore = smoothstep(0.74, 0.9, noise(u * 2.2 + 31, v * 38)) * (0.35 + 0.65 * band)
  const amplitude = 0.35 + 0.65 * smoothstep(0.25, 0.75, noise(year * 7.3 + k, u * 0.02 + 3))
  const tone =
    0.5 +
    t.contrast *
      ((band - 0.45) * 0.26 * amplitude + (fibre - 0.5) * 0.34 + (fractalNoise(u * 0.07 + 50, v * 0.25) - 0.5) * 0.55)
  return { tone: clamp((tone - pore * 0.2 - knot * knot * 0.2 - heart * 0.3) * p.tone), pore, fibre }
}

/** Draws the wood and its varnish: roughness in the green channel, at half size. */
export function drawWood(t: Timber): { colour: Sheet; roughness: Sheet } {
  const height = Math.round((t.pixels * t.depth) / t.width)
  const colour = createSheet(t.pixels, height)
  const rough = createSheet(t.pixels >> 1, height >> 1)
  const boards = planks(t)
  for (let j = 0; j < height; j++) {
    const z = ((j + 0.5) / height) * t.depth
    const k = Math.min(boards.length - 1, Math.floor(z / t.plankWidth))
    const p = boards[k]!
    const v = z - (k + 0.5) * t.plankWidth
    const seam = 1 - 0.55 * Math.exp(-(((t.plankWidth / 2 - Math.abs(v)) / 0.03) ** 2))
    for (let i = 0; i < t.pixels; i++) {
      const x = ((i + 0.5) / t.pixels) * t.width
      const g = grain(t, p, k, x, v)
      const worn = fractalNoise(x * 0.09 + 9, z * 0.09)
      const light = seam * (0.92 + 0.16 * worn)
      const at = (j * t.pixels + i) * 3
      colour.data[at] = (t.darkColour[0] + (t.paleColour[0] - t.darkColour[0]) * g.tone) * light * (1 + 0.05 * p.hue)
      colour.data[at + 1] = (t.darkColour[1] + (t.paleColour[1] - t.darkColour[1]) * g.tone) * light
      colour.data[at + 2] =
        (t.darkColour[2] + (t.paleColour[2] - t.darkColour[2]) * g.tone) * light * (1 - 0.08 * p.hue)
      if (i % 2 === 0 && j % 2 === 0 && j >> 1 < rough.height) {
        rough.data[((j >> 1) * rough.width + (i >> 1)) * 3 + 1] = 255 * roughnessAt(t, x, z, worn, seam, g)
      }
    }
  }
  return { colour, roughness: rough }
}

/**
 * Returns the roughness of a glossy film, dulled by hands, with open pores, gaps at the seams and the ring of a glass.
 */
function roughnessAt(t: Timber, x: number, z: number, worn: number, seam: number, g: Grain): number {
  const film = 0.3 + 0.17 * worn + 0.16 * (fractalNoise(x * 0.55, z * 0.55) - 0.4)
  const glass = Math.abs(Math.hypot(x - t.width * 0.76, z - t.depth * 0.73) - 1.45)
  const ring = 0.26 * Math.exp(-glass * glass * 90) * noise(x * 1.7, z * 1.7)
  return clamp(film + ring + g.pore * 0.07 + (1 - seam) * 0.3 + (g.fibre - 0.5) * 0.07)
}
