import { expect, test } from 'vitest'
import { encodeQrCode, qrPath, runsOf } from '../../../src/renderer/lobby/qr-code'

const LINK = 'http://192.168.178.42:4989/#join=0123456789abcdef0123456789abcdef'

/**
 * Returns whether a finder lies at this row and column: a ring of seven modules with a square of three in it. A camera
 * finds a code by the finders in three of its corners.
 */
function finderAt(modules: readonly (readonly boolean[])[], row: number, column: number): boolean {
  return Array.from({ length: 49 }, (_, i) => [Math.floor(i / 7), i % 7] as const).every(([y, x]) => {
    const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3))
    return modules[row + y]?.[column + x] === (ring !== 2)
  })
}

test('a link is a square of modules with its three finders', () => {
  const modules = encodeQrCode(LINK)
  const side = modules.length
  expect((side - 17) % 4).toBe(0)
  expect(modules.every((row) => row.length === side)).toBe(true)
  expect([finderAt(modules, 0, 0), finderAt(modules, 0, side - 7), finderAt(modules, side - 7, 0)]).toEqual([
    true,
    true,
    true,
  ])
})

test('a whole link fits into modules that a camera tells apart at 200 pixels', () => {
  expect(200 / encodeQrCode(LINK).length).toBeGreaterThan(5)
})

test('runs of dark modules cover the row and nothing else', () => {
  expect(runsOf([true, true, false, true, false, false, true])).toEqual([
    [0, 2],
    [3, 1],
    [6, 1],
  ])
  expect(runsOf([false, false])).toEqual([])
})

test('the path draws as many modules as are dark', () => {
  const modules = encodeQrCode(LINK)
  const drawn = [...qrPath(modules).matchAll(/h(\d+)v1/g)].reduce((sum, [, long]) => sum + Number(long), 0)
  expect(drawn).toBe(modules.flat().filter(Boolean).length)
})
