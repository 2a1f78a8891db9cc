import { patchChunk } from './patch-chunk'

/** What of the room's light is left where the lamp does not reach, by the path-traced reference (docs/performance.md). */
const LEFT = 0.4

const SHADED = `
#include <aomap_fragment>
#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
if ( receiveShadow ) {
  SpotLightShadow hiding = spotLightShadows[ 0 ];
  float open = getShadow( spotShadowMap[ 0 ], hiding.shadowMapSize, hiding.shadowIntensity, hiding.shadowBias,
    hiding.shadowRadius, vSpotLightCoord[ 0 ] );
  float left = mix( ${LEFT.toFixed(2)}, 1.0, open );
  reflectedLight.indirectDiffuse *= left;
  reflectedLight.indirectSpecular *= left;
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= left;
  #endif
}
#endif`

/**
 * Shades the room's light where the lamp is hidden. Six sevenths of what falls on a table from the room come from the
 * lamp's shade and the ceiling above it: what hides the lamp hides most of them too.
 */
export function roomShadowShader(shader: { fragmentShader: string }): void {
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'aomap_fragment', SHADED)
}
