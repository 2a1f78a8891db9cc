import { ClampToEdgeWrapping, Data3DTexture, LinearFilter, NoColorSpace, RGBAFormat, type Texture } from 'three'
import { SHOPS, type ShopName, MAX_AGE_YEARS, type Rgb, type Shop } from './inks'
import { shopOf } from './shops'
import { patchChunk } from '../patch-chunk'
import { anchorsOf, type Anchor } from './fading-matrix'

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

/** Returns the change of a colour. */
type ColourChange = (colour: Rgb) => Rgb

type Point = ReturnType<typeof toOklab>

const distance = (p: Point, q: Point): number => Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2)

/** Number of colours along each side of a table. */
const TABLE_SIDE = 25

/** Largest change that a table can hold, in 255ths; its bytes hold changes from minus to plus this. */
const MAX_CHANGE = 160

/** The uniforms of a print's shader: the changes of its shop's colours, and the part of them to apply. */
export interface FadeUniforms {
  readonly uFade: { value: Texture | null }
  readonly uFadePart: { value: number }
}

/** The fading of all prints. All materials of a shop share their uniforms, so that a new age only changes a number. */
export type Fader = ReturnType<typeof createFader>

function textureOf(data: Uint8Array<ArrayBuffer>): Data3DTexture {
  const texture = new Data3DTexture(data, TABLE_SIDE, TABLE_SIDE, TABLE_SIDE)
  texture.format = RGBAFormat
  texture.colorSpace = NoColorSpace
  texture.minFilter = texture.magFilter = LinearFilter
  texture.wrapS = texture.wrapT = texture.wrapR = ClampToEdgeWrapping
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  return texture
}

export function createFader() {
  const uniforms = new Map<ShopName, FadeUniforms>()
  const tables = new Map<string, Data3DTexture>()
  // Shaders need a texture even if nothing is looked up.
  const neutralTexture = textureOf(new Uint8Array(TABLE_SIDE ** 3 * 4).fill(128))
  let currentYears: number | null = null

  function tableTexture(name: ShopName, end: 'new' | 'old'): Data3DTexture {
    const key = `${name} ${end}`
    const made = tables.get(key) ?? textureOf(tableOf(SHOPS[name], end === 'new' ? 0 : 120))
    tables.set(key, made)
    return made
  }

  function updateUniforms(name: ShopName, { uFade, uFadePart }: FadeUniforms): void {
    const { end, part } =
      currentYears === null ? { end: 'new' as const, part: 0 } : agePositionOf(SHOPS[name], currentYears)
    uFadePart.value = part
    uFade.value = part === 0 ? neutralTexture : tableTexture(name, end)
  }

  return {
    /**
     * Returns the uniforms of the shop that printed a picture; null for pictures that do not fade (rooms, pencil, clay,
     * wood).
     */
    of(picture: string): FadeUniforms | null {
      const name = shopOf(picture)
      if (name === null) return null
      const made = uniforms.get(name) ?? { uFade: { value: null }, uFadePart: { value: 0 } }
      if (!uniforms.has(name)) updateUniforms(name, made)
      uniforms.set(name, made)
      return made
    },
    /** Sets the years of sunlight for every print; null leaves each as it was baked. */
    set(years: number | null): void {
      currentYears = years
      for (const [name, made] of uniforms) updateUniforms(name, made)
    },
    dispose(): void {
      neutralTexture.dispose()
      for (const made of tables.values()) made.dispose()
    },
  }
}

const HEAD = `
uniform highp sampler3D uFade;
uniform float uFadePart;
#include <common>`

/** Looks up the picture's colour, in the encoding of its file, between the centres of the table's entries. */
const MAP = `
#ifdef USE_MAP
vec4 printed = texture2D(map, vMapUv);
if (uFadePart > 0.0) {
  vec3 ink = clamp(printed.rgb, 0.0, 1.0);
  ink = mix(1.055 * pow(ink, vec3(1.0 / 2.4)) - 0.055, ink * 12.92, vec3(lessThan(ink, vec3(0.0031308))));
  vec3 by = texture(uFade, (ink * ${TABLE_SIDE - 1}.0 + 0.5) / ${TABLE_SIDE}.0).rgb * 2.0 - 1.0;
  ink = clamp(ink + by * uFadePart * ${(MAX_CHANGE / 255).toFixed(6)}, 0.0, 1.0);
  printed.rgb = mix(pow((ink + 0.055) / 1.055, vec3(2.4)), ink / 12.92, vec3(lessThan(ink, vec3(0.04045))));
}
diffuseColor *= printed;
#endif`

interface Shader {
  fragmentShader: string
  uniforms: Record<string, { value: unknown }>
}

/** Patches a material's shader to fade its picture's colours. Replaces the chunk that reads the picture. */
export function patchFading(shader: Shader, fade: FadeUniforms): void {
  Object.assign(shader.uniforms, fade)
  const source = patchChunk(shader.fragmentShader, 'common', HEAD)
  shader.fragmentShader = patchChunk(source, 'map_fragment', MAP)
}

