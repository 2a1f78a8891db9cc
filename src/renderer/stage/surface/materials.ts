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
import { createFader, type Fader, patchFading, type FadeUniforms } from './fading/fader'
import { type BounceUniforms, createBounceUniforms } from './ground-bounce'
import { patchLampPool } from './lamp-pool'
import { patchChunk } from './patch-chunk'
import { OILED, patchGloss } from './plain-gloss'
import { patchPlainRoomShadow, patchRoomShadow } from './room-shadow'
import type { Quality } from '../options'

/** A texture that repeats over another picture; medium grey leaves that one unchanged. */
interface Fibre {
  readonly picture: Texture
  readonly repeat: readonly [along: number, across: number]
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

/** Lean of the outermost normals of scratches, as the tangent of the angle. */
const MAX_NORMAL_LEAN = 0.26

/**
 * Three.js samples a single direction of the environment for brushed metal, bent towards the viewer, which would lose
 * the lamp's reflection. This averages over the normals of the scratches, which form a fan across them.
 */
const BRUSHED_CHUNK = `
#include <envmap_physical_pars_fragment>
#if defined( USE_ENVMAP ) && defined( USE_ANISOTROPY )
vec3 brushedRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 along ) {
  vec3 across = cross( along, normal );
  vec3 sum = vec3( 0.0 );
  for ( int i = -2; i <= 2; i ++ ) {
    vec3 leaning = normalize( normal + across * ( float( i ) * ${(MAX_NORMAL_LEAN / 2).toFixed(2)} ) );
    sum += getIBLRadiance( viewDir, leaning, roughness ) * float( 3 - abs( i ) );
  }
  return sum / 9.0;
}
#define getIBLAnisotropyRadiance( viewDir, normal, roughness, along, strength ) brushedRadiance( viewDir, normal, roughness, along )
#endif`

/** The properties of a surface: its print, its roughness, and the strength of the paper's grain. */
interface Surface {
  readonly map?: Texture | null
  /** A CSS colour, or linear factors of red, green and blue that multiply the picture. */
  readonly color?: string | readonly [number, number, number]
  readonly roughness?: number
  readonly roughnessMap?: Texture | null
  /** Paper grain: the repeat of its tile, and its depth. */
  readonly grain?: readonly [repeat: number, depth: number]
  /** Wood fibres over its picture, and their repeat along and across it. */
  readonly fibre?: Fibre | null
  /** Whether it reflects half of what lacquer would, as paper does too. */
  readonly matt?: boolean
  /** Whether it is metal, which has only reflected colour, and reflects the room a little more brightly. */
  readonly metal?: boolean
  /** A coat of varnish: its reflectance relative to clear lacquer, and its roughness. */
  readonly varnish?: readonly [share: number, roughness: number]
  /** Strength of scratches in one direction, along u of its texture coordinates, 0 to 1. */
  readonly brushed?: number
  /** A nap of raised fibres: the linear red, green and blue that they reflect at a flat angle, and their roughness. */
  readonly nap?: readonly [colour: readonly [number, number, number], roughness: number]
  /** Fading of its print's colours; null if it does not fade. */
  readonly fade?: FadeUniforms | null
}

/** All materials of the table, created once and shared; the low quality has a simpler kind. */
export type Materials = ReturnType<typeof createMaterials>

const colorOf = (color: string | readonly [number, number, number]) =>
  typeof color === 'string' ? new Color(color) : new Color(...color)

/** Creates a Lambert material, for slow machines. It has no roughness, grain or normal map. */
function createPlainMaterial(surface: Surface): MeshLambertMaterial {
  const material = new MeshLambertMaterial()
  if (surface.map) material.map = surface.map
  if (surface.color) material.color = colorOf(surface.color)
  patchShader(material, surface, false)
  return material
}

type Shader = Parameters<Material['onBeforeCompile']>[0]

/**
 * Patches a material's shader: fading print, wood fibres, a matt surface, lamp light, and the room's light in shadow.
 */
function patchShader(
  material: Material,
  { fade = null, fibre = null, brushed = 0 }: Surface,
  matt: boolean,
  bounce: BounceUniforms | null = null,
): void {
  material.onBeforeCompile = (shader: Shader) => {
    patchLampPool(shader)
    if (fade !== null) patchFading(shader, fade)
    if (fibre !== null) patchFibre(shader, fibre)
    if (matt) patchMatt(shader)
    if (bounce === null && fibre !== null) patchGloss(shader, OILED)
    if (bounce !== null && brushed > 0) patchBrushedMetal(shader)
    if (bounce === null) patchPlainRoomShadow(shader)
    else patchRoomShadow(shader, bounce)
  }
  material.customProgramCacheKey = () =>
    [fade === null ? '' : 'fading', fibre === null ? '' : 'fibrous', matt ? 'matt' : ''].join(' ')
}

const WHITE = [1, 1, 1] as const

/** Reflection of the room by metal, relative to paper. */
const METAL_SHINE = 1.2

/**
 * Creates the base material. Varnish, scratches and nap need the physical material, which costs more than the standard
 * one.
 */
function createBaseMaterial({ roughness = 0.6, varnish, brushed, nap }: Surface): MeshStandardMaterial {
  if (!varnish && brushed === undefined && !nap) return new MeshStandardMaterial({ roughness, metalness: 0 })
  const material = new MeshPhysicalMaterial({ roughness, metalness: 0 })
  if (varnish) [material.clearcoat, material.clearcoatRoughness] = varnish
  if (brushed !== undefined) {
    material.anisotropy = brushed
    // A highlight is stretched across the scratches.
    material.anisotropyRotation = Math.PI / 2
  }
  if (nap) {
    material.sheen = 1
    material.sheenColor = colorOf(nap[0])
    material.sheenRoughness = nap[1]
  }
  return material
}

function createFullMaterial(
  surface: Surface,
  pictures: Pictures,
  environment: Texture | null,
  bounce: BounceUniforms,
): MeshStandardMaterial {
  const material = createBaseMaterial(surface)
  if (surface.map) material.map = surface.map
  if (surface.color) material.color = colorOf(surface.color)
  if (surface.roughnessMap) material.roughnessMap = surface.roughnessMap
  if (surface.metal) {
    material.metalness = 1
    // The scene's environment has the same intensity for all materials, so metal gets an environment map of its own.
    material.envMap = environment
    material.envMapIntensity = METAL_SHINE
  }
  patchShader(material, surface, surface.grain !== undefined || surface.matt === true, bounce)
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
 * Patches a shader for uncoated paper, which absorbs light: half the usual specular reflection at normal incidence, a
 * third at a grazing angle. Without it, dark inks look milky under the lamp.
 */
export function patchMatt(shader: { fragmentShader: string }): void {
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'lights_physical_fragment', MATT)
}

/**
 * Creates the materials.
 * @param environment the environment map for metal, in the high quality
 * @param fader the fading of prints
 * @param bounce the light that the ground reflects upwards, in the high quality
 */
export function createMaterials(
  quality: Quality,
  pictures: Pictures,
  environment: Texture | null = null,
  fader: Fader = createFader(),
  bounce: BounceUniforms = createBounceUniforms(),
) {
  const materials = new Map<string, MeshLambertMaterial | MeshStandardMaterial>()
  function disposeMaterial(material: MeshLambertMaterial | MeshStandardMaterial): void {
    if (material instanceof MeshStandardMaterial) material.normalMap?.dispose()
    material.dispose()
  }
  const tints = new Map<string, readonly [number, number, number]>()
  /** Returns the material with this name, created from `surface` the first time. */
  function get(name: string, surface: () => Surface): Material {
    const known = materials.get(name)
    if (known) return known
    const material =
      quality === 'low' ? createPlainMaterial(surface()) : createFullMaterial(surface(), pictures, environment, bounce)
    material.name = name
    materials.set(name, material)
    return material
  }
  return {
    quality,
    pictures,
    fader,
    bounce,
    get,
    /**
     * Returns the material of a piece with a picture of its own (board, lid, leaflet), or with a plain colour if it was
     * not baked.
     * @param tint multiplies the picture: 0.5 of red, green and blue is half as bright
     */
    face(picture: string, roughness: number, plain: string, tint?: readonly [number, number, number]): Material {
      if (tint) tints.set(picture, tint)
      return get(`face ${picture}`, () => {
        const map = pictures.texture(pictures.face(picture)?.picture ?? picture)
        const color = map ? (tint ?? [1, 1, 1]) : plain
        return { map, color, roughness, grain: [7, 0.3], fade: map ? fader.of(picture) : null }
      })
    },
    /** Gives a material the new version of its picture. */
    updatePicture(picture: string): void {
      const material = materials.get(`face ${picture}`)
      if (!material) return
      material.map = pictures.texture(picture)
      material.color.setRGB(...(tints.get(picture) ?? WHITE))
      material.needsUpdate = true
    },
    /** Disposes of every material that shows one of these pictures; it is created again on demand. */
    release(released: ReadonlySet<string>): void {
      for (const [name, material] of [...materials]) {
        if (!material.map || !released.has(material.map.name)) continue
        disposeMaterial(material)
        materials.delete(name)
      }
    },
    dispose(): void {
      for (const material of materials.values()) disposeMaterial(material)
      materials.clear()
    },
  }
}

/** Patches a shader so that reflections on brushed metal are stretched across the scratches. */
export function patchBrushedMetal(shader: { fragmentShader: string }): void {
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'envmap_physical_pars_fragment', BRUSHED_CHUNK)
}

/** Adds fibres to a picture whose resolution is too low for close views; from afar their mean leaves it unchanged. */
function patchFibre(
  shader: { fragmentShader: string; uniforms: Record<string, unknown> },
  { picture, repeat }: Fibre,
): void {
  Object.assign(shader.uniforms, { uFibre: { value: picture }, uFibreRepeat: { value: new Vector2(...repeat) } })
  const source = patchChunk(shader.fragmentShader, 'common', FIBRE_HEAD)
  shader.fragmentShader = patchChunk(source, 'map_fragment', FIBRE_MAP)
}
