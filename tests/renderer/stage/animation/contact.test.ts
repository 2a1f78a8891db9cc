import { describe, expect, it } from 'vitest'
import type { Contact } from '../../../../src/renderer/stage/animation/contact'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'

const piece = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'card',
  face: '49/1',
  pose: { x, y: 0, z: 0 },
  ...more,
})

/** Returns what is heard while pieces go from one list to another, and at which second. */
function heard(from: readonly Piece[], to: readonly Piece[], speed = 1, dt = 1 / 60): (Contact & { at: number })[] {
  const contacts: (Contact & { at: number })[] = []
  let now = 0
  const animator = createPieceAnimator({ contact: (contact) => contacts.push({ ...contact, at: now }) })
  animator.show(from, { speed: 0 })
  animator.show(to, { speed })
  do now += dt
  while (animator.advance(dt))
  return contacts
}

describe('contact', () => {
  it('is told once, when a card lies, and where', () => {
    const [contact, ...more] = heard([piece('a', 0)], [piece('a', 9, { motion: 'lay' })])
    expect(more).toEqual([])
    expect(contact).toMatchObject({ pieceId: 'a', kind: 'card', sort: 'land', x: 9, z: 0 })
    // The card takes 0.42 s and 0.017 s per inch.
    expect(contact!.at).toBeGreaterThan(0.56)
    expect(contact!.at).toBeLessThan(0.62)
  })

  it('is harder from higher, whatever the machine draws a second', () => {
    const laid = (x: number, dt = 1 / 60) => heard([piece('a', 0)], [piece('a', x, { motion: 'lay' })], 1, dt)[0]!.speed
    expect(laid(12)).toBeGreaterThan(laid(2) * 1.2)
    expect(laid(12)).toBeCloseTo(laid(12, 1 / 7), 9)
  })

  it('rubs from the start of a slide, and is not told of what hardly moves or only glows', () => {
    const [contact, ...more] = heard([piece('a', 0)], [piece('a', 3, { motion: 'slide' })])
    expect(more).toEqual([])
    expect(contact).toMatchObject({ sort: 'rub', x: 0 })
    expect(contact!.at).toBeLessThan(0.05)
    expect(heard([piece('a', 0)], [piece('a', 0.1, { motion: 'slide' })])).toEqual([])
    expect(heard([piece('a', 0)], [piece('a', 0, { glow: 1 })])).toEqual([])
  })

  it('lets chips settle one after the other, each once hard and once softly', () => {
    const chip = (i: number, x: number): Piece =>
      piece(`c${i}`, x, { kind: 'chip', face: 'chip/blue', zone: `z${i}`, motion: 'toss', beat: i })
    const all = [0, 1, 2]
    const contacts = heard(
      all.map((i) => chip(i, i)),
      all.map((i) => chip(i, 8 + i)),
    )
    const firsts = all.map((i) => contacts.find(({ pieceId: id }) => id === `c${i}`)!)
    for (const i of all) {
      const own = contacts.filter(({ pieceId: id }) => id === `c${i}`)
      expect(own).toHaveLength(2)
      expect(own[1]!.speed).toBeLessThan(own[0]!.speed / 2)
      expect(firsts[i]!.at).toBeLessThan(own[1]!.at)
    }
    expect(firsts[1]!.at - firsts[0]!.at).toBeGreaterThan(0.08)
    expect(firsts[2]!.at - firsts[1]!.at).toBeGreaterThan(0.08)
  })

  it('is told at each stop of a way that is hopped', () => {
    const path = [0, 3, 6].map((x) => ({ x, y: 0, z: 0 }))
    const man = (x: number): Piece => piece('m', x, { kind: 'man', face: 'man/red', path, motion: 'lay' })
    expect(heard([man(0)], [man(6)]).map(({ x }) => x)).toEqual([3, 6])
  })

  it('is told of a lid that is drawn off its box and laid down, and of a board that comes to lie', () => {
    const lid = (x: number, face: string): Piece => piece('lid', x, { kind: 'lid', face, motion: 'lay' })
    const sorts = (face: string) => heard([lid(0, face)], [lid(14, face)]).map(({ sort, at }) => [sort, at > 0.9])
    expect(sorts('49/lid')).toEqual([
      ['rub', false],
      ['land', true],
    ])
    // A whole box, shut, only comes down.
    expect(sorts('shelf/outfit-lid')).toEqual([['land', true]])
    const board = (x: number): Piece => piece('board', x, { kind: 'board', face: '49/board', fold: x > 0 ? 0 : 1 })
    const [contact, ...more] = heard([board(0)], [board(9)])
    expect(more).toEqual([])
    expect(contact).toMatchObject({ kind: 'board', sort: 'land', x: 9 })
    expect(contact!.speed).toBeGreaterThan(1)
    expect(contact!.at).toBeGreaterThan(0.9)
  })

  it('is not told where everything is put in place at once', () => {
    expect(heard([piece('a', 0)], [piece('a', 9)], 0)).toEqual([])
  })
})
