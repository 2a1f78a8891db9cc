import { patchChunk } from './patch-chunk'

/** Lean of the outermost normals of scratches, as the tangent of the angle. */
const MAX_NORMAL_LEAN = 0.26

/**
 * Three.js samples a single direction of the environment for brushed metal, bent towards the viewer, which would lose
 * the lamp's reflection. This averages over the normals of the scratches, which form a fan across them.
 */
const BRUSHED_CHUNK = `
#include <envmap_physical_pars_fragment>
#if defined( USE_ENVMAP ) && defined( USE_ANISOTROPY )
vec3 brushedRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 along ) {
  vec3 across = cross( along, normal );
  vec3 sum = vec3( 0.0 );
  for ( int i = -2; i <= 2; i ++ ) {
    vec3 leaning = normalize( normal + across * ( float( i ) * ${(MAX_NORMAL_LEAN / 2).toFixed(2)} ) );
    sum += getIBLRadiance( viewDir, leaning, roughness ) * float( 3 - abs( i ) );
  }
  return sum / 9.0;
}
#define getIBLAnisotropyRadiance( viewDir, normal, roughness, along, strength ) brushedRadiance( viewDir, normal, roughness, along )
#endif`

/** Patches a shader so that reflections on brushed metal are stretched across the scratches. */
export function patchBrushedMetal(shader: { fragmentShader: string }): void {
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'envmap_physical_pars_fragment', BRUSHED_CHUNK)
}
