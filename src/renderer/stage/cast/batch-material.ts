import { type Material, MeshDepthMaterial, MeshStandardMaterial, type WebGLProgramParametersWithUniforms } from 'three'
import { patchFading, type FadeUniforms } from '../surface/fading/fader'
import type { BounceUniforms } from '../surface/ground-bounce'
import { patchLampPool } from '../surface/lamp-pool'
import { patchMatt } from '../surface/materials'
import { patchChunk } from '../surface/patch-chunk'
import { LACQUERED, patchGloss } from '../surface/plain-gloss'
import { patchRoomShadow } from '../surface/room-shadow'

/** Surface properties of a batch's instances. */
export interface BatchSurface {
  /** Whether the shape is round as seen from above, with a circle as its rim. */
  readonly round: boolean
  /** Whether it is uncoated paper or clay; otherwise the surface shines like lacquer. */
  readonly matt: boolean
  /** Fading of its print's colours; null if it does not fade. */
  readonly fade?: FadeUniforms | null
  /** The light that the ground reflects upwards. */
  readonly bounce: BounceUniforms
}

const VERTEX_HEAD = `
attribute vec4 aFace;
attribute vec4 aUnder;
attribute vec3 aBend;
attribute float under;
varying float vGlow;
varying float vUnder;
varying vec2 vLocal;
#include <common>`

const VERTEX_UV = `
#include <uv_vertex>
vGlow = aBend.z;
vUnder = under;
vLocal = uv;
#ifdef USE_MAP
vec4 cell = under > 0.5 ? aUnder : aFace;
vMapUv = cell.xy + uv * cell.zw;
#endif`

const VERTEX_NORMAL = `
#include <beginnormal_vertex>
objectNormal = normalize(objectNormal
  - vec3(2.0 * aBend.x * position.x, 0.0, 2.0 * aBend.y * position.z) * objectNormal.y);`

const VERTEX_BEND = `
#include <begin_vertex>
transformed.y += aBend.x * position.x * position.x + aBend.y * position.z * position.z;`

const FRAGMENT_HEAD = `
varying float vGlow;
varying float vUnder;
varying vec2 vLocal;
#include <common>`

/** Worn lacquer: hands and neighbouring pieces rub it raggedly off the rims, down to the wood. */
const FRAGMENT_WEAR = `
#include <map_fragment>
#if defined(LACQUERED) && !defined(USE_MAP)
vec2 fromMiddle = vLocal * 2.0 - 1.0;
float around = vUnder > 0.5 ? vLocal.x * 6.2832 : atan(-fromMiddle.y, fromMiddle.x);
float ragged = 0.5 + 0.2 * sin(around * 5.0 + 1.0) + 0.16 * sin(around * 17.0 + 2.6) + 0.14 * sin(around * 41.0);
float edge = vUnder > 0.5 ? smoothstep(0.8, 0.97, vLocal.y) : smoothstep(0.84, 0.97, length(fromMiddle));
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.4, 0.24, 0.11), edge * smoothstep(0.42, 0.8, ragged) * 0.75);
diffuseColor.rgb *= 0.9 + 0.1 * sin(around * 3.0 + vLocal.y * 31.0 + 4.0 * sin(vLocal.y * 9.0));
#endif`

/** Glow: warm light, as if from beneath the edge; strongest along the rim, hardly visible over the print. */
const FRAGMENT_GLOW = `
#include <emissivemap_fragment>
vec2 rim = abs(vLocal - 0.5) * 2.0;
#ifdef ROUND
float nearRim = vUnder > 0.5 ? 0.7 : smoothstep(0.72, 1.0, length(rim));
#else
float nearRim = smoothstep(0.72, 1.0, max(rim.x, rim.y));
#endif
float lit = vGlow * (0.14 + 0.86 * nearRim);
totalEmissiveRadiance += diffuseColor.rgb * vec3(1.1, 0.5, 0.1) * lit;
diffuseColor.rgb *= mix(vec3(1.0), vec3(1.0, 0.78, 0.36), lit);`

type Shader = WebGLProgramParametersWithUniforms

/** Patches the vertex shader to read the picture's cell, the bend and the glow of each instance. */
function patchVertices(shader: Shader): void {
  let source = patchChunk(shader.vertexShader, 'common', VERTEX_HEAD)
  source = patchChunk(source, 'uv_vertex', VERTEX_UV)
  source = patchChunk(source, 'beginnormal_vertex', VERTEX_NORMAL)
  shader.vertexShader = patchChunk(source, 'begin_vertex', VERTEX_BEND)
}

/** Patches the fragment shader to show wear and glow. */
function patchFragments(shader: Shader): void {
  let source = patchChunk(shader.fragmentShader, 'common', FRAGMENT_HEAD)
  source = patchChunk(source, 'map_fragment', FRAGMENT_WEAR)
  shader.fragmentShader = patchChunk(source, 'emissivemap_fragment', FRAGMENT_GLOW)
}

/**
 * Patches a material to use the picture, bend and glow of each instance.
 * @returns the same material
 */
export function patchBatchMaterial(material: Material, { round, matt, fade = null, bounce }: BatchSurface): Material {
  material.onBeforeCompile = (shader) => {
    patchVertices(shader)
    patchFragments(shader)
    patchLampPool(shader)
    // Removes the chunk that reads the picture, so all patches around that chunk come first.
    if (fade !== null) patchFading(shader, fade)
    if (material instanceof MeshStandardMaterial) {
      if (matt) patchMatt(shader)
      patchRoomShadow(shader, bounce)
    } else if (!matt) patchGloss(shader, LACQUERED)
  }
  material.defines = { ...material.defines, ...(round ? { ROUND: '' } : {}), ...(matt ? {} : { LACQUERED: '' }) }
  material.customProgramCacheKey = () => `batch ${String(matt)} ${String(fade !== null)}`
  return material
}

/** Creates the depth material for a batch's cast shadow, with the bend of each instance. */
export function createBatchDepthMaterial(): Material {
  const depth = new MeshDepthMaterial()
  depth.onBeforeCompile = patchVertices
  depth.customProgramCacheKey = () => 'batch'
  return depth
}
