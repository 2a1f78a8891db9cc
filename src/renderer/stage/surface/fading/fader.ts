import { ClampToEdgeWrapping, Data3DTexture, LinearFilter, NoColorSpace, RGBAFormat, type Texture } from 'three'
import { SHOPS, type ShopName } from './inks'
import { shopOf } from './shops'
import { patchChunk } from '../patch-chunk'
import { agePositionOf, MAX_CHANGE, TABLE_SIDE, tableOf } from './lookup-table'

/** The uniforms of a print's shader: the changes of its shop's colours, and the part of them to apply. */
export interface FadeUniforms {
  readonly uFade: { value: Texture | null }
  readonly uFadePart: { value: number }
}

/** The fading of all prints. All materials of a shop share their uniforms, so that a new age only changes a number. */
export interface Fader {
  /**
   * Returns the uniforms of the shop that printed a picture; null for pictures that do not fade (rooms, pencil, clay,
   * wood).
   */
  of(picture: string): FadeUniforms | null
  /** Sets the years of sunlight for every print; null leaves each as it was baked. */
  set(years: number | null): void
  dispose(): void
}

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

export function createFader(): Fader {
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
    of(picture) {
      const name = shopOf(picture)
      if (name === null) return null
      const made = uniforms.get(name) ?? { uFade: { value: null }, uFadePart: { value: 0 } }
      if (!uniforms.has(name)) updateUniforms(name, made)
      uniforms.set(name, made)
      return made
    },
    set(years) {
      currentYears = years
      for (const [name, made] of uniforms) updateUniforms(name, made)
    },
    dispose() {
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
