import { type Texture, Vector2 } from 'three'
import { patchChunk } from './patch-chunk'

/** A texture that repeats over another picture; medium grey leaves that one unchanged. */
export interface Fibre {
  readonly picture: Texture
  readonly repeat: readonly [along: number, across: number]
}

const FIBRE_HEAD = `
uniform sampler2D uFibre;
uniform vec2 uFibreRepeat;
#include <common>`

const FIBRE_MAP = `
#include <map_fragment>
#ifdef USE_MAP
diffuseColor.rgb *= 0.5 + texture2D(uFibre, vMapUv * uFibreRepeat).r;
#endif`

/** Adds fibres to a picture whose resolution is too low for close views; from afar their mean leaves it unchanged. */
export function patchFibre(
  shader: { fragmentShader: string; uniforms: Record<string, unknown> },
  { picture, repeat }: Fibre,
): void {
  Object.assign(shader.uniforms, { uFibre: { value: picture }, uFibreRepeat: { value: new Vector2(...repeat) } })
  const source = patchChunk(shader.fragmentShader, 'common', FIBRE_HEAD)
  shader.fragmentShader = patchChunk(source, 'map_fragment', FIBRE_MAP)
}
