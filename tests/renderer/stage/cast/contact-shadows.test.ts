import { describe, expect, it } from 'vitest'
import { contactPatches } from '../../../../src/renderer/stage/cast/contact-shadows'
import { groundHeightBelow } from '../../../../src/renderer/stage/cast/ground'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { leafRise, SIZE } from '../../../../src/renderer/stage/model/sizes'
import { LAMP } from '../../../../src/renderer/stage/surface/light'
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
    expect(groundHeightBelow(actors, 6, 0)).toBeCloseTo(SIZE.board.h + leafRise(6), 9)
    expect(groundHeightBelow(actors, 9, 0)).toBe(0)
    expect(leafRise(0)).toBeGreaterThan(leafRise(7))
    expect(leafRise(8)).toBe(0)
  })

  it('a laid card has a shadow just over the print; one in the air a wider, fainter one', () => {
    const ground = SIZE.board.h + leafRise(6)
    const [laid] = contactPatches(actorsOf(board, card('a', 6, ground + 0.004)), false).shadows.slice(1)
    expect(laid!.y - ground).toBeCloseTo(0.003, 6)
    const held = actorsOf(board, card('a', 6, ground + 2))
    held[1]!.isHeld = true
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

  describe('in the air', () => {
    const ground = SIZE.board.h + leafRise(6)
    /** Returns the shadows of a card that is carried at this height over the board, and of the other pieces there. */
    function carriedAt(height: number, { low = false, others = [] as Piece[], tilt = 0 } = {}) {
      const carried = card('carried', 6, ground + height, { pose: { x: 6, y: ground + height, z: 0, tilt } })
      const actors = actorsOf(board, carried, ...others)
      actors[1]!.isHeld = true
      return contactPatches(actors, low).shadows.slice(1)
    }

    it.each([false, true])(
      'a shadow begins as it lies, and grows wider, softer and fainter (plain look: %s)',
      (low) => {
        const [laid] = contactPatches(actorsOf(board, card('a', 6, ground + 0.004)), low).shadows.slice(1)
        const [taken] = carriedAt(0.004, { low })
        for (const part of ['x', 'z', 'hx', 'hz', 'reach', 'strength'] as const)
          expect(taken![part]).toBeCloseTo(laid![part], 1)
        const heights = [0.2, 0.6, 1.2, 2, 3].map((height) => carriedAt(height, { low })[0]!)
        heights.slice(1).forEach((higher, i) => {
          const lower = heights[i]!
          expect(higher.reach).toBeGreaterThan(lower.reach)
          expect(higher.hx + higher.reach).toBeGreaterThan(lower.hx + lower.reach)
          expect(higher.strength).toBeLessThan(lower.strength)
        })
        expect(carriedAt(5, { low })[0]!.strength).toBe(0)
      },
    )

    it('it moves away from the lamp, all the way in the plain look', () => {
      const [rich] = carriedAt(1)
      const [plain] = carriedAt(1, { low: true })
      const part = 1 / (LAMP.at.y - ground - 1)
      expect(plain!.x - carriedAt(0, { low: true })[0]!.x).toBeCloseTo((6 - LAMP.at.x) * part, 6)
      expect(plain!.z - carriedAt(0, { low: true })[0]!.z).toBeCloseTo((0 - LAMP.at.z) * part, 6)
      expect(rich!.z).toBeGreaterThan(carriedAt(0)[0]!.z)
      expect(rich!.z).toBeLessThan(plain!.z)
    })

    it('it lies over the single cards on its ground, and never above the piece itself', () => {
      const [shadow] = carriedAt(1, { others: [card('below', 7.5, ground + 0.004)] })
      expect(shadow!.y).toBeGreaterThan(ground + 0.004 + SIZE.card.h)
      for (const height of [0.01, 0.1, 0.5]) expect(carriedAt(height)[0]!.y).toBeLessThan(ground + height + 0.003)
    })

    it('over a pile it lies upon it, and is gone when the card lands there', () => {
      const pile = Array.from({ length: 20 }, (_, i) => card(`s${i}`, 6, ground + 0.004 + i * 0.0145, { zone: 'won' }))
      const top = 0.004 + 19 * 0.0145 + SIZE.card.h
      const over = (height: number) => carriedAt(top + height, { others: pile })[0]!
      expect(over(1).y).toBeGreaterThan(ground + top)
      expect(over(1).reach).toBeCloseTo(carriedAt(1)[0]!.reach, 6)
      expect(over(0.1).strength).toBeLessThan(over(1).strength)
      expect(over(0).strength).toBe(0)
    })

    it('of what leans it goes over into that of what lies level, without a jump', () => {
      const sums = Array.from({ length: 40 }, (_, i) =>
        carriedAt(1, { tilt: (i / 40) * 0.9 }).reduce((sum, { strength }) => sum + strength, 0),
      )
      const jumps = sums.slice(1).map((sum, i) => Math.abs(sum - sums[i]!))
      expect(Math.max(...jumps)).toBeLessThan(0.04)
      expect(carriedAt(1, { tilt: 0.4 })).toHaveLength(2)
      expect(carriedAt(1, { tilt: 0.1 })).toHaveLength(1)
    })

    it('a card that turns over has the shadow of its edge halfway', () => {
      const actors = actorsOf(board, card('turning', 6, ground + 1))
      actors[1]!.isHeld = true
      const [shown] = contactPatches(actors, false).shadows.slice(1)
      actors[1]!.place.down = 0.5
      const [edge] = contactPatches(actors, false).shadows.slice(1)
      expect(edge!.hx).toBeLessThan(shown!.hx * 0.1)
      expect(edge!.hz).toBeGreaterThan(shown!.hz * 0.9)
    })

    it('what waits for its beat lies still: a pile that is about to be dealt has one shadow', () => {
      const pile = Array.from({ length: 8 }, (_, i) => card(`s${i}`, 12, 0.003 + i * 0.0145, { zone: 'stock' }))
      const animator = createPieceAnimator()
      animator.show(pile, { speed: 0 })
      animator.show(
        pile.map((it, i) => ({ ...it, zone: 'hand', pose: { x: -6, y: 0.003, z: i }, beat: 1 + i })),
        { speed: 1 },
      )
      animator.advance(0.05)
      expect(contactPatches([...animator.actors], false).shadows).toHaveLength(1)
      animator.advance(0.2)
      expect(contactPatches([...animator.actors], false).shadows.length).toBeGreaterThan(1)
    })
  })
})
