import { type BufferGeometry, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import {
  arcPoints,
  createBoxLining,
  createBoxShell,
  mapToCell,
  createSlab,
  createTurnedSolid,
} from '../../../../src/renderer/stage/shapes/geometry'
import {
  createCardShape,
  createChipShape,
  createManShape,
  createPegShape,
} from '../../../../src/renderer/stage/shapes/shapes'
import { SIZE, sizeOf } from '../../../../src/renderer/stage/model/sizes'

const vector = (geometry: BufferGeometry, name: string, i: number) =>
  new Vector3().fromBufferAttribute(geometry.getAttribute(name), i)

/** Expects every triangle to face the way that the normals of its vertices point. */
function expectOutward(geometry: BufferGeometry): void {
  const index = geometry.getIndex()!
  for (let i = 0; i < index.count; i += 3) {
    const corners = [0, 1, 2].map((k) => index.getX(i + k))
    const [a, b, c] = corners.map((k) => vector(geometry, 'position', k)) as [Vector3, Vector3, Vector3]
    const face = b.sub(a).cross(c.sub(a))
    if (face.length() < 1e-9) continue
    const normal = corners.reduce((sum, k) => sum.add(vector(geometry, 'normal', k)), new Vector3())
    expect(face.dot(normal)).toBeGreaterThan(0)
  }
}

function expectBox(geometry: BufferGeometry, w: number, h: number, d: number): void {
  geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox!
  expect([max.x - min.x, max.y - min.y, max.z - min.z]).toEqual([w, h, d].map((n) => expect.closeTo(n, 4) as unknown))
  expect(min.y).toBeCloseTo(0, 6)
}

describe('shapes', () => {
  it.each([
    ['square card', createCardShape(SIZE.card, 0.1), SIZE.card],
    ['bridge card', createCardShape(sizeOf('card', 'pack/'), 0.13), sizeOf('card', 'pack/QH')],
    ['chip', createChipShape(SIZE.chip), SIZE.chip],
    ['small chip', createChipShape(sizeOf('chip', 'deco/')), sizeOf('chip', 'deco/chip-5')],
    ['checker', createManShape(SIZE.man), SIZE.man],
    ['peg', createPegShape(sizeOf('man', 'man/peg')), sizeOf('man', 'man/peg')],
  ])('a %s has its true measures, stands on the table and faces outward', (_, shape, size) => {
    expectBox(shape, size.w, size.h, size.d)
    expectOutward(shape)
  })

  it('a card has unit normals, and pictures that fill it upright on top and mirrored below', () => {
    const shape = createCardShape(SIZE.card, 0.1)
    const under = shape.getAttribute('under')
    const uv = shape.getAttribute('uv')
    for (let i = 0; i < under.count; i++) {
      expect(vector(shape, 'normal', i).length()).toBeCloseTo(1, 5)
      const { x, z } = vector(shape, 'position', i)
      const u = x / SIZE.card.w + 0.5
      expect(uv.getX(i)).toBeCloseTo(under.getX(i) > 0 ? 1 - u : u, 5)
      expect(uv.getY(i)).toBeCloseTo(0.5 - z / SIZE.card.d, 5)
    }
  })

  it('a slab with its floor is still outward', () => {
    expectOutward(createSlab(3, 2, 0.4, { hasBottom: true, rings: 4 }))
  })

  it('a turned thing keeps its profile', () => {
    const shape = createTurnedSolid([[[0.001, 1], ...arcPoints(0.8, 0.8, 0.2, Math.PI / 2, 0, 4), [1, 0]]], 24)
    expectBox(shape, 2, 1, 2)
    expectOutward(shape)
  })

  it('a box is hollow: its lining lies inside its walls', () => {
    const shell = createBoxShell(16.5, 16.5, 1.5)
    const lining = createBoxLining(16.5, 16.5, 1.5)
    expectBox(shell, 16.5, 1.5, 16.5)
    expectOutward(shell)
    expectOutward(lining)
    lining.computeBoundingBox()
    const { min, max } = lining.boundingBox!
    expect(max.x).toBeLessThan(16.5 / 2 - 0.09)
    expect(min.y).toBeGreaterThan(0.09)
    expect(max.y).toBeLessThan(1.5)
  })

  it('moves a picture into its cell', () => {
    const uv = mapToCell(createSlab(2, 2, 0.1), [0.25, 0.5, 0.25, 0.25]).getAttribute('uv')
    for (let i = 0; i < uv.count; i++) {
      expect(uv.getX(i)).toBeGreaterThanOrEqual(0.25 - 1e-6)
      expect(uv.getX(i)).toBeLessThanOrEqual(0.5 + 1e-6)
      expect(uv.getY(i)).toBeGreaterThanOrEqual(0.5 - 1e-6)
      expect(uv.getY(i)).toBeLessThanOrEqual(0.75 + 1e-6)
    }
  })
})
