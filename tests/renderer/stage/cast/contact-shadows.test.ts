import { describe, expect, it } from 'vitest'
import { contactPatches, groundBelow } from '../../../../src/renderer/stage/cast/contact-shadows'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { leafRise, SIZE } from '../../../../src/renderer/stage/model/sizes'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'

const board: Piece = { id: 'board', kind: 'board', face: '49/board', pose: { x: 0, y: 0, z: 0 } }
const card = (id: string, x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'card',
  face: '49/1',
  pose: { x, y, z: 0 },
  zone: 'board',
  ...more,
})
function actorsOf(...pieces: Piece[]) {
  const animator = createPieceAnimator()
  animator.show(pieces, { speed: 0 })
  return [...animator.actors]
}

describe('where things touch their ground', () => {
  it('is the leaf of the board on it, the table beside it', () => {
    const actors = actorsOf(board)
    expect(groundBelow(actors, 6, 0)).toBeCloseTo(SIZE.board.h + leafRise(6), 9)
    expect(groundBelow(actors, 9, 0)).toBe(0)
    expect(leafRise(0)).toBeGreaterThan(leafRise(7))
    expect(leafRise(8)).toBe(0)
  })

  it('a laid card has a shadow just over the print; one in the air a wider, fainter one', () => {
    const ground = SIZE.board.h + leafRise(6)
    const [laid] = contactPatches(actorsOf(board, card('a', 6, ground + 0.004)), false).shadows.slice(1)
    expect(laid!.y - ground).toBeCloseTo(0.003, 6)
    const held = actorsOf(board, card('a', 6, ground + 2))
    held[1]!.held = true
    const [flying] = contactPatches(held, false).shadows.slice(1)
    expect(flying!.reach).toBeGreaterThan(laid!.reach)
    expect(flying!.strength).toBeLessThan(laid!.strength)
  })

  it('a pile has one shadow, stronger than a single card', () => {
    const pile = Array.from({ length: 20 }, (_, i) => card(`s${i}`, 12, 0.003 + i * 0.0145, { zone: 'stock' }))
    const { shadows } = contactPatches(actorsOf(...pile), false)
    expect(shadows).toHaveLength(1)
    const [single] = contactPatches(actorsOf(card('one', 12, 0.003)), false).shadows
    expect(shadows[0]!.strength).toBeGreaterThan(single!.strength)
  })

  it('cards of a row that do not lie on each other each have a shadow; a man set on a man has none', () => {
    const row = [0, 1, 2, 3].map((i) => card(`r${i}`, 12 + i * 2.1, 0.004 + i * 0.016, { zone: 'row' }))
    expect(contactPatches(actorsOf(...row), false).shadows).toHaveLength(4)
    const man = (id: string, y: number): Piece => ({ ...card(id, 2, y), kind: 'man', face: 'man/red' })
    const [, under, ...more] = contactPatches(actorsOf(board, man('low', 0.14), man('high', 0.48)), false).shadows
    expect(under!.r).toBeCloseTo(SIZE.man.w / 2)
    expect(more).toEqual([])
  })

  it('in the low quality shadows are wider, since nothing else is cast', () => {
    const actors = actorsOf(card('one', 12, 0.003))
    expect(contactPatches(actors, true).shadows[0]!.reach).toBeGreaterThan(
      contactPatches(actors, false).shadows[0]!.reach,
    )
  })

  it('a place to touch is light as strong as its glow; without glow it is nothing', () => {
    const mark = (id: string, face: string, glow: number): Piece => ({
      id,
      kind: 'mark',
      face,
      pose: { x: 0, y: 0.14, z: 0 },
      touch: id,
      glow,
    })
    const { lights, shadows } = contactPatches(
      actorsOf(mark('a', 'mark/square', 0.45), mark('b', 'mark/round', 0.85), mark('c', 'mark/square', 0)),
      false,
    )
    expect(lights.map((light) => light.strength)).toEqual([0.45, 0.85])
    expect(shadows).toEqual([])
  })
})
