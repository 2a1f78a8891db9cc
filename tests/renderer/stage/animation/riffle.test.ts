import { describe, expect, it } from 'vitest'
import type { Contact } from '../../../../src/renderer/stage/animation/contact'
import { BEAT_SECONDS } from '../../../../src/renderer/stage/options'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'
import { RIFFLE_SECONDS } from '../../../../src/renderer/stage/animation/riffle'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { placeOf } from '../../../../src/renderer/stage/model/transform'

const FRAME = 1 / 60
const COMING = 0.9
const CARDS = 20

const back = (i: number, x: number): Piece => ({
  id: `stock:${i}`,
  kind: 'card',
  face: '49/back',
  down: true,
  zone: 'stock',
  group: 'stock',
  pose: { x, y: i * 0.0145, z: 0, turn: 0.1 },
})
const dealt = (i: number): Piece => ({
  id: `card:${i}`,
  kind: 'card',
  face: `49/${i}`,
  zone: 'hand:A',
  group: 'hand',
  from: 'stock',
  beat: i,
  pose: { x: i, y: 0.4, z: 9, tilt: 0.3 },
})
const list = (count: number, make: (i: number) => Piece): Piece[] => Array.from({ length: count }, (_, i) => make(i))

/** Shows `after` once `before` lies there; returns what is heard, and runs the movement frame by frame. */
function shown(before: readonly Piece[], after: readonly Piece[], arrivalSeconds: number, speed = 1) {
  const heard: (Contact & { readonly at: number })[] = []
  let now = 0
  const animator = createPieceAnimator({ contact: (contact) => heard.push({ ...contact, at: now }) })
  animator.show(before, { speed: 0 })
  animator.show(after, { speed, arrivalSeconds })
  const run = (seconds: number, each: () => void = () => undefined): void => {
    const end = now + seconds
    while (now < end - FRAME / 2) {
      now += FRAME
      animator.advance(FRAME)
      each()
    }
  }
  return { animator, heard, run, at: (id: string) => animator.find(id)!.place.at }
}

/** A fresh pack from its box, of which four cards are dealt. */
const PACK = list(CARDS, (i) => back(i, -12))
const DEALT = [...list(CARDS - 4, (i) => back(i, 3)), ...list(4, dealt)]

describe('a pack before a deal', () => {
  it('is carried, cut into two packets, riffled card by card and squared; only then is it dealt', () => {
    const { heard, run, at, animator } = shown(PACK, DEALT, COMING)
    run(COMING)
    expect(heard.filter(({ sort }) => sort === 'snap')).toEqual([])
    run(RIFFLE_SECONDS * 0.27)
    // Two packets lie side by side, half of the cards each.
    const sides = [...animator.actors].map(({ place }) => Math.sign(place.at.x - 3))
    expect(sides.filter((side) => side < 0)).toHaveLength(CARDS / 2)
    expect(sides.filter((side) => side > 0)).toHaveLength(CARDS / 2)
    expect(at('stock:1').x - at('stock:0').x).toBeGreaterThan(1.9)
    run(RIFFLE_SECONDS * 0.73 - 2 * FRAME)
    // Squared, before the first card is dealt.
    for (const { place } of animator.actors) expect(Math.hypot(place.at.x - 3, place.at.z)).toBeLessThan(0.05)
    run(4)
    expect(animator.isMoving).toBe(false)
    for (const piece of DEALT) expect(at(piece.id).distanceTo(placeOf(piece).at)).toBeLessThan(1e-6)
  })

  it('is heard where its cards fall, each in turn, then pushed and tapped', () => {
    const { heard, run } = shown(PACK, DEALT, COMING)
    run(COMING + RIFFLE_SECONDS)
    const snaps = heard.filter(({ sort }) => sort === 'snap')
    expect(snaps).toHaveLength(CARDS)
    expect(new Set(snaps.map(({ pieceId }) => pieceId)).size).toBe(CARDS)
    expect(new Set(snaps.map(({ at }) => at)).size).toBeGreaterThan(CARDS / 2)
    for (const { at, x } of snaps) {
      expect(at).toBeGreaterThan(COMING + RIFFLE_SECONDS * 0.25)
      expect(x).toBeCloseTo(3)
    }
    const after = heard.filter(({ at }) => at > COMING + FRAME).map(({ sort }) => sort)
    expect(after.filter((sort) => sort !== 'snap')).toEqual(['rub', 'land'])
    expect(after.slice(-2)).toEqual(['rub', 'land'])
  })

  it('never lets a card jump or dip into the table, though its list is shown anew meanwhile', () => {
    const { animator, run } = shown(PACK, DEALT, COMING)
    const before = new Map([...animator.actors].map(({ piece, place }) => [piece.id, place.at.clone()]))
    let frame = 0
    run(4, () => {
      frame++
      if (frame % 7 === 0) animator.show(DEALT, { speed: 1, arrivalSeconds: Math.max(0, COMING - frame * FRAME) })
      for (const { piece, place } of animator.actors) {
        expect(place.at.distanceTo(before.get(piece.id)!)).toBeLessThan(1.6)
        expect(place.at.y).toBeGreaterThan(-0.001)
        before.get(piece.id)!.copy(place.at)
      }
    })
    expect(animator.isMoving).toBe(false)
  })

  it('follows the speed, and is dealt at once where nothing moves', () => {
    const fast = shown(PACK, DEALT, COMING / 2, 2)
    fast.run((COMING + RIFFLE_SECONDS) / 2)
    expect(fast.heard.filter(({ sort }) => sort === 'snap')).toHaveLength(CARDS)
    expect(RIFFLE_SECONDS).toBeLessThanOrEqual(1)
    const still = shown(PACK, DEALT, COMING, 0)
    expect(still.animator.isMoving).toBe(false)
    expect(still.heard).toEqual([])
  })

  it('is gathered from the table for another deal, its open cards turned down, and riffled', () => {
    const onBoard = list(10, (i): Piece => ({ ...dealt(i), pose: { x: i - 5, y: 0.1, z: -2 }, zone: 'board' }))
    const { heard, run, at, animator } = shown([...list(10, (i) => back(i, 3)), ...onBoard], DEALT, 0)
    run(0.52)
    for (const id of ['card:0', 'card:3']) {
      expect(Math.abs(at(id).x - 3)).toBeLessThan(0.2)
      expect(animator.find(id)!.place.down).toBe(1)
    }
    run(RIFFLE_SECONDS)
    expect(heard.filter(({ sort }) => sort === 'snap').length).toBe(CARDS)
    run(3 + 4 * BEAT_SECONDS)
    expect(animator.isMoving).toBe(false)
    expect(at('card:3').z).toBe(9)
  })

  it('is not riffled in the middle of a deal, nor are a few cards, nor paid chips', () => {
    const later = shown(
      list(CARDS, (i) => back(i, 3)),
      DEALT,
      0,
    )
    later.run(3)
    const few = shown(
      list(4, (i) => back(i, -12)),
      [back(0, 3), ...list(3, dealt)],
      COMING,
    )
    few.run(4)
    const chip = (i: number, x: number): Piece => ({
      id: `chip:${x}:${i}`,
      kind: 'chip',
      face: 'chip/blue',
      zone: 'chips:A',
      from: 'stock',
      beat: i,
      pose: { x, y: i * 0.13, z: 4 },
    })
    const paid = shown(
      [back(0, 3)],
      list(12, (i) => chip(i, 9)),
      0,
    )
    paid.run(4)
    for (const { heard } of [later, few, paid]) expect(heard.filter(({ sort }) => sort === 'snap')).toEqual([])
  })
})
