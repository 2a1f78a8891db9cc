import { type BounceUniforms, patchGroundBounce } from './ground-bounce'
import { patchLampShadow } from './lamp-shadow'
import { patchChunk } from './patch-chunk'

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
