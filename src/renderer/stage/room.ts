import { BackSide, Group, Mesh, MeshBasicMaterial, SphereGeometry } from 'three'
import { slab } from './geometry'
import type { Materials } from './materials'
import { TABLE } from './sizes'

/** What stands still: the table top with its moulded edge, and the dim room behind it. */
export interface Room {
  readonly group: Group
  dispose(): void
}

/** Wood darker than one thinks: then the eye goes to the paper. */
const DARKER = [0.86, 0.84, 0.82] as const

export function createRoom(materials: Materials): Room {
  const { pictures } = materials
  const top = slab(TABLE.w, TABLE.d, TABLE.h, {
    r: 5,
    bevel: 0.3,
    corner: 14,
    side: 1,
    rings: 2,
    uv: (x, z) => [x / TABLE.w + 0.5, 0.5 - (z + TABLE.z - TABLE.wood.z) / TABLE.wood.d],
  })
  const wood = materials.get('table', () => {
    const map = pictures.texture('room/wood')
    const roughnessMap = pictures.texture('room/wood-rough')
    return { map, color: map ? DARKER : '#4a2e1d', roughnessMap, roughness: roughnessMap ? 1 : 0.42 }
  })
  const table = new Mesh(top, wood)
  table.position.set(0, -TABLE.h, TABLE.z)
  table.receiveShadow = true

  const sphere = new SphereGeometry(170, 32, 16)
  const map = pictures.texture('room/backdrop')
  const paint = new MeshBasicMaterial({ side: BackSide, ...(map ? { map } : { color: '#2a180e' }) })
  const wall = new Mesh(sphere, paint)
  // The edge where the picture meets itself stands behind the viewer.
  wall.rotation.y = 1.24

  const group = new Group()
  group.add(table, wall)
  return {
    group,
    dispose() {
      top.dispose()
      sphere.dispose()
      paint.dispose()
    },
  }
}
