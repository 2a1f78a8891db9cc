import { Mesh } from 'three'
import { slab } from '../../shapes/geometry'
import { SIZE } from '../../model/sizes'
import type { PropMaker } from './prop'

/** A sheet or a pad of paper: slightly curled, so that its corners catch the light. */
function paper(kind: 'leaflet' | 'pad', plain: string, curl: number): PropMaker {
  return (piece, materials) => {
    const { w, d, h } = SIZE[kind]
    const shape = slab(w, d, h, { r: 0.04, bevel: Math.min(0.02, h * 0.3), corner: 2, side: 5, rings: 5 })
    const at = shape.getAttribute('position')
    for (let i = 0; i < at.count; i++) {
      const x = at.getX(i) / w
      const z = at.getZ(i) / d
      at.setY(i, at.getY(i) + curl * (x * x * x * x * 5 + z * z * z * z * 7) * (0.6 + x * 0.5 - z * 0.4))
    }
    shape.computeVertexNormals()
    const material = materials.face(piece.face, 0.8, plain)
    const mesh = new Mesh(shape, material)
    mesh.castShadow = mesh.receiveShadow = true
    return { object: mesh, update: () => undefined, dispose: () => shape.dispose() }
  }
}

export const leaflet = paper('leaflet', '#e6d9b4', 0.22)
export const pad = paper('pad', '#e9dfc4', 0.05)
