import { patchChunk } from './patch-chunk'

/** How far the outermost of the normals leans that scratches have, as the tangent of an angle. */
const SPREAD = 0.26

/**
 * Three lets brushed metal mirror one direction of the room, bent toward the eye: the lamp would go out in it. Here the
 * normals of scratches are followed, which lie in a fan across them.
 */
const FAN = `
#include <envmap_physical_pars_fragment>
#if defined( USE_ENVMAP ) && defined( USE_ANISOTROPY )
vec3 brushedRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 along ) {
  vec3 across = cross( along, normal );
  vec3 sum = vec3( 0.0 );
  for ( int i = -2; i <= 2; i ++ ) {
    vec3 leaning = normalize( normal + across * ( float( i ) * ${(SPREAD / 2).toFixed(2)} ) );
    sum += getIBLRadiance( viewDir, leaning, roughness ) * float( 3 - abs( i ) );
  }
  return sum / 9.0;
}
#define getIBLAnisotropyRadiance( viewDir, normal, roughness, along, strength ) brushedRadiance( viewDir, normal, roughness, along )
#endif`

/** Lets what is scratched in one direction mirror the room drawn out across the scratches. */
export function brushedShader(shader: { fragmentShader: string }): void {
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'envmap_physical_pars_fragment', FAN)
}
