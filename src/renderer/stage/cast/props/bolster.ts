import { Mesh } from 'three'
import { arc, turned } from '../../shapes/geometry'
import { SIZE } from '../../model/sizes'
import type { PropMaker } from './prop'

/** A turned piece of oak behind the fan, on which the hand leans. Lies along x. */
export const bolster: PropMaker = (_piece, materials) => {
  const half = SIZE.bolster.w / 2
  const profile = [
    [0.001, half] as const,
    ...arc(0.3, half - 0.15, 0.15, Math.PI / 2, 0, 4),
    [0.4, half - 0.3] as const,
    [0.45, half - 0.55] as const,
    [0.455, 0] as const,
    [0.45, -half + 0.55] as const,
    [0.4, -half + 0.3] as const,
    ...arc(0.3, -half + 0.15, 0.15, 0, -Math.PI / 2, 4),
    [0.001, -half] as const,
  ]
  const shape = turned([profile], 28, (_x, y, _z, round) => [y / 13 + 0.5, round * 0.25 + 0.2])
  shape.rotateZ(Math.PI / 2).translate(0, 0.455, 0)
  const oak = materials.get('oak', () => {
    const map = materials.pictures.texture('room/oak')
    return { map, ...(map ? {} : { color: '#8a5a30' }), roughness: 0.38 }
  })
  const mesh = new Mesh(shape, oak)
  mesh.castShadow = mesh.receiveShadow = true
  return { object: mesh, update: () => undefined, dispose: () => shape.dispose() }
}
