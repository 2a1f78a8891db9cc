import type { PieceKind } from '../../model/pieces'
import { createArrow } from './arrow'
import { createBoard } from './board'
import { createLid, createTray } from './box'
import { createDial } from './dial'
import type { PropMaker } from './prop'
import { createTent } from './tent'
import { DoubleSide, Mesh, PlaneGeometry } from 'three'
import { createSlab, mapToCell } from '../../shapes/geometry'
import { SIZE, sizeOf } from '../../model/sizes'

/** Returns the maker of a sheet or a pad of paper, slightly curled so that its corners catch the light. */
function createPaperMaker(kind: 'leaflet' | 'pad', plain: string, curl: number): PropMaker {
  return (piece, materials) => {
    const { w, d, h } = SIZE[kind]
    const shape = createSlab(w, d, h, { r: 0.04, bevel: Math.min(0.02, h * 0.3), corner: 2, side: 5, rings: 5 })
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

const createLeaflet = createPaperMaker('leaflet', '#e6d9b4', 0.22)
const createPad = createPaperMaker('pad', '#e9dfc4', 0.05)

/** Height of the curled ends, and their width, in inches. */
const CURL = { high: 0.3, wide: 0.85 } as const
/** Amplitude of the waves in the middle, in inches. */
const WAVE_AMPLITUDE = 0.008

/** Makes a thin printed sheet that was kept rolled up, so that its ends curl. */
const createSheet: PropMaker = (piece, materials) => {
  const { w, d, h } = sizeOf(piece.kind, piece.face)
  const shape = new PlaneGeometry(w, d, 72, 8).rotateX(-Math.PI / 2)
  const at = shape.getAttribute('position')
  for (let i = 0; i < at.count; i++) {
    const [x, z] = [at.getX(i), at.getZ(i)]
    const end = Math.max(0, Math.abs(x) - (w / 2 - CURL.wide)) / CURL.wide
    const uneven = 1 + (x > 0 ? 0.25 : -0.1) * (z / d) * 2
    at.setY(i, h + CURL.high * end * end * uneven + WAVE_AMPLITUDE * Math.sin(x * 0.9 + 1) * Math.cos(z * 0.7))
  }
  shape.computeVertexNormals()
  const cell = materials.pictures.face(piece.face)?.cell
  if (cell) mapToCell(shape, cell)
  const print = materials.face(piece.face, 0.82, '#1f6b45')
  // Three.js renders shadow maps from back faces by default, and a sheet has none.
  print.shadowSide = DoubleSide
  const mesh = new Mesh(shape, print)
  mesh.castShadow = mesh.receiveShadow = true
  return { object: mesh, update: () => undefined, dispose: () => shape.dispose() }
}

/** The makers of props. Cards, chips and men are drawn in batches, and marks are lights, so they are not here. */
export const PROP_MAKERS: Readonly<Partial<Record<PieceKind, PropMaker>>> = {
  board: createBoard,
  tray: createTray,
  lid: createLid,
  leaflet: createLeaflet,
  pad: createPad,
  dial: createDial,
  arrow: createArrow,
  sheet: createSheet,
  tent: createTent,
}

export type { Prop } from './prop'
