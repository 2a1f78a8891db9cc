import { Group, type Mesh, type ShaderMaterial, SrcColorFactor, ZeroFactor } from 'three'
import { expect, it } from 'vitest'
import { createPatchBatch } from '../../../../src/renderer/stage/cast/soft-patches'

it('a shadow multiplies what lies below: it can darken the darkest wood, and brighten none', () => {
  const group = new Group()
  createPatchBatch('shadow', group)
  const { material } = group.children[0] as Mesh
  const { blendSrc, blendDst } = material as ShaderMaterial
  expect([blendSrc, blendDst]).toEqual([ZeroFactor, SrcColorFactor])
})
