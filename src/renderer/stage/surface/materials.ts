import {
  Color,
  type Material,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Texture,
  Vector2,
} from 'three'
import type { Pictures } from './piece-pictures'
import { createFader, type Fader, fadeShader, type FadeUniforms } from './fading/fader'
import { brushedShader } from './brushed'
import { lampPoolShader } from './lamp-pool'
import { patchChunk } from './patch-chunk'
import { roomShadowShader } from './room-shadow'
import type { Quality } from '../options'

/** A picture that repeats over another: half grey leaves that one as it is. */
interface Fibre {
  readonly picture: Texture
  readonly repeat: readonly [along: number, across: number]
}

/** A matt surface: what it is printed with, how rough, how strongly the paper's grain shows. */
interface Surface {
  readonly map?: Texture | null
  /** A colour's name, or linear parts of red, green and blue that multiply the picture. */
  readonly color?: string | readonly [number, number, number]
  readonly roughness?: number
  readonly roughnessMap?: Texture | null
  /** Paper grain: how often its tile repeats, and how deep it is. */
  readonly grain?: readonly [repeat: number, depth: number]
  /** Fibres of wood over its picture, and how often they repeat along and across it. */
  readonly fibre?: Fibre | null
  /** It mirrors half of what lacquer would, as paper does too. */
  readonly matt?: boolean
  /** Metal: it has no colour but what it mirrors, and mirrors the room a little brighter. */
  readonly metal?: boolean
  /** A coat of varnish over it: how much it mirrors of what clear lacquer would, and how rough it is. */
  readonly varnish?: readonly [share: number, roughness: number]
  /** Scratched all in one direction, along u of its picture's coordinates: how strongly, 0 to 1. */
  readonly brushed?: number
  /** Fibres that stand up, and how rough they are: linear red, green and blue of what they throw at a flat angle. */
  readonly nap?: readonly [colour: readonly [number, number, number], roughness: number]
  /** Printed: its colours fade. */
  readonly fade?: FadeUniforms | null
}

/** Every material of the table, made once and shared; the low quality has its own, plainer kind. */
export interface Materials {
  readonly quality: Quality
  readonly pictures: Pictures
  readonly fader: Fader
  /** The material of this name, made by `surface` the first time. */
  get(name: string, surface: () => Surface): Material
  /**
   * A picture that fills a thing of its own (board, lid, leaflet), or its plain colour where it was not baked.
   * @param tint multiplies the picture: 0.5 of red, green and blue is half as bright
   */
  face(picture: string, roughness: number, plain: string, tint?: readonly [number, number, number]): Material
  /** A picture was replaced: its material takes the new one. */
  reprint(picture: string): void
  /** Disposes of every material that shows one of these pictures: whoever wants it again has it made anew. */
  release(pictures: ReadonlySet<string>): void
  dispose(): void
}

const colorOf = (color: string | readonly [number, number, number]) =>
  typeof color === 'string' ? new Color(color) : new Color(...color)

/** Lambert has neither roughness nor grain: both are dropped on slow machines, as is the normal map. */
function plainMaterial(surface: Surface): MeshLambertMaterial {
  const material = new MeshLambertMaterial()
  if (surface.map) material.map = surface.map
  if (surface.color) material.color = colorOf(surface.color)
  treat(material, surface, false)
  return material
}

type Shader = Parameters<Material['onBeforeCompile']>[0]

/** Gives a material its part of the shader: fading print, fibres of wood, a matt surface, the room's light in shadow. */
function treat(material: Material, { fade = null, fibre = null, brushed = 0 }: Surface, matt: boolean): void {
  const full = material instanceof MeshStandardMaterial
  material.onBeforeCompile = (shader: Shader) => {
    lampPoolShader(shader)
    if (fade !== null) fadeShader(shader, fade)
    if (fibre !== null) fibreShader(shader, fibre)
    if (matt) mattShader(shader)
    if (full && brushed > 0) brushedShader(shader)
    if (full) roomShadowShader(shader)
  }
  material.customProgramCacheKey = () =>
    [fade === null ? '' : 'fading', fibre === null ? '' : 'fibrous', matt ? 'matt' : ''].join(' ')
}

const FIBRE_HEAD = `
uniform sampler2D uFibre;
uniform vec2 uFibreRepeat;
#include <common>`

const FIBRE_MAP = `
#include <map_fragment>
#ifdef USE_MAP
diffuseColor.rgb *= 0.5 + texture2D(uFibre, vMapUv * uFibreRepeat).r;
#endif`

