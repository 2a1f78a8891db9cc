import { patchChunk } from './patch-chunk'

/** Colour factors of the lamp's light at the edge of its pool, for red, green and blue. */
const POOL_EDGE_COLOUR = [1.06, 0.92, 0.7] as const
/**
 * Parts of the intensity at the pool's centre: below the first the light is warmest, above the second it has the lamp's
 * own colour.
 */
const POOL_FADE_RANGE = [0.1, 0.8] as const

const POOL_CHUNK = `
#include <lights_pars_begin>
#if NUM_SPOT_LIGHTS > 0
void findLampLight( const in SpotLight lamp, const in vec3 at, out IncidentLight light ) {
  getSpotLightInfo( lamp, at, light );
  float part = getSpotAttenuation( lamp.coneCos, lamp.penumbraCos, dot( light.direction, lamp.direction ) );
  light.color *= mix( vec3( ${POOL_EDGE_COLOUR.join(', ')} ), vec3( 1.0 ), smoothstep( ${POOL_FADE_RANGE.join(', ')}, part ) );
}
#define getSpotLightInfo findLampLight
#endif`

/**
 * Patches a shader to warm the lamp's light towards the edge of its pool, where it was reflected by the lining of the
 * shade.
 */
export function patchLampPool(shader: { fragmentShader: string }): void {
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'lights_pars_begin', POOL_CHUNK)
}
