import { type BufferGeometry, Mesh } from 'three'
import { merge, createSlab } from '../../shapes/geometry'
import { leafLengthOf, sizeOf } from '../../model/sizes'
import type { Quality } from '../../options'
import type { PropMaker } from './prop'

/** Thickness of the card, and outward bow of a leaf in its middle, in inches. */
const THICKNESS = 0.03
const BOW = 0.05

/**
 * Brightness of the cards relative to other paper: they face away from the lamp, the nearer ones more, and must stay
 * legible. Interpolated by z, from the far side (`from`) to the near side (`to`), in inches.
 */
const BRIGHTNESS = { far: 1.4, near: 2.05, from: -12, to: 10 } as const

/** Cards on a page face a steep camera, so all have the same brightness. The low quality lights them from all sides. */
const PAGE_FACE = /^tent\/(name-|end$)/
const PAGE_BRIGHTNESS = { low: 1.08, high: 1.6 } as const

function tintAt(face: string, z: number, quality: Quality): [number, number, number] {
  if (PAGE_FACE.test(face)) return warmTint(PAGE_BRIGHTNESS[quality])
  const part = Math.min(1, Math.max(0, (z - BRIGHTNESS.from) / (BRIGHTNESS.to - BRIGHTNESS.from)))
  const brightness = BRIGHTNESS.far + (BRIGHTNESS.near - BRIGHTNESS.far) * part
  return warmTint(brightness)
}

const warmTint = (brightness: number): [number, number, number] => [brightness, brightness * 0.97, brightness * 0.92]

/** Returns one leaf, standing on its foot and leaning towards the fold above the origin, with the print outside. */
function leafShape(w: number, d: number, h: number): BufferGeometry {
  const leafLength = leafLengthOf({ w, d, h })
  const shape = createSlab(w, leafLength, THICKNESS, {
    r: 0.05,
    bevel: 0.012,
    corner: 2,
    side: 6,
    rings: 5,
    hasBottom: true,
  })
  const at = shape.getAttribute('position')
  const uv = shape.getAttribute('uv')
  const under = shape.getAttribute('under')
  for (let i = 0; i < at.count; i++) {
    const across = (2 * at.getX(i)) / w
    // The fold itself stays straight.
    const below = Math.min(1, (at.getZ(i) + leafLength / 2) / leafLength)
    at.setY(i, at.getY(i) + BOW * (1 - across * across) * Math.sin(Math.PI * below))
    // The inside is unprinted: it takes its colour from one corner of the picture.
    if (under.getX(i) === 1) uv.setXY(i, 0.01, 0.01)
  }
  shape.computeVertexNormals()
  const lean = Math.atan2(d / 2, h)
  return shape
    .translate(0, -THICKNESS, -leafLength / 2)
    .rotateX(Math.PI / 2 - lean)
    .translate(0, 0, d / 2)
}

/** Makes a standing folded card with the same print on both leaves: names at the chairs, and the invitation. */
export const createTent: PropMaker = (piece, materials) => {
  const { w, d, h } = sizeOf(piece.kind, piece.face)
  const shape = merge([leafShape(w, d, h), leafShape(w, d, h).rotateY(Math.PI)])
  const mesh = new Mesh(
    shape,
    materials.face(piece.face, 0.8, '#efe6cf', tintAt(piece.face, piece.pose.z, materials.quality)),
  )
  mesh.castShadow = mesh.receiveShadow = true
  return { object: mesh, update: () => undefined, dispose: () => shape.dispose() }
}
