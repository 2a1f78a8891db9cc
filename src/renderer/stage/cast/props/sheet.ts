import { DoubleSide, Mesh, PlaneGeometry } from 'three'
import { intoCell } from '../../shapes/geometry'
import { sizeOf } from '../../model/sizes'
import type { PropMaker } from './prop'

/** How high the ends stand that were rolled, and how much of the sheet they take, in inches. */
const CURL = { high: 0.3, wide: 0.85 } as const
/** The middle never lies quite flat. */
const WAVE = 0.008

/** A thin printed sheet that was kept rolled: its ends still want to. */
export const sheet: PropMaker = (piece, materials) => {
  const { w, d, h } = sizeOf(piece.kind, piece.face)
  const shape = new PlaneGeometry(w, d, 72, 8).rotateX(-Math.PI / 2)
  const at = shape.getAttribute('position')
  for (let i = 0; i < at.count; i++) {
    const [x, z] = [at.getX(i), at.getZ(i)]
    const end = Math.max(0, Math.abs(x) - (w / 2 - CURL.wide)) / CURL.wide
    const uneven = 1 + (x > 0 ? 0.25 : -0.1) * (z / d) * 2
    at.setY(i, h + CURL.high * end * end * uneven + WAVE * Math.sin(x * 0.9 + 1) * Math.cos(z * 0.7))
  }
  shape.computeVertexNormals()
  const cell = materials.pictures.face(piece.face)?.cell
  if (cell) intoCell(shape, cell)
  const print = materials.face(piece.face, 0.82, '#1f6b45')
  // Three draws shadows by the backs of things, and a sheet has none.
  print.shadowSide = DoubleSide
  const mesh = new Mesh(shape, print)
  mesh.castShadow = mesh.receiveShadow = true
  return { object: mesh, update: () => undefined, dispose: () => shape.dispose() }
}
