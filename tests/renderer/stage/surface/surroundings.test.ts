import { Box3, Mesh, SphereGeometry, Texture } from 'three'
import { describe, expect, it } from 'vitest'
import { createMaterials } from '../../../../src/renderer/stage/surface/materials'
import { createRoom, TABLE_PICTURES } from '../../../../src/renderer/stage/surface/room'
import type { TableName } from '../../../../src/renderer/stage/options'
import { createFakePictures } from '../fake-pictures'

function roomWith(table: TableName) {
  const asked = new Set<string>()
  const pictures = createFakePictures({
    has: () => true,
    texture(name) {
      asked.add(name)
      return new Texture()
    },
    face: () => null,
  })
  const { group } = createRoom(createMaterials('low', pictures), table)
  const tops = group.children.filter(
    (child): child is Mesh => child instanceof Mesh && !(child.geometry instanceof SphereGeometry),
  )
  return { asked, tops: tops.map((mesh) => new Box3().setFromObject(mesh)) }
}

const NAMES = Object.keys(TABLE_PICTURES) as TableName[]

describe('the tables', () => {
  it.each(NAMES)('%s is level with what lies on it, and shows the pictures that are fetched for it', (table) => {
    const { asked, tops } = roomWith(table)
    expect(Math.max(...tops.map(({ max }) => max.y))).toBeCloseTo(0, 6)
    const wanted = [...asked].filter((name) => !/backdrop|paper/.test(name))
    expect(TABLE_PICTURES[table]).toEqual(expect.arrayContaining(wanted))
    expect(wanted.length).toBeGreaterThan(0)
  })

  it('baize is framed by wood all round, hardly lower than the cloth', () => {
    const [wood, cloth] = roomWith('baize').tops
    expect(cloth!.min.x - wood!.min.x).toBeGreaterThan(2)
    expect(cloth!.min.z - wood!.min.z).toBeGreaterThan(2)
    expect(wood!.max.z - cloth!.max.z).toBeGreaterThan(2)
    expect(cloth!.max.y - wood!.max.y).toBeLessThan(0.05)
  })
})
