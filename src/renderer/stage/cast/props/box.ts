import { type BufferGeometry, type Material, Mesh, PlaneGeometry } from 'three'
import { createBoxLining, createBoxShell, mapToCell, merge, createSlab } from '../../shapes/geometry'
import type { Materials } from '../../surface/materials'
import { CLOSED_BOX_SIZES, PACKET_FACES, sizeOf, type Size } from '../../model/sizes'
import { assemble, type Prop, type PropMaker } from './prop'

/** Colours of the covering paper of boxes whose sides have no picture, by face. */
const COVER_COLOURS: Readonly<Record<string, string>> = {
  'shelf/deco-lid': '#3d6f6c',
  'deco/tray': '#3d6f6c',
  'shelf/lion-lid': '#d2b184',
  'lion/lid': '#d2b184',
  'shelf/tuck-lid': '#a8331f',
  'pack/lid': '#a8331f',
  'lion/tray': '#d2b184',
  'pack/tray': '#a8331f',
}
const INDIGO = '#4b4a70'
/**
 * Tint of covering paper on the sides, which is bleached; bright enough for a box in its own shade to look like paper.
 */
const SIDE_TINT = [2.1, 2, 1.9] as const

/** Returns the picture of a box's sides, which is that of its tray. */
const sidesOf = (face: string): string => `${face.slice(0, face.indexOf('/'))}/tray`

/** Returns a printed label glued on top: very thin, with the picture of its face. */
function createLabel(face: string, w: number, d: number, y: number, materials: Materials): [BufferGeometry, Material] {
  const shape = createSlab(w, d, 0.012, { r: 0.03, bevel: 0.004, corner: 2, side: 1, rings: 2 }).translate(0, y, 0)
  const cell = materials.pictures.face(face)?.cell
  return [cell ? mapToCell(shape, cell) : shape, materials.face(face, 0.55, '#d8c496')]
}

/** Makes the lower half of a box: walls in covering paper with a cloth tape along the foot, and a lining. */
export const createTray: PropMaker = (piece, materials) => {
  const { w, d, h } = sizeOf('tray', piece.face)
  const lining = materials.get('lining', () => ({ color: '#c4ad7e', roughness: 0.9, grain: [7, 0.5] }))
  return assemble([
    [createBoxShell(w, d, h), materials.face(piece.face, 0.78, COVER_COLOURS[piece.face] ?? INDIGO, SIDE_TINT)],
    [createBoxLining(w, d, h), lining],
  ])
}

/** Makes a lid with its label, open below; for closed boxes, the whole box; or a packet with its flap. */
export const createLid: PropMaker = (piece, materials) => {
  const closedSize = CLOSED_BOX_SIZES[piece.face]
  if (closedSize && PACKET_FACES.has(piece.face)) return createPacket(piece.face, closedSize, materials)
  if (closedSize) return createClosedBox(piece.face, closedSize, materials)
  const { w, d, h } = sizeOf('lid', piece.face)
  const top = h - 0.012
  const grey = materials.get('lid inside', () => ({ color: '#8e8470', roughness: 0.95, grain: [7, 0.5] }))
  const sides = sidesOf(piece.face)
  // Turned upside down; it uses the upper part of the strip, without the tape at the foot of the tray.
  const shell = createBoxShell(w, d, top, 0.09, [1, 0.25]).rotateX(Math.PI).translate(0, top, 0)
  const inside = createBoxLining(w, d, top).rotateX(Math.PI).translate(0, top, 0)
  return assemble([
    [shell, materials.face(sides, 0.78, COVER_COLOURS[sides] ?? INDIGO, SIDE_TINT)],
    [inside, grey],
    createLabel(piece.face, w - 0.01, d - 0.01, top, materials),
  ])
}

/** Makes a paper packet lying on its back, open at the far end, with a flap that is tucked in (0) or open (1). */
function createPacket(face: string, { w, d, h }: Size, materials: Materials): Prop {
  const sides = sidesOf(face)
  const paper = materials.get(`cloth ${face}`, () => ({
    color: COVER_COLOURS[face] ?? INDIGO,
    roughness: 0.8,
    grain: [6, 0.5],
  }))
  const dark = materials.get('packet inside', () => ({ color: '#4a3c2a', roughness: 0.95 }))
  const sleeve = assemble([
    [createBoxShell(w, d, h - 0.012), materials.face(sides, 0.8, COVER_COLOURS[sides] ?? INDIGO, SIDE_TINT)],
    [new PlaneGeometry(w - 0.12, h - 0.14).rotateY(Math.PI).translate(0, h / 2, -d / 2 - 0.002), dark],
    createLabel(face, w - 0.01, d - 0.01, h - 0.012, materials),
  ])
  const shape = createSlab(w - 0.06, h, 0.02, { r: 0.16, bevel: 0.006, corner: 4, side: 1, rings: 2, hasBottom: true })
  const flap = new Mesh(shape.translate(0, -0.02, -h / 2), paper)
  flap.castShadow = flap.receiveShadow = true
  flap.position.set(0, h, -d / 2)
  sleeve.object.add(flap)
  return {
    object: sleeve.object,
    update({ fold }) {
      flap.rotation.x = -(Math.PI / 2) * (1 - fold) + 0.35 * fold
    },
    dispose() {
      sleeve.dispose()
      shape.dispose()
    },
  }
}

function createClosedBox(face: string, { w, d, h }: Size, materials: Materials): Prop {
  const options = { r: 0.04, bevel: 0.03, corner: 2, side: 1, rings: 2 }
  const apron = h > 1 ? h * 0.68 : h
  const parts = [createSlab(w, d, apron - 0.012, options).translate(0, h - apron, 0)]
  if (apron < h) parts.push(createSlab(w - 0.24, d - 0.24, h - apron + 0.05, options))
  const cloth = materials.get(`cloth ${face}`, () => ({
    color: COVER_COLOURS[face] ?? INDIGO,
    roughness: 0.8,
    grain: [6, 0.5],
  }))
  return assemble([[merge(parts), cloth], createLabel(face, w - 0.01, d - 0.01, h - 0.012, materials)])
}
