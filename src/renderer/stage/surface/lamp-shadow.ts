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
 * Patches a shader to compute the lamp's shadow from the surface's plane; `lampOpen` is available from the lights chunk
 * on.
 */
export function patchLampShadow(shader: { fragmentShader: string }): void {
  const find = SHADOW_CHUNK.replaceAll('STEEPEST', STEEPEST.toFixed(1)).replace('STEEP', STEEP.toFixed(1))
  const source = patchChunk(shader.fragmentShader, 'shadowmap_pars_fragment', find)
  shader.fragmentShader = patchChunk(source, 'lights_fragment_begin', SHADOW_CALL_CHUNK)
}
