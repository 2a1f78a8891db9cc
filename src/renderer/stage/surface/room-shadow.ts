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

const ROOM_SHADOW_CHUNK = `
#include <aomap_fragment>
#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
if ( receiveShadow ) {
  float toLamp = dot( geometryNormal, normalize( spotLights[ 0 ].position - geometryPosition ) );
  float open = lampOpen * smoothstep( ${TURNED_AWAY_COSINES[0].toFixed(2)}, ${TURNED_AWAY_COSINES[1].toFixed(2)}, toLamp );
  float left = mix( ${REMAINING_LIGHT.toFixed(2)}, 1.0, open );
  reflectedLight.indirectDiffuse *= left;
  reflectedLight.indirectSpecular *= left;
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= left;
  #endif
  #ifdef USE_SHEEN
    sheenSpecularIndirect *= left;
  #endif
}
#endif`

/**
 * Patches a shader to cast the lamp's shadow, and to reduce the room's light where the lamp is hidden. Six sevenths of
 * the room's light on a table come from the lamp's shade and the ceiling above it, so whatever hides the lamp hides
 * most of that too.
 */
export function patchRoomShadow(shader: { fragmentShader: string }): void {
  patchLampShadow(shader)
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'aomap_fragment', ROOM_SHADOW_CHUNK)
}
