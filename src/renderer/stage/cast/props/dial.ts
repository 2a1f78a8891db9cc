import { CircleGeometry, Group, Mesh, type Material } from 'three'
import { arcPoints, mapToCell, createTurnedSolid } from '../../shapes/geometry'
import { SIZE } from '../../model/sizes'
import { brassOf } from './brass'
import type { Materials } from '../../surface/materials'
import type { PropMaker } from './prop'

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

/** Returns varnished oak; plain brown if its picture was not baked. */
function oakOf(materials: Materials): Material {
  return materials.get('oak', () => {
    const map = materials.pictures.texture('room/oak')
    return { map, ...(map ? {} : { color: '#8a5a30' }), roughness: 0.55, varnish: [0.6, 0.22] }
  })
}

/** Makes the dial: a turned board of oak with its printed disc and a brass pin in the centre. */
export const createDial: PropMaker = (piece, materials) => {
  const wood = createTurnedSolid([BOARD_PROFILE], 96, (x, y, z) => [x / 26 + 0.5, (z + y) / 26 + 0.5])
  const disc = new CircleGeometry(PRINT.r, 96).rotateX(-Math.PI / 2).translate(0, PRINT.y, 0)
  const cell = materials.pictures.face(piece.face)?.cell
  if (cell) mapToCell(disc, cell)
  const pin = createTurnedSolid([PIN_PROFILE], 24)
  const group = new Group()
  const parts = [
    [wood, oakOf(materials)],
    [disc, materials.face(piece.face, 0.6, '#e6d9b4')],
    [pin, brassOf(materials)],
  ] as const
  for (const [shape, material] of parts) {
    const mesh = new Mesh(shape, material)
    mesh.receiveShadow = true
    mesh.castShadow = shape !== disc
    group.add(mesh)
  }
  return {
    object: group,
    update: () => undefined,
    dispose() {
      for (const [shape] of parts) shape.dispose()
    },
  }
}
