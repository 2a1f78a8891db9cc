import { describe, expect, it } from 'vitest'
import { fortyNinePuzzleFace as face } from '../../../../src/renderer/games/forty-nine-puzzle/face'
import { soloAt } from '../solo'

/** Returns how many men the scene counts on each of the three classes. */
function counted(moves: readonly string[]): number[] {
  const pieces = soloAt(face, moves, { start: 18 }).scene([], { isOverlayOn: true })
  return [0, 1, 2].map((at) => {
    const found = pieces.find(({ id }) => id === `counter:${at}`)
    return Number(found!.label!.text.split(' ').at(-1))
  })
}

describe('the three classes of the squares', () => {
  it('are shown when they are asked for, and not else', () => {
    const labels = (isOverlayOn: boolean) =>
      soloAt(face, [], { start: 18 })
        .scene([], { isOverlayOn })
        .filter(({ label }) => label !== undefined).length
    expect(labels(false)).toBe(0)
    expect(labels(true)).toBe(49 + 3)
  })

  it('differ on any three squares of a line', () => {
    const pieces = soloAt(face, [], { start: 18 }).scene([], { isOverlayOn: true })
    const at = (square: number) => pieces.find(({ id }) => id === `class:${square}`)!.label!.text
    for (const line of [
      [1, 2, 3],
      [5, 6, 7],
      [4, 11, 18],
      [35, 42, 49],
    ])
      expect(new Set(line.map(at)).size).toBe(3)
  })

  it('all count one more or one less after every jump', () => {
    const before = counted([])
    expect(before.reduce((sum, n) => sum + n)).toBe(48)
    const { moves } = soloAt(face, [], { start: 18 })
    for (const move of moves) counted([move]).forEach((n, at) => expect(Math.abs(n - before[at]!)).toBe(1))
  })
})
