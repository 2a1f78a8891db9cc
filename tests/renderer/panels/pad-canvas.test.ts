import { expect, it } from 'vitest'
import { writtenLines, inHalves, writeText } from '../../../src/renderer/panels/table/pad-canvas'

it('writes the last lines that a pad has room for, and always the one at which the game turned', () => {
  expect(writtenLines(3, 5, null)).toEqual([0, 1, 2])
  expect(writtenLines(9, 4, null)).toEqual([5, 6, 7, 8])
  expect(writtenLines(9, 4, 7)).toEqual([5, 6, 7, 8])
  expect(writtenLines(9, 4, 2)).toEqual([2, 6, 7, 8])
})

it('cuts a long label between words, near its middle', () => {
  expect(inHalves('Cards in hand, back to the pack')).toEqual(['Cards in hand,', 'back to the pack'])
  expect(inHalves('Cheater')).toEqual(['Cheater'])
})

/** Returns what is written of words that are `width` pixels wide in letters of 10 pixels, in a cell of 100 pixels. */
function writtenAt(width: number): { size: number; maxWidth: number } {
  let size = 0
  const found = { size: 0, maxWidth: 0 }
  const pen = {
    set font(font: string) {
      size = parseFloat(font)
    },
    measureText: () => ({ width: (width * size) / 10 }),
    fillText: (_words: string, _x: number, _y: number, maxWidth: number) => Object.assign(found, { size, maxWidth }),
    strokeText: () => undefined,
  }
  writeText(pen as unknown as CanvasRenderingContext2D, 'words', { x: 0, y: 0, size: 10, maxWidth: 100 })
  return found
}

it('writes what is too wide for its cell smaller, and narrower only if it would be too small', () => {
  expect(writtenAt(100)).toEqual({ size: 10, maxWidth: 100 })
  expect(writtenAt(125)).toEqual({ size: 8, maxWidth: 100 })
  expect(writtenAt(1000)).toEqual({ size: expect.closeTo(6.8, 6) as unknown, maxWidth: 100 })
})
