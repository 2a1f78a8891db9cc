import { type BufferGeometry, Mesh } from 'three'
import { merge, slab } from '../../shapes/geometry'
import { leafOf, sizeOf } from '../../model/sizes'
import type { Quality } from '../../options'
import type { PropMaker } from './prop'

/** Stiff card, and how far a leaf bows outward in its middle, in inches. */
const THICK = 0.03
const BOW = 0.05

/**
 * How much brighter than other paper the cards are printed: they turn their backs to the lamp, the nearer ones more, and
 * must still be read. By distance from the far edge of the board, in inches.
 */
const LIT = { far: 1.4, near: 2.05, from: -12, to: 10 } as const

/**
 * Those of a page stand before a steep camera and turn to it: all are as bright. The plain look lights them from all
 * sides.
 */
const ON_PAGE = /^tent\/(name-|end$)/
const FACING = { low: 1.08, high: 1.6 } as const

function litAt(face: string, z: number, quality: Quality): [number, number, number] {
  if (ON_PAGE.test(face)) return warm(FACING[quality])
  const part = Math.min(1, Math.max(0, (z - LIT.from) / (LIT.to - LIT.from)))
  const lit = LIT.far + (LIT.near - LIT.far) * part
  return warm(lit)
}

const warm = (lit: number): [number, number, number] => [lit, lit * 0.97, lit * 0.92]

/** One leaf, standing on its foot and leaning to the fold above the origin; print to the outside. */
function leafShape(w: number, d: number, h: number): BufferGeometry {
  const long = leafOf({ w, d, h })
  const shape = slab(w, long, THICK, { r: 0.05, bevel: 0.012, corner: 2, side: 6, rings: 5, bottom: true })
  const at = shape.getAttribute('position')
  const uv = shape.getAttribute('uv')
  const under = shape.getAttribute('under')
  for (let i = 0; i < at.count; i++) {
    const across = (2 * at.getX(i)) / w
    // The fold itself is straight.
    const below = Math.min(1, (at.getZ(i) + long / 2) / long)
    at.setY(i, at.getY(i) + BOW * (1 - across * across) * Math.sin(Math.PI * below))
    // The inside is bare: all of it takes the paper of one corner.
    if (under.getX(i) === 1) uv.setXY(i, 0.01, 0.01)
  }
  shape.computeVertexNormals()
  const lean = Math.atan2(d / 2, h)
  return shape
    .translate(0, -THICK, -long / 2)
    .rotateX(Math.PI / 2 - lean)
    .translate(0, 0, d / 2)
}

/** A folded card that stands, with the same print on both leaves: names at the chairs, and the invitation. */
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
