import { type Material, MeshDepthMaterial, MeshStandardMaterial, type WebGLProgramParametersWithUniforms } from 'three'
import { fadeShader, type FadeUniforms } from '../surface/fading/fader'
import { lampPoolShader } from '../surface/lamp-pool'
import { mattShader } from '../surface/materials'
import { patchChunk } from '../surface/patch-chunk'
import { roomShadowShader } from '../surface/room-shadow'

/** How the instances of a batch take light. */
export interface BatchSurface {
  /** Round seen from above: its rim is a circle. */
  readonly round: boolean
  /** Uncoated paper and clay; without it the surface shines like lacquer. */
  readonly matt: boolean
  /** Printed: its colours fade. */
  readonly fade?: FadeUniforms | null
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

/** Lacquer wears where hands and neighbours touch it: on the rims, raggedly, down to the wood. */
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

/** A glowing thing looks lit from beneath its edge: warm light, strongest along the rim, hardly over the print. */
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

/** Vertices read the picture's cell, the bend and the glow of their instance. */
function patchVertices(shader: Shader): void {
  let source = patchChunk(shader.vertexShader, 'common', VERTEX_HEAD)
  source = patchChunk(source, 'uv_vertex', VERTEX_UV)
  source = patchChunk(source, 'beginnormal_vertex', VERTEX_NORMAL)
  shader.vertexShader = patchChunk(source, 'begin_vertex', VERTEX_BEND)
}

/** Fragments show wear and glow. */
function patchFragments(shader: Shader): void {
  let source = patchChunk(shader.fragmentShader, 'common', FRAGMENT_HEAD)
  source = patchChunk(source, 'map_fragment', FRAGMENT_WEAR)
  shader.fragmentShader = patchChunk(source, 'emissivemap_fragment', FRAGMENT_GLOW)
}

/**
 * Gives a material the picture, bend and glow of each instance.
 * @returns the same material
 */
export function batchMaterial(material: Material, { round, matt, fade = null }: BatchSurface): Material {
  material.onBeforeCompile = (shader) => {
    patchVertices(shader)
    patchFragments(shader)
    lampPoolShader(shader)
    // Takes the chunk that reads the picture away: whatever stands around it is patched before.
    if (fade !== null) fadeShader(shader, fade)
    // The low quality's material mirrors nothing.
    if (!(material instanceof MeshStandardMaterial)) return
    if (matt) mattShader(shader)
    roomShadowShader(shader)
  }
  material.defines = { ...material.defines, ...(round ? { ROUND: '' } : {}), ...(matt ? {} : { LACQUERED: '' }) }
  material.customProgramCacheKey = () => `batch ${String(matt)} ${String(fade !== null)}`
  return material
}

/** What a batch's shadow is drawn with: its instances bend there too. */
export function batchDepthMaterial(): Material {
  const depth = new MeshDepthMaterial()
  depth.onBeforeCompile = patchVertices
  depth.customProgramCacheKey = () => 'batch'
  return depth
}
