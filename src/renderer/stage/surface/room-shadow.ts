import { type BounceUniforms, patchGroundBounce } from './ground-bounce'
import { patchChunk } from './patch-chunk'

/**
 * Three.js samples its shadow map at several places around a point and compares them all with the depth of that point.
 * On ground that slopes away from the lamp, these depths differ by more than a card's thickness, and a bias that covers
 * the difference lets light through under things on the ground: a bright line between a man and his shadow. Here each
 * sample is compared with the depth of the surface's plane at that place (Isidoro 2006, "Shadow mapping: GPU-based tips
 * and techniques"), so that hardly any bias is needed.
 *
 * `lampOpen` is the visible part of the lamp at a point; it is computed once, and used for the lamp's light and for the
 * room's.
 */
const SHADOW_CHUNK = `
#include <shadowmap_pars_fragment>
#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
float lampOpen = 1.0;
float findLampOpen( sampler2DShadow map, SpotLightShadow lamp, vec4 coord ) {
  vec3 at = coord.xyz / coord.w;
  vec3 across = dFdx( at );
  vec3 up = dFdy( at );
  float area = across.x * up.y - across.y * up.x;
  vec2 slope = vec2( up.y * across.z - across.y * up.z, across.x * up.z - up.x * across.z );
  slope = abs( area ) > 1e-14 ? clamp( slope / area, -STEEPEST, STEEPEST ) : vec2( 0.0 );
  if ( any( lessThan( at, vec3( 0.0 ) ) ) || any( greaterThan( at, vec3( 1.0 ) ) ) ) return 1.0;
  vec2 texel = 1.0 / lamp.shadowMapSize;
  // The card compares neighbours half a pixel away with one depth. What is steeper has little light to lose.
  float depth = at.z + lamp.shadowBias - 0.5 * dot( min( abs( slope ), vec2( STEEP ) ), texel );
  float turn = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
  float open = 0.0;
  for ( int i = 0; i < 5; i ++ ) {
    vec2 aside = vogelDiskSample( i, 5, turn ) * lamp.shadowRadius * texel;
    open += texture( map, vec3( at.xy + aside, depth + dot( slope, aside ) ) );
  }
  return mix( 1.0, open / 5.0, lamp.shadowIntensity );
}
#define getShadow( map, size, intensity, bias, radius, coord ) lampOpen
#endif`

/** Computed outside of any branch, because screen-space derivatives are undefined within one. */
const SHADOW_CALL_CHUNK = `
#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
if ( receiveShadow ) lampOpen = findLampOpen( spotShadowMap[ 0 ], spotLightShadows[ 0 ], vSpotLightCoord[ 0 ] );
#endif
#include <lights_fragment_begin>`

/**
 * `STEEPEST` is the steepest plane, relative to the lamp, that is followed; `STEEP` is the slope up to which the bias
 * grows. Both are in depth range of the map per width of the map; a slope of 45° is a third.
 */
const STEEPEST = 1.5

const STEEP = 0.5

/**
 * Part of the room's light that remains where the lamp is hidden, from the path-traced reference (docs/performance.md).
 */
const REMAINING_LIGHT = 0.4

/**
 * Cosines of the angle between a surface's normal and the lamp over which the surface counts as turning away from it.
 * The sides of things on a table turn away: below their horizon, their surroundings are the table in their own shadow.
 */
const TURNED_AWAY_COSINES = [-0.3, -0.05] as const

/** The part, 0 to 1, by which a surface is turned towards the lamp, as an expression in a shader that lights it. */
const TURNED_TO_LAMP = `smoothstep( ${TURNED_AWAY_COSINES[0].toFixed(2)}, ${TURNED_AWAY_COSINES[1].toFixed(2)},
  dot( geometryNormal, normalize( spotLights[ 0 ].position - geometryPosition ) ) )`

/** Part of the light from the ground that remains on such a surface: of the ground near it, half lies in its shadow. */
const REMAINING_BOUNCE = 0.6

/** Finds the part of the room's light that is left, and adds the light from the ground to the diffuse light. */
const ROOM_LIGHT_CHUNK = `
#include <lights_fragment_maps>
float roomLeft = 1.0;
float groundOpen = 1.0;
#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
if ( receiveShadow ) {
  float open = lampOpen * ${TURNED_TO_LAMP};
  roomLeft = mix( ${REMAINING_LIGHT.toFixed(2)}, 1.0, open );
  groundOpen = mix( ${REMAINING_BOUNCE.toFixed(2)}, 1.0, open );
}
#endif
iblIrradiance = max( vec3( 0.0 ), iblIrradiance * roomLeft
  + groundLight( geometryNormal, vViewPosition, roomLeft, groundOpen ) );`

const ROOM_SHADOW_CHUNK = `
#include <aomap_fragment>
reflectedLight.indirectSpecular *= roomLeft;
#ifdef USE_CLEARCOAT
  clearcoatSpecularIndirect *= roomLeft;
#endif
#ifdef USE_SHEEN
  sheenSpecularIndirect *= roomLeft;
#endif`

/** Part of the light of room and ground together that remains in the low quality, which casts no shadow of the lamp. */
const REMAINING_PLAIN = 0.5

const PLAIN_CHUNK = `
#include <lights_fragment_maps>
#if NUM_SPOT_LIGHTS > 0
irradiance *= mix( ${REMAINING_PLAIN.toFixed(2)}, 1.0, ${TURNED_TO_LAMP} );
#endif`

/** Patches a Lambert shader to reduce the room's light on surfaces that turn away from the lamp: the sides of things. */
export function patchPlainRoomShadow(shader: { fragmentShader: string }): void {
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'lights_fragment_maps', PLAIN_CHUNK)
}

/**
 * Patches a shader to cast the lamp's shadow, to reduce the room's light where the lamp is hidden, and to add the light
 * of the ground. Six sevenths of the room's light on a table come from the lamp's shade and the ceiling above it, so
 * whatever hides the lamp hides most of that too.
 */
export function patchRoomShadow(
  shader: { fragmentShader: string; uniforms: Record<string, unknown> },
  bounce: BounceUniforms,
): void {
  patchLampShadow(shader)
  patchGroundBounce(shader, bounce)
  const source = patchChunk(shader.fragmentShader, 'lights_fragment_maps', ROOM_LIGHT_CHUNK)
  shader.fragmentShader = patchChunk(source, 'aomap_fragment', ROOM_SHADOW_CHUNK)
}

/**
 * Patches a shader to compute the lamp's shadow from the surface's plane; `lampOpen` is available from the lights chunk
 * on.
 */
function patchLampShadow(shader: { fragmentShader: string }): void {
  const find = SHADOW_CHUNK.replaceAll('STEEPEST', STEEPEST.toFixed(1)).replace('STEEP', STEEP.toFixed(1))
  const source = patchChunk(shader.fragmentShader, 'shadowmap_pars_fragment', find)
  shader.fragmentShader = patchChunk(source, 'lights_fragment_begin', SHADOW_CALL_CHUNK)
}
