import { BackSide, Group, type Material, Mesh, MeshBasicMaterial, SphereGeometry } from 'three'
import { addToGround } from '../cast/ground-layer'
import { createSlab } from '../shapes/geometry'
import type { Materials } from './materials'
import { TABLE } from '../model/sizes'
import type { TableName } from '../options'

/** Names of the pictures of each table. */
export const TABLE_PICTURES: Readonly<Record<TableName, readonly string[]>> = {
  walnut: ['room/wood', 'room/wood-rough', 'room/fibre'],
  baize: ['room/wood', 'room/wood-rough', 'room/fibre', 'room/baize'],
  kitchen: ['room/kitchen', 'room/fibre'],
}

/**
 * Tints of the table's wood, which is darkened so that the paper attracts the eye. The wood is also rough, because
 * varnish would reflect the lamp in a steep view.
 */
const WALNUT_TINT = [0.66, 0.62, 0.585] as const
const KITCHEN_TINT = [0.6, 0.58, 0.55] as const

/** Repeat of the fibres over the picture of a table: a tile is seven inches long and two and a half wide. */
const FIBRE_REPEAT = [TABLE.w / 7, TABLE.wood.d / 2.5] as const

/** The card table's cloth: its distance from the rim, how much lower the rim is, and its thickness, in inches. */
const CLOTH = { inset: 2.6, sunk: 0.035, h: 0.06 } as const

function woodOf(materials: Materials, table: TableName): Material {
  const { pictures } = materials
  const picture = pictures.texture('room/fibre')
  const fibre = picture && { picture, repeat: FIBRE_REPEAT }
  if (table === 'kitchen') {
    const map = pictures.texture('room/kitchen')
    return materials.get('table kitchen', () => ({
      map,
      color: map ? KITCHEN_TINT : '#a9855a',
      roughness: 0.74,
      fibre,
    }))
  }
  return materials.get('table', () => {
    const map = pictures.texture('room/wood')
    const roughnessMap = pictures.texture('room/wood-rough')
    return {
      map,
      color: map ? WALNUT_TINT : '#4a2e1d',
      roughnessMap,
      roughness: roughnessMap ? 1.5 : 0.6,
      fibre,
      matt: true,
    }
  })
}

function createTop(material: Material): Mesh {
  const shape = createSlab(TABLE.w, TABLE.d, TABLE.h, {
    r: 5,
    bevel: 0.3,
    corner: 14,
    side: 1,
    rings: 2,
    uv: (x, z) => [x / TABLE.w + 0.5, 0.5 - (z + TABLE.z - TABLE.wood.z) / TABLE.wood.d],
  })
  const mesh = new Mesh(shape, material)
  mesh.position.set(0, -TABLE.h, TABLE.z)
  mesh.receiveShadow = true
  return mesh
}

/** The cloth's nap: paler than the cloth, and uneven. */
const NAP = [[0.07, 0.14, 0.06], 0.55] as const

/** Creates the woollen cloth, which is let into the top with its edge turned under. */
function createCloth(materials: Materials): Mesh {
  const [w, d] = [TABLE.w - 2 * CLOTH.inset, TABLE.d - 2 * CLOTH.inset]
  const map = materials.pictures.texture('room/baize')
  const wool = materials.get('table baize', () => ({
    map,
    color: map ? [1, 1, 1] : '#24452c',
    roughness: 0.97,
    grain: [38, 0.7],
    nap: NAP,
  }))
  const shape = createSlab(w, d, CLOTH.h, { r: 5 - CLOTH.inset * 0.6, bevel: 0.05, corner: 10, side: 1, rings: 2 })
  const mesh = new Mesh(shape, wool)
  mesh.position.set(0, -CLOTH.h, TABLE.z)
  mesh.receiveShadow = true
  return mesh
}

/** The fixed parts of the scene: the table top with its moulded edge, and the dim room behind it. */
export function createRoom(materials: Materials, table: TableName) {
  const { pictures } = materials
  const wood = createTop(woodOf(materials, table))
  const tops = [wood]
  if (table === 'baize') {
    wood.position.y -= CLOTH.sunk
    tops.push(createCloth(materials))
  }

  const sphere = new SphereGeometry(170, 32, 16)
  const map = pictures.texture('room/backdrop')
  const paint = new MeshBasicMaterial({ side: BackSide, ...(map ? { map } : { color: '#2a180e' }) })
  const wall = new Mesh(sphere, paint)
  // The seam of the picture is behind the viewer.
  wall.rotation.y = 1.24

  tops.forEach(addToGround)
  const group = new Group()
  group.add(...tops, wall)
  return {
    group,
    dispose(): void {
      for (const mesh of tops) mesh.geometry.dispose()
      sphere.dispose()
      paint.dispose()
    },
  }
}