/** Draws fibres over a picture that has too few pixels from near; from afar their mean leaves it as it is. */
function fibreShader(shader: Shader, { picture, repeat }: Fibre): void {
  Object.assign(shader.uniforms, { uFibre: { value: picture }, uFibreRepeat: { value: new Vector2(...repeat) } })
  const source = patchChunk(shader.fragmentShader, 'common', FIBRE_HEAD)
  shader.fragmentShader = patchChunk(source, 'map_fragment', FIBRE_MAP)
}

const WHITE = [1, 1, 1] as const

/** How much brighter metal mirrors the room than paper does. */
const METAL_SHINE = 1.2

/** What has more than one surface asks more of the graphics card than paper does. */
function bodyOf({ roughness = 0.6, varnish, brushed, nap }: Surface): MeshStandardMaterial {
  if (!varnish && brushed === undefined && !nap) return new MeshStandardMaterial({ roughness, metalness: 0 })
  const body = new MeshPhysicalMaterial({ roughness, metalness: 0 })
  if (varnish) [body.clearcoat, body.clearcoatRoughness] = varnish
  if (brushed !== undefined) {
    body.anisotropy = brushed
    // A glint is drawn out across the scratches.
    body.anisotropyRotation = Math.PI / 2
  }
  if (nap) {
    body.sheen = 1
    body.sheenColor = colorOf(nap[0])
    body.sheenRoughness = nap[1]
  }
  return body
}

function fullMaterial(surface: Surface, pictures: Pictures, room: Texture | null): MeshStandardMaterial {
  const material = bodyOf(surface)
  if (surface.map) material.map = surface.map
  if (surface.color) material.color = colorOf(surface.color)
  if (surface.roughnessMap) material.roughnessMap = surface.roughnessMap
  if (surface.metal) {
    material.metalness = 1
    // The scene's own environment has one strength for all.
    material.envMap = room
    material.envMapIntensity = METAL_SHINE
  }
  treat(material, surface, surface.grain !== undefined || surface.matt === true)
  const paper = pictures.texture('room/paper-normal')
  if (surface.grain && paper) {
    const grain = paper.clone()
    grain.repeat.setScalar(surface.grain[0])
    material.normalMap = grain
    material.normalScale = new Vector2(surface.grain[1], surface.grain[1])
  }
  return material
}

const MATT = `#include <lights_physical_fragment>
material.specularColor *= 0.5;
material.specularColorBlended *= 0.5;
material.specularF90 = 0.3;`

/**
 * Uncoated paper drinks light: half the mirror's share head on, a third at a flat angle. Without this dark inks go milky
 * under the lamp.
 */
export function mattShader(shader: { fragmentShader: string }): void {
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'lights_physical_fragment', MATT)
}

/**
 * @param room what metal mirrors, in the full quality
 * @param fader the sun that the prints stood in
 */
export function createMaterials(
  quality: Quality,
  pictures: Pictures,
  room: Texture | null = null,
  fader: Fader = createFader(),
): Materials {
  const made = new Map<string, MeshLambertMaterial | MeshStandardMaterial>()
  function drop(material: MeshLambertMaterial | MeshStandardMaterial): void {
    if (material instanceof MeshStandardMaterial) material.normalMap?.dispose()
    material.dispose()
  }
  const tints = new Map<string, readonly [number, number, number]>()
  function get(name: string, surface: () => Surface): Material {
    const known = made.get(name)
    if (known) return known
    const material = quality === 'low' ? plainMaterial(surface()) : fullMaterial(surface(), pictures, room)
    material.name = name
    made.set(name, material)
    return material
  }
  return {
    quality,
    pictures,
    fader,
    get,
    face(picture, roughness, plain, tint) {
      if (tint) tints.set(picture, tint)
      return get(`face ${picture}`, () => {
        const map = pictures.texture(pictures.face(picture)?.picture ?? picture)
        const color = map ? (tint ?? [1, 1, 1]) : plain
        return { map, color, roughness, grain: [7, 0.3], fade: map ? fader.of(picture) : null }
      })
    },
    reprint(picture) {
      const material = made.get(`face ${picture}`)
      if (!material) return
      material.map = pictures.texture(picture)
      material.color.setRGB(...(tints.get(picture) ?? WHITE))
      material.needsUpdate = true
    },
    release(released) {
      for (const [name, material] of [...made]) {
        if (!material.map || !released.has(material.map.name)) continue
        drop(material)
        made.delete(name)
      }
    },
    dispose() {
      for (const material of made.values()) drop(material)
      made.clear()
    },
  }
}
