import {
  type Material,
  MeshDepthMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  ShaderChunk,
  ShaderLib,
  type WebGLProgramParametersWithUniforms,
} from 'three'
import { describe, expect, it } from 'vitest'
import { createBatchDepthMaterial, patchBatchMaterial } from '../../../../src/renderer/stage/cast/batch-material'
import { patchBrushedMetal, patchMatt } from '../../../../src/renderer/stage/surface/materials'
import { createBounceUniforms } from '../../../../src/renderer/stage/surface/ground-bounce'
import { patchFading } from '../../../../src/renderer/stage/surface/fading/fader'
import { patchChunk } from '../../../../src/renderer/stage/surface/patch-chunk'

/** Returns what three passes to a material before it compiles: the sources of the installed version. */
function sources(of: 'standard' | 'lambert' | 'depth'): WebGLProgramParametersWithUniforms {
  const { vertexShader, fragmentShader } = ShaderLib[of]
  const shader: Partial<WebGLProgramParametersWithUniforms> = { vertexShader, fragmentShader, uniforms: {} }
  return shader as WebGLProgramParametersWithUniforms
}

function compiled(material: Material): WebGLProgramParametersWithUniforms {
  const kind =
    material instanceof MeshDepthMaterial ? 'depth' : material instanceof MeshStandardMaterial ? 'standard' : 'lambert'
  const shader = sources(kind)
  // No patch asks the renderer anything.
  material.onBeforeCompile(shader, undefined as never)
  return shader
}

const fade = { uFade: { value: null }, uFadePart: { value: 0 } }
const WEAR = 'float ragged'
const GLOW = 'totalEmissiveRadiance +='
const MATT = 'material.specularF90 = 0.3'
const ROOM_SHADOW = 'iblIrradiance * roomLeft'
const GLOSS = 'outgoingLight += fresnel'
const GROUND_LIGHT = '+ groundLight( geometryNormal'
const LAMP_SHADOW = '#define getShadow( map, size, intensity, bias, radius, coord ) lampOpen'
const LAMP_POOL = '#define getSpotLightInfo findLampLight'
const FADED = 'printed.rgb = mix('

describe('patching a shader', () => {
  it('puts the text where the chunk was, dollar signs and all', () => {
    expect(patchChunk('a\n#include <common>\nb', 'common', "$& $' x")).toBe("a\n$& $' x\nb")
  })

  it('throws where the chunk is not there, and names it', () => {
    expect(() => patchChunk('void main() {}', 'map_fragment', '')).toThrow('map_fragment')
  })

  it('throws when a patch would find its chunk taken away by an earlier one', () => {
    const shader = sources('standard')
    patchFading(shader, fade)
    expect(() => patchFading(shader, fade)).toThrow('map_fragment')
    expect(() => patchMatt(sources('lambert'))).toThrow('lights_physical_fragment')
  })
})

describe('the material of a batch', () => {
  it.each([
    ['paper that fades', new MeshStandardMaterial(), true, fade],
    ['paper that does not', new MeshStandardMaterial(), true, null],
    ['lacquer', new MeshStandardMaterial(), false, null],
    ['paper that fades, plainly', new MeshLambertMaterial(), true, fade],
    ['lacquer, plainly', new MeshLambertMaterial(), false, null],
  ] as const)('%s has every patch', (_, material, matt, faded) => {
    const surface = { round: false, matt, fade: faded, bounce: createBounceUniforms() }
    const { vertexShader, fragmentShader } = compiled(patchBatchMaterial(material, surface))
    for (const attribute of ['aFace', 'aUnder', 'aBend']) expect(vertexShader).toContain(attribute)
    expect(fragmentShader).toContain(WEAR)
    expect(fragmentShader).toContain(GLOW)
    expect(fragmentShader.includes(FADED)).toBe(faded !== null)
    expect(fragmentShader.includes(MATT)).toBe(matt && material instanceof MeshStandardMaterial)
    expect(fragmentShader).toContain(LAMP_POOL)
    expect(fragmentShader.includes(GLOSS)).toBe(!matt && material instanceof MeshLambertMaterial)
    for (const shaded of [ROOM_SHADOW, LAMP_SHADOW, GROUND_LIGHT])
      expect(fragmentShader.includes(shaded)).toBe(material instanceof MeshStandardMaterial)
    // The picture is read once: by three's chunk, or by what stands in its place.
    expect(fragmentShader.split('#include <map_fragment>')).toHaveLength(faded === null ? 2 : 1)
  })

  it('bends its shadow too', () => {
    expect(compiled(createBatchDepthMaterial()).vertexShader).toContain('transformed.y += aBend.x')
  })
})

describe('the shadow of the lamp', () => {
  const parts = (name: keyof typeof ShaderChunk) => ShaderChunk[name]

  it('stands in the place of every call that three makes, with as many words', () => {
    // The room's light and the lamp's light use the same number. If three made this call in another way, it would get
    // another number.
    const calls = [...parts('lights_fragment_begin').matchAll(/getShadow\(([^;]*)\) : 1\.0;/g)]
    const spot = calls.filter(([, words]) => words!.includes('spotShadowMap'))
    expect(spot).toHaveLength(1)
    expect(spot[0]![1]!.split(',')).toHaveLength(6)
  })

  it('asks for what three declares', () => {
    const declared = parts('shadowmap_pars_fragment')
    for (const name of ['vec2 vogelDiskSample( int', 'float interleavedGradientNoise( vec2', 'vSpotLightCoord'])
      expect(declared).toContain(name)
    expect(parts('lights_pars_begin')).toContain('void getSpotLightInfo( const in SpotLight')
  })

  it('brushed metal follows its scratches wherever three would mirror one direction', () => {
    const shader = sources('standard')
    patchBrushedMetal(shader)
    expect(shader.fragmentShader).toContain('#define getIBLAnisotropyRadiance(')
    const [call] = parts('lights_fragment_maps').match(/getIBLAnisotropyRadiance\([^;]*\);/)!
    expect(call.split(',')).toHaveLength(5)
  })
})
