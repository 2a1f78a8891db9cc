import { type BufferGeometry, Mesh } from 'three'
import { merge, slab } from '../../shapes/geometry'
import { leafOf, sizeOf } from '../../model/sizes'
import type { Quality } from '../../options'
import type { PropMaker } from './prop'

/** Thickness of the card, and outward bow of a leaf in its middle, in inches. */
const THICK = 0.03
const BOW = 0.05

/**
 * Brightness of the cards relative to other paper: they face away from the lamp, the nearer ones more, and must stay
 * legible. Interpolated by z, from the far side (`from`) to the near side (`to`), in inches.
 */
const LIT = { far: 1.4, near: 2.05, from: -12, to: 10 } as const

/** Cards on a page face a steep camera, so all have the same brightness. The low quality lights them from all sides. */
const ON_PAGE = /^tent\/(name-|end$)/
const FACING = { low: 1.08, high: 1.6 } as const

function litAt(face: string, z: number, quality: Quality): [number, number, number] {
  if (ON_PAGE.test(face)) return warm(FACING[quality])
  const part = Math.min(1, Math.max(0, (z - LIT.from) / (LIT.to - LIT.from)))
  const lit = LIT.far + (LIT.near - LIT.far) * part
  return warm(lit)
}

const warm = (lit: number): [number, number, number] => [lit, lit * 0.97, lit * 0.92]

/** Returns one leaf, standing on its foot and leaning towards the fold above the origin, with the print outside. */
function leafShape(w: number, d: number, h: number): BufferGeometry {
  const long = leafOf({ w, d, h })
  const shape = slab(w, long, THICK, { r: 0.05, bevel: 0.012, corner: 2, side: 6, rings: 5, bottom: true })
  const at = shape.getAttribute('position')
  const uv = shape.getAttribute('uv')
  const under = shape.getAttribute('under')
  for (let i = 0; i < at.count; i++) {
    const across = (2 * at.getX(i)) / w
    // The fold itself stays straight.
    const below = Math.min(1, (at.getZ(i) + long / 2) / long)
    at.setY(i, at.getY(i) + BOW * (1 - across * across) * Math.sin(Math.PI * below))
    // The inside is unprinted: it takes its colour from one corner of the picture.
    if (under.getX(i) === 1) uv.setXY(i, 0.01, 0.01)
  }
  shape.computeVertexNormals()
  const lean = Math.atan2(d / 2, h)
  return shape
    .translate(0, -THICK, -long / 2)
    .rotateX(Math.PI / 2 - lean)
    .translate(0, 0, d / 2)
}

/** Makes a standing folded card with the same print on both leaves: names at the chairs, and the invitation. */
export const tent: PropMaker = (piece, materials) => {
  const { w, d, h } = sizeOf(piece.kind, piece.face)
  const shape = merge([leafShape(w, d, h), leafShape(w, d, h).rotateY(Math.PI)])
  const mesh = new Mesh(
    shape,
    materials.face(piece.face, 0.8, '#efe6cf', litAt(piece.face, piece.pose.z, materials.quality)),
  )
  mesh.castShadow = mesh.receiveShadow = true
  return { object: mesh, update: () => undefined, dispose: () => shape.dispose() }
}
