// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { fieldWith } from '../../../src/renderer/flat/flat-layout'
import { boardPiece, cardOnSquare, manOnSquare } from '../../../src/renderer/games/layout/board'
import { drawTable } from '../../../src/renderer/hand/table-picture'
import type { Piece } from '../../../src/renderer/stage/model/pieces'

afterEach(() => vi.restoreAllMocks())

/** Lists what is painted, in order: areas by their colour, and the outlines of prints. */
async function painted(pieces: readonly Piece[]): Promise<readonly string[]> {
  const drawn: string[] = []
  const gradient = { addColorStop: () => undefined }
  const pen: Record<string, unknown> = {
    fillStyle: '',
    fillRect: () => drawn.push(String(pen['fillStyle'])),
    roundRect: () => drawn.push('print'),
    arc: () => drawn.push('print'),
    createRadialGradient: () => gradient,
    createLinearGradient: () => gradient,
  }
  const canvas = new Proxy(pen, { get: (target, key) => Reflect.get(target, key) ?? (() => undefined) })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as unknown as null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['picture'])))
  const open = { board: fieldWith(pieces), dial: null, items: [], isCross: false, trickValue: null }
  await drawTable(open, null, false, 'Forty-Nine, Clara 155')
  return drawn
}

const VEIL = /^rgb\(10 5 2/

it('darkens the free squares of a board below its cards, in the picture that is kept of the last position', async () => {
  const drawn = await painted([boardPiece(), cardOnSquare('25', 25), cardOnSquare('26', 26)])
  const veil = drawn.findIndex((it) => VEIL.test(it))
  expect(drawn.filter((it) => VEIL.test(it))).toHaveLength(1)
  // The board lies below the veil, and the cards lie on it.
  expect(drawn.slice(0, veil)).toContain('print')
  expect(drawn.slice(veil)).toContain('print')
})

it('leaves a board bright on which men stand', async () => {
  const drawn = await painted([boardPiece(), manOnSquare('man:red:1', 'man/red', 43)])
  expect(drawn).toContain('print')
  expect(drawn.some((it) => VEIL.test(it))).toBe(false)
})
