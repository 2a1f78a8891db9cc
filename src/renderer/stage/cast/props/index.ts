import type { PieceKind } from '../../model/pieces'
import { createArrow, brassOf } from './arrow'
import { createBoard } from './board'
import { createLid, createTray } from './box'
import { assemble, type PropMaker } from './prop'
import { DoubleSide, PlaneGeometry, CircleGeometry, type Material, type BufferGeometry } from 'three'
import { createSlab, mapToCell, arcPoints, createTurnedSolid, merge } from '../../shapes/geometry'
import { SIZE, sizeOf, leafLengthOf } from '../../model/sizes'
import type { Materials } from '../../surface/materials'
import type { Quality } from '../../options'

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

const warmTint = (brightness: number): [number, number, number] => [brightness, brightness * 0.97, brightness * 0.92]

/** Makes a standing folded card with the same print on both leaves: names at the chairs, and the invitation. */
const createTent: PropMaker = (piece, materials) => {
  const { w, d, h } = sizeOf(piece.kind, piece.face)
  const shape = merge([leafShape(w, d, h), leafShape(w, d, h).rotateY(Math.PI)])
  const tint = tintAt(piece.face, piece.pose.z, materials.quality)
  return assemble([[shape, materials.face(piece.face, 0.8, '#efe6cf', tint)]])
}

const R = SIZE.dial.w / 2

const H = SIZE.dial.h

/** Radius and height of the print, a little below the rim, which protects it. */
const PRINT = { r: 6, y: H - 0.06 } as const

/** Profile of the turned board: from the print over the rim, a quarter round and a cove, down to the foot. */
const BOARD_PROFILE = [
  [PRINT.r - 0.02, PRINT.y - 0.01],
  [PRINT.r + 0.03, PRINT.y],
  [PRINT.r + 0.08, H],
  ...arcPoints(R - 0.2, H - 0.16, 0.16, Math.PI / 2, 0, 5),
  [R - 0.04, H - 0.19],
  [R - 0.09, H - 0.25],
  ...arcPoints(R - 0.08, 0.17, 0.08, Math.PI / 2, -Math.PI / 2, 5),
  [R - 0.18, 0.09],
  [R - 0.22, 0],
] as const

/** Profile of the pin on which the arrow turns, with its collar. */
const PIN_PROFILE = [
  [0.001, PRINT.y + 0.3],
  [0.09, PRINT.y + 0.3],
  [0.09, PRINT.y + 0.08],
  [0.3, PRINT.y + 0.06],
  [0.34, PRINT.y + 0.03],
  [0.35, PRINT.y],
] as const

/** Makes the dial: a turned board of oak with its printed disc and a brass pin in the centre. */
const createDial: PropMaker = (piece, materials) => {
  const wood = createTurnedSolid([BOARD_PROFILE], 96, (x, y, z) => [x / 26 + 0.5, (z + y) / 26 + 0.5])
  const disc = new CircleGeometry(PRINT.r, 96).rotateX(-Math.PI / 2).translate(0, PRINT.y, 0)
  const cell = materials.pictures.face(piece.face)?.cell
  if (cell) mapToCell(disc, cell)
  const pin = createTurnedSolid([PIN_PROFILE], 24)
  const dial = assemble([
    [wood, oakOf(materials)],
    [disc, materials.face(piece.face, 0.6, '#e6d9b4')],
    [pin, brassOf(materials)],
  ])
  dial.object.children[1]!.castShadow = false
  return dial
}

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
    return assemble([[shape, materials.face(piece.face, 0.8, plain)]])
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
  return assemble([[shape, print]])
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

/** Returns varnished oak; plain brown if its picture was not baked. */
function oakOf(materials: Materials): Material {
  return materials.get('oak', () => {
    const map = materials.pictures.texture('room/oak')
    return { map, ...(map ? {} : { color: '#8a5a30' }), roughness: 0.55, varnish: [0.6, 0.22] }
  })
}

function tintAt(face: string, z: number, quality: Quality): [number, number, number] {
  if (PAGE_FACE.test(face)) return warmTint(PAGE_BRIGHTNESS[quality])
  const part = Math.min(1, Math.max(0, (z - BRIGHTNESS.from) / (BRIGHTNESS.to - BRIGHTNESS.from)))
  const brightness = BRIGHTNESS.far + (BRIGHTNESS.near - BRIGHTNESS.far) * part
  return warmTint(brightness)
}

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
