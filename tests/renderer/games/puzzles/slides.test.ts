import { describe, expect, it } from 'vitest'
import { anotherReversePuzzleFace, reversePuzzleFace } from '../../../../src/renderer/games/puzzles/strip/face'
import { thirteenPuzzleFace } from '../../../../src/renderer/games/thirteen-puzzle/face'
import { diffPieces } from '../../../../src/renderer/stage/model/piece-diff'
import { pieceOf, soloAt } from '../solo'

const WAY = ['6-7', '3-6', '1-3', '4-1', '7-4', '6-7', '3-6', '5-3', '2-5', '1-2']

describe('the strip', () => {
  it('the man who moves is the same man, forth and back', () => {
    const before = soloAt(reversePuzzleFace, WAY.slice(0, 1)).scene()
    const after = soloAt(reversePuzzleFace, WAY.slice(0, 2)).scene()
    const was = (from: typeof before, to: typeof before, id: string) =>
      diffPieces(from, to).changes.find(({ piece }) => piece.id === id)?.previous?.id
    expect(was(before, after, 'man:R:6')).toBe('man:R:3')
    expect(was(after, before, 'man:R:3')).toBe('man:R:6')
  })

  it('a man who jumps is lifted, one who steps slides', () => {
    expect(pieceOf(soloAt(reversePuzzleFace, WAY.slice(0, 1)).scene(), 'man:V:7').motion).toBe('slide')
    expect(pieceOf(soloAt(reversePuzzleFace, WAY.slice(0, 2)).scene(), 'man:R:6').motion).toBe('lay')
  })

  it('a chip is pushed forward with every move', () => {
    const pushed = (n: number) =>
      soloAt(reversePuzzleFace, WAY.slice(0, n))
        .scene()
        .filter(({ id, pose }) => id.startsWith('pip:') && pose.z > 0).length
    expect([0, 1, 7, 10].map(pushed)).toEqual([0, 1, 7, 10])
  })

  it('one touch of a man too far away names the rule in his way', () => {
    const { seen } = soloAt(reversePuzzleFace, [])
    expect(reversePuzzleFace.attempt?.(['square:3'], seen)).toBe('3-7')
  })

  it('tells ten moves from more, and from a tenth that is not home', () => {
    expect(reversePuzzleFace.result?.(soloAt(reversePuzzleFace, WAY).seen)?.key).toBe('result.fewest')
    const detour = ['6-7', '7-6', ...WAY]
    const free = soloAt(reversePuzzleFace, detour, { moveLimit: 0 })
    expect(reversePuzzleFace.result?.(free.seen)).toEqual({ key: 'result.solved', params: { n: 12 } })
    const late = soloAt(reversePuzzleFace, detour.slice(0, 10))
    expect(reversePuzzleFace.result?.(late.seen)?.key).toBe('result.last-move')
  })

  it('counts the men at home for either puzzle', () => {
    const { seen } = soloAt(anotherReversePuzzleFace, [])
    expect(anotherReversePuzzleFace.pad(seen).totals).toEqual(['0'])
    expect(reversePuzzleFace.pad(soloAt(reversePuzzleFace, WAY).seen).totals).toEqual(['6'])
  })
})

describe('the "13" Puzzle', () => {
  const tape = ['1', '2', '3', '4', '5', '7', '13', '8', '9', '10', '11', '12', '6']
  const way = ['7-14', '6-7', '13-6', '14-13']

  it('a card is one and the same wherever it is slid, and glows when it has come home', () => {
    const { seen, scene } = soloAt(thirteenPuzzleFace, way.slice(0, 2), {}, tape)
    expect(thirteenPuzzleFace.moveWords(seen, 0, '13-6').key).toBe('move.home')
    expect(pieceOf(scene(), 'card:7').glow).toBeGreaterThan(0.5)
    expect(pieceOf(scene(), 'card:13').glow ?? 0).toBeLessThan(0.5)
  })

  it('counts the slides when all are home', () => {
    const done = soloAt(thirteenPuzzleFace, way, {}, tape)
    expect(thirteenPuzzleFace.result?.(done.seen)).toEqual({ key: 'result.solved', params: { n: 4 } })
    expect(done.scene().filter(({ id, glow }) => id.startsWith('card:') && (glow ?? 0) > 0.5)).toHaveLength(13)
  })

  it('says that two cards changed places, and keeps silent about a mix that was left as it fell', () => {
    const odd = ['1', '2', '3', '4', '13', '5', '6', '8', '9', '10', '11', '12', '7']
    const left = soloAt(thirteenPuzzleFace, [], { deal: 'as-mixed' }, odd)
    expect(thirteenPuzzleFace.prompt(left.seen).key).toBe('prompt.start-as-mixed')
    expect(thirteenPuzzleFace.anchor(left.seen)).toBe('a-slide')
    const last = soloAt(thirteenPuzzleFace, ['13-14', '12-13', '5-12', '6-5', '7-6', '14-7'], { deal: 'as-mixed' }, odd)
    expect(thirteenPuzzleFace.result?.(last.seen)?.key).toBe('result.last-picture')
  })
})
