import { Color, type Texture } from 'three'
import { patchChunk } from './patch-chunk'

/**
 * The part of the table whose light is probed, in inches: centre and side of a square, and the pixels along a side. One
 * pixel is an inch, about as wide as the ground that lights the side of a man or a pile of chips.
 */
export const PROBED_GROUND = { x: 0, z: 4, side: 64, pixels: 64 } as const

/** What shaders know of the light that the ground reflects upwards. */
export interface BounceUniforms {
  /**
   * Radiance of the unshadowed ground as seen from above, premultiplied by the share of each pixel that is ground, which
   * is its alpha. Its mip levels are means over wider parts. Null before the ground was probed.
   */
  readonly uGround: { value: Texture | null }
  /** Radiance of the table in the painted environment, which the probed ground replaces. */
  readonly uPaintedGround: { readonly value: Color }
}

/** Creates the uniforms. @param paintedGround linear radiance of the table in the environment map */
export function createBounceUniforms(paintedGround = new Color(0, 0, 0)): BounceUniforms {
  return { uGround: { value: null }, uPaintedGround: { value: paintedGround } }
}

const glslFloat = (value: number): string => value.toFixed(4)
const { x, z, side } = PROBED_GROUND

/** Means over wider parts for surfaces higher above the ground: half of their light comes from within this many heights. */
const HEIGHTS_SEEN = 3

/**
 * `groundLight` is the difference that the real ground makes to the light from below: what it sends to a surface less
 * what the painted one sends. A surface that leans by an angle from the horizontal sees ground in the part `below` of
 * its hemisphere.
 */
const BOUNCE_HEAD = `
#include <common>
uniform sampler2D uGround;
uniform vec3 uPaintedGround;
vec3 groundLight( const in vec3 normal, const in vec3 toEye, const in float left, const in float open ) {
  vec3 facing = inverseTransformDirection( normal, viewMatrix );
  vec3 at = cameraPosition - toEye * mat3( viewMatrix );
  float height = max( 0.0, at.y );
  float below = 0.5 - 0.5 * facing.y;
  vec2 seen = at.xz + facing.xz * height;
  vec2 pixel = vec2( seen.x - ${glslFloat(x - side / 2)}, ${glslFloat(z + side / 2)} - seen.y ) / ${glslFloat(side)};
  vec4 ground = textureLod( uGround, pixel, log2( 1.0 + ${glslFloat(HEIGHTS_SEEN)} * height ) );
  return PI * below * ( ground.rgb * open - uPaintedGround * ground.a * left );
}`

/**
 * Patches a shader to declare `groundLight( normal, toEye, left, open )`, in view space: the irradiance from the probed
 * ground, of which the part `open` is lit by the lamp, less that from the painted ground, of which `left` remains.
 */
export function patchGroundBounce(
  shader: { fragmentShader: string; uniforms: Record<string, unknown> },
  bounce: BounceUniforms,
): void {
  Object.assign(shader.uniforms, bounce)
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'common', BOUNCE_HEAD)
}
