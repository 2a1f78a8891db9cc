import { expect, it } from 'vitest'
import { differenceOf } from '../../../build/print/aid'
import { createSheet, type Sheet } from '../../../build/print/press/run'

/** Returns a sheet with another sheet of four channels over it. */
function laidOver(below: Sheet, above: Sheet): Uint8ClampedArray {
  const data = below.data.slice()
  for (let pixel = 0; pixel < below.width * below.height; pixel++)
    if (above.data[pixel * 4 + 3] === 255) data.set(above.data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3)
  return data
}

it('a colour aid over its plain print is the aided print, and it is clear where both are alike', () => {
  const plain = createSheet(70, 50)
  plain.data.forEach((_, i) => (plain.data[i] = (i * 7919) % 251))
  const aided = { ...plain, data: plain.data.slice() }
  // In a whole square, and in the cut one of the lower right corner.
  for (const [x, y] of [
    [20, 20],
    [69, 49],
  ] as const)
    aided.data[(y * 70 + x) * 3 + 1]! ^= 1
  const aid = differenceOf(aided, plain)
  expect(aid).toMatchObject({ width: 70, height: 50, channels: 4 })
  expect(laidOver(plain, aid)).toEqual(aided.data)
  const alphas = Array.from({ length: 70 * 50 }, (_, pixel) => aid.data[pixel * 4 + 3]!)
  expect(alphas.filter((alpha) => alpha === 255)).toHaveLength(16 * 16 + 6 * 2)
  // The squares round them have colours, too.
  expect(alphas.filter((alpha) => alpha === 1)).toHaveLength(9 * 16 * 16 + 16 * 6 + 16 * 2)
  expect(alphas.filter((alpha) => alpha === 0).length).toBeGreaterThan(0)
})
