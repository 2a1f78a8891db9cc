import { Box3, Mesh, MeshPhysicalMaterial, MeshStandardMaterial, type Object3D, Texture, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { Pictures } from '../../../../src/renderer/stage/surface/piece-pictures'
import { createMaterials } from '../../../../src/renderer/stage/surface/materials'
import type { Piece, PieceKind } from '../../../../src/renderer/stage/model/pieces'
import { placeOf } from '../../../../src/renderer/stage/model/transform'
import { PROP_MAKERS } from '../../../../src/renderer/stage/cast/props'
import { SIZE } from '../../../../src/renderer/stage/model/sizes'

const nothing: Pictures = {
  texture: () => null,
  names: () => [],
  has: () => false,
  face: () => null,
  load: () => Promise.resolve(),
  setCanvas: () => new Texture(),
  release: () => undefined,
  reload: () => Promise.resolve(),
  dispose: () => undefined,
}
function asMesh(part: Object3D): Mesh {
  if (!(part instanceof Mesh)) throw new Error(`A ${part.type} is among the parts.`)
  return part
}

const make = (kind: PieceKind, quality: 'high' | 'low' = 'high', turn = 0) => {
  const piece: Piece = { id: kind, kind, face: `deco/${kind}`, pose: { x: 0, y: 0, z: 0, turn } }
  const room = quality === 'high' ? new Texture() : null
  const prop = PROP_MAKERS[kind]!(piece, createMaterials(quality, nothing, room))
  prop.update(placeOf(piece))
  const meshes = prop.object.children.length > 0 ? prop.object.children : [prop.object]
  return { prop, room, meshes: meshes.map(asMesh), box: new Box3().setFromObject(prop.object) }
}

describe('the things of Deck-O-Cards', () => {
  it.each(['dial', 'arrow', 'sheet'] as const)('the %s is as large as it is touched, without any picture', (kind) => {
    const { box, prop } = make(kind)
    const size = box.getSize(new Vector3())
    expect(Math.abs(size.x - SIZE[kind].w)).toBeLessThan(0.05)
    expect(Math.abs(size.z - SIZE[kind].d)).toBeLessThan(0.12)
    expect(box.min.y).toBeGreaterThanOrEqual(-0.02)
    prop.dispose()
  })

  it('the arrow points along x, its tip 3.8 inches from the pin, its feathers nearly as far', () => {
    const { box } = make('arrow')
    expect(box.max.x).toBeCloseTo(3.77, 1)
    expect(box.min.x).toBeCloseTo(-3.73, 1)
  })

  it('brass mirrors the room a little brighter than the rest does, and is brushed; on slow machines it is painted', () => {
    const { meshes, room } = make('arrow')
    const brass = meshes[0]!.material as MeshStandardMaterial
    expect(brass.metalness).toBe(1)
    expect(brass.envMap).toBe(room)
    expect(brass.envMapIntensity).toBe(1.2)
    if (!(brass instanceof MeshPhysicalMaterial)) throw new Error('brass is not brushed')
    expect(brass.anisotropy).toBeGreaterThan(0.3)
    expect(make('arrow', 'low').meshes[0]!.material).not.toBeInstanceOf(MeshStandardMaterial)
  })

  it('varnishes the oak of the dial', () => {
    expect(make('dial').meshes[0]!.material).toMatchObject({ roughness: 0.55, clearcoat: 0.6 })
  })

  it('the painted shadow of the arrow falls away from the lamp however it is turned', () => {
    for (const turn of [0, 1, 2.5, -2]) {
      const { meshes } = make('arrow', 'low', turn)
      const shade = meshes[1]!.position.clone().applyAxisAngle(new Vector3(0, 1, 0), turn)
      expect(shade.x).toBeCloseTo(0.16)
      expect(shade.z).toBeCloseTo(0.06)
    }
  })
})
