import { lampShadowShader } from './lamp-shadow'
import { patchChunk } from './patch-chunk'

/** What of the room's light is left where the lamp does not reach, by the path-traced reference (docs/performance.md). */
const LEFT = 0.4

/**
 * Cosines between a surface and the lamp over which it turns away from it. Whatever stands on a table turns its sides
 * away: the room below their horizon is the table in their own shadow.
 */
const TURNED = [-0.3, -0.05] as const

const SHADED = `
#include <aomap_fragment>
#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
if ( receiveShadow ) {
  float toLamp = dot( geometryNormal, normalize( spotLights[ 0 ].position - geometryPosition ) );
  float open = lampOpen * smoothstep( ${TURNED[0].toFixed(2)}, ${TURNED[1].toFixed(2)}, toLamp );
  float left = mix( ${LEFT.toFixed(2)}, 1.0, open );
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
 * Casts the lamp's shadow, and shades the room's light where the lamp is hidden. Six sevenths of what falls on a table
 * from the room come from the lamp's shade and the ceiling above it: what hides the lamp hides most of them too.
 */
export function roomShadowShader(shader: { fragmentShader: string }): void {
  lampShadowShader(shader)
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'aomap_fragment', SHADED)
}