/**
 * Computes the changes of all colours at one end of the range of ages: four bytes for each of `TABLE_SIDE`³ colours,
 * red varying fastest.
 */
export function tableOf(shop: Shop, years: number): Uint8Array<ArrayBuffer> {
  const field = interpolateChanges(anchorsOf(shop, years))
  const table = new Uint8Array(TABLE_SIDE ** 3 * 4)
  const step = 255 / (TABLE_SIDE - 1)
  for (let at = 0; at < TABLE_SIDE ** 3; at++) {
    const colour = [at % TABLE_SIDE, Math.floor(at / TABLE_SIDE) % TABLE_SIDE, Math.floor(at / TABLE_SIDE ** 2)].map(
      (i) => i * step,
    )
    field(colour as unknown as Rgb).forEach((by, c) => {
      const before = colour[c] ?? 0
      const change = Math.min(255, Math.max(0, before + by)) - before
      table[at * 4 + c] = Math.round(127.5 + (Math.min(MAX_CHANGE, Math.max(-MAX_CHANGE, change)) / MAX_CHANGE) * 127.5)
    })
    table[at * 4 + 3] = 255
  }
  return table
}

/**
 * Returns the position of an age for a shop: the end that it is towards, and the part of the way there from the baked
 * age, 0 to 1.
 */
export function agePositionOf(shop: Shop, years: number): { readonly end: 'new' | 'old'; readonly part: number } {
  const clampedYears = Math.min(MAX_AGE_YEARS, Math.max(0, years))
  return clampedYears < shop.years
    ? { end: 'new', part: (shop.years - clampedYears) / shop.years }
    : { end: 'old', part: (clampedYears - shop.years) / (MAX_AGE_YEARS - shop.years) }
}

/** Looks up a colour as the graphics card does: linearly interpolated between the eight nearest entries. */
export function lookUp(table: Uint8Array, colour: Rgb, part: number): Rgb {
  const places = colour.map((v) => Math.min(TABLE_SIDE - 1.001, (Math.max(0, v) / 255) * (TABLE_SIDE - 1)))
  const out = [...colour]
  for (let corner = 0; corner < 8; corner++) {
    let weight = 1
    let at = 0
    places.forEach((place, c) => {
      const up = (corner >> c) & 1
      const low = Math.floor(place)
      weight *= up ? place - low : 1 - (place - low)
      at += (low + up) * TABLE_SIDE ** c
    })
    for (let c = 0; c < 3; c++) out[c]! += weight * part * ((table[at * 4 + c]! - 127.5) / 127.5) * MAX_CHANGE
  }
  return out.map((v) => Math.min(255, Math.max(0, v))) as unknown as Rgb
}

/** Converts a colour to Oklab (Ottosson 2020), in which distances correspond to perceived differences. */
function toOklab(colour: Rgb): readonly [L: number, a: number, b: number] {
  const [r, g, b] = colour.map((v) => toLinear(Math.min(255, Math.max(0, v)) / 255)) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/**
 * Interpolates the changes of scattered anchors smoothly: the biharmonic spline in three dimensions, whose kernel is
 * the distance itself, with a linear part (Duchon 1977), over Oklab. It fits every anchor as closely as the anchor's
 * slack allows.
 */
function interpolateChanges(anchors: readonly Anchor[]): ColourChange {
  const points = anchors.map(({ from }) => toOklab(from))
  const n = points.length
  const rows = points.map((p, i) => {
    const kernelRow = points.map((q, j) => distance(p, q) - (i === j ? anchors[i]!.slack : 0))
    return [...kernelRow, 1, ...p, ...anchors[i]!.change]
  })
  const constraintRows = [0, 1, 2, 3].map((k) => [...points.map((p) => [1, ...p][k]!), 0, 0, 0, 0, 0, 0, 0])
  const weights = solve([...rows, ...constraintRows], n + 4)
  return (colour) => {
    const p = toOklab(colour)
    const sum = [0, 0, 0]
    const add = (row: readonly number[], k: number) => {
      for (let c = 0; c < 3; c++) sum[c]! += row[c]! * k
    }
    points.forEach((q, j) => add(weights[j]!, distance(p, q)))
    add(weights[n]!, 1)
    p.forEach((v, k) => add(weights[n + 1 + k]!, v))
    return sum as unknown as Rgb
  }
}

/**
 * Gaussian elimination with partial pivoting; each row ends with three right-hand sides.
 * @returns three values per row
 */
function solve(rows: number[][], n: number): number[][] {
  for (let at = 0; at < n; at++) {
    let best = at
    for (let i = at + 1; i < n; i++) if (Math.abs(rows[i]![at]!) > Math.abs(rows[best]![at]!)) best = i
    ;[rows[at], rows[best]] = [rows[best]!, rows[at]!]
    const pivot = rows[at]!
    for (const row of rows) {
      if (row === pivot) continue
      const k = row[at]! / pivot[at]!
      if (k !== 0) for (let j = at; j < n + 3; j++) row[j]! -= k * pivot[j]!
    }
  }
  return rows.map((row, i) => [0, 1, 2].map((c) => row[n + c]! / row[i]!))
}
