import { patchChunk } from './patch-chunk'

/** What the shade's edge makes of the lamp's light where the pool ends, by red, green and blue. */
export const POOL_RIM = [1.06, 0.92, 0.7] as const
/** The part of the light in the pool's middle at which it is as warm as can be, and at which it is the lamp's own. */
export const POOL_EDGE = [0.1, 0.8] as const

const POOL = `
#include <lights_pars_begin>
#if NUM_SPOT_LIGHTS > 0
void findLampLight( const in SpotLight lamp, const in vec3 at, out IncidentLight light ) {
  getSpotLightInfo( lamp, at, light );
  float part = getSpotAttenuation( lamp.coneCos, lamp.penumbraCos, dot( light.direction, lamp.direction ) );
  light.color *= mix( vec3( ${POOL_RIM.join(', ')} ), vec3( 1.0 ), smoothstep( ${POOL_EDGE.join(', ')}, part ) );
}
#define getSpotLightInfo findLampLight
#endif`

/** Warms the lamp's light towards the edge of its pool: what comes past the edge of a shade has met its lining. */
export function lampPoolShader(shader: { fragmentShader: string }): void {
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'lights_pars_begin', POOL)
}
