import { patchChunk } from './patch-chunk'

/** How a surface of the low quality reflects. */
export interface Gloss {
  /** Reflectance when viewed straight, and at a grazing angle. */
  readonly reflectance: readonly [straight: number, grazing: number]
  /** Roughness, as in the high quality. */
  readonly roughness: number
  /** Narrowness of the mirrored lamp shade and ceiling: an exponent of the cosine. */
  readonly narrowness: number
}

/** Oiled wood, and lacquered wood. */
export const OILED: Gloss = { reflectance: [0.011, 0.2], roughness: 0.75, narrowness: 7 }
export const LACQUERED: Gloss = { reflectance: [0.018, 0.5], roughness: 0.4, narrowness: 16 }

/**
 * Radiance of the painted room in a rough mirror: everywhere, and more in the direction of the lamp's shade and of the
 * ceiling above it, in linear red, green and blue.
 */
const ROOM_RADIANCE = { all: [0.32, 0.16, 0.09], lamp: [3.9, 2.1, 1.05] } as const

const vec3 = (values: readonly number[]): string => `vec3( ${values.map((value) => value.toFixed(3)).join(', ')} )`

/** The lamp's highlight is that of Walter et al. 2007, "Microfacet models for refraction", without masking. */
const glossChunk = ({ reflectance: [straight, grazing], roughness, narrowness }: Gloss): string => `
#if NUM_SPOT_LIGHTS > 0
{
  IncidentLight lampLight;
  getSpotLightInfo( spotLights[ 0 ], - vViewPosition, lampLight );
  vec3 toEye = normalize( vViewPosition );
  vec3 toLamp = lampLight.direction;
  float facing = max( dot( normal, toEye ), 0.2 );
  float nearness = saturate( dot( normal, normalize( toLamp + toEye ) ) );
  float spread = nearness * nearness * ${(roughness ** 4 - 1).toFixed(4)} + 1.0;
  float lobe = ${(roughness ** 4 / (4 * Math.PI)).toFixed(5)} / ( spread * spread * facing );
  float fresnel = mix( ${straight.toFixed(3)}, ${grazing.toFixed(3)}, pow( 1.0 - facing, 5.0 ) );
  float mirrored = pow( saturate( dot( reflect( - toEye, normal ), toLamp ) ), ${narrowness.toFixed(1)} );
  vec3 room = ${vec3(ROOM_RADIANCE.all)} + ${vec3(ROOM_RADIANCE.lamp)} * mirrored;
  outgoingLight += fresnel * ( room + lampLight.color * lobe * step( 0.0, dot( normal, toLamp ) ) );
}
#endif
#include <opaque_fragment>`

/**
 * Patches a Lambert shader, which has no mirrored light, to add that of the lamp and of the room: without it oiled wood
 * is nearly black where the lamp does not light it straight.
 */
export function patchGloss(shader: { fragmentShader: string }, gloss: Gloss): void {
  shader.fragmentShader = patchChunk(shader.fragmentShader, 'opaque_fragment', glossChunk(gloss))
}
