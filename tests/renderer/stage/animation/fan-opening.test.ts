import { Matrix4, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'
import { actorMatrixOf } from '../../../../src/renderer/stage/cast/instance-data'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { sizeOf } from '../../../../src/renderer/stage/model/sizes'

const WIDTH = sizeOf('card', '49/1').w

/** Returns cards of the hand in a row, `distance` card widths apart. */
const row = (name: string, count: number, distance: number, more: Partial<Piece> = {}): Piece[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `card:${name}${i}`,
    kind: 'card',
    face: '49/1',
    pose: { x: i * distance * WIDTH - 5, y: 1 + i * 0.06, z: 9 },
    touch: `hand:${name}${i}`,
    group: 'hand',
    ...more,
  }))

/** Shows a hand and points at one of its cards; returns where its cards are drawn, and where they lie. */
function opened(pieces: readonly Piece[], touch: string | null) {
  const animator = createPieceAnimator()
  animator.show(pieces, { speed: 0 })
  animator.highlight(touch, 0)
  const actors = [...animator.actors]
  const asides = actors.map(({ aside }) => aside)
  const seen = actors.map(({ place }, i) => place.at.x + asides[i]!)
  return { animator, actors, asides, seen }
}
/** Returns the share of each card's width that the next card leaves in view. */
const inView = (seen: readonly number[]) => seen.slice(1).map((x, i) => (x - seen[i]!) / WIDTH)

describe('a hand under the pointer', () => {
  it.each([
    [5, 0.6, 1],
    [13, 0.36, 1],
    [25, 0.3, 1],
    // The others give at most three tenths of their own view.
    [5, 0.36, 0.684],
    [3, 0.6, 0.78],
  ])('shows a card in full, or as much as the others of %i can give', (count, distance, share) => {
    const middle = Math.floor(count / 2)
    const { seen, asides } = opened(row('', count, distance), `hand:${middle}`)
    const views = inView(seen)
    expect(views[middle]).toBeCloseTo(share)
    expect(Math.min(...views)).toBeGreaterThanOrEqual(distance * 0.7 - 1e-9)
    // It takes no more room: the ends stay where they are.
    expect([asides[0], asides.at(-1)]).toEqual([0, 0])
  })

  it('stays as it is where nothing is covered: under its last card, where cards lie apart, and with two of them', () => {
    for (const [cards, touch] of [
      [row('', 5, 0.6), 'hand:4'],
      [row('', 5, 1.03), 'hand:2'],
      [row('', 2, 0.6), 'hand:0'],
      [row('', 5, 0.6), 'stock'],
      [row('', 5, 0.6), null],
    ] as const)
      expect(opened(cards, touch).asides.every((aside) => aside === 0)).toBe(true)
  })

  it('opens only the row of the card, and no other seat opens its fan', () => {
    const far = row('far', 5, 0.5).map((card) => ({ ...card, pose: { ...card.pose, z: 7 } }))
    const { asides } = opened([...far, ...row('near', 5, 0.5)], 'hand:near1')
    expect(asides.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
    expect(asides.slice(5).some((aside) => aside !== 0)).toBe(true)
    const theirs = row('', 5, 0.5, { group: 'fan:B' })
    expect(opened(theirs, 'hand:2').asides).toEqual([0, 0, 0, 0, 0])
  })

  it('keeps the places of its cards, so that the pointer finds the same card however far they move aside', () => {
    const cards = row('', 7, 0.4)
    const { actors } = opened(cards, 'hand:3')
    expect(actors.map(({ place }) => place.at.x)).toEqual(cards.map(({ pose }) => pose.x))
  })

  it('opens and closes gently, and is at rest both times; at once where nothing is to move', () => {
    const { animator, actors } = opened(row('', 5, 0.5), null)
    const right = actors[3]!
    animator.highlight('hand:2', 1)
    expect(right.aside).toBe(0)
    expect(animator.advanceHighlight(1 / 60)).toBe(true)
    const early = right.aside
    expect(early).toBeGreaterThan(0)
    while (animator.advanceHighlight(1 / 60));
    const open = right.aside
    expect(early).toBeLessThan(open / 3)
    animator.highlight(null, 1)
    expect(right.aside).toBe(open)
    while (animator.advanceHighlight(1 / 60));
    expect([animator.highlightedPieces, right.aside]).toEqual([[], 0])
    animator.highlight('hand:2', 0)
    expect(right.aside).toBeCloseTo(open, 2)
    animator.highlight(null, 0)
    expect(right.aside).toBe(0)
  })

  it('closes around a card that is taken out of it, and opens where the hand is laid anew', () => {
    const { animator, actors } = opened(row('', 6, 0.5), 'hand:2')
    actors[2]!.isHeld = true
    animator.highlight(null, 0)
    expect(actors.map(({ aside }) => aside)).toEqual([0, 0, 0, 0, 0, 0])
    animator.highlight('hand:3', 0)
    const opening = actors[4]!.aside
    animator.show(row('', 6, 0.8), { speed: 0 })
    expect(actors[4]!.aside).not.toBe(opening)
    expect(inView(actors.map(({ place, aside }) => place.at.x + aside))[3]).toBeCloseTo(1)
  })

  it('leaves each card in its own plane, so that none comes to lie over the next one', () => {
    const cards = row('', 5, 0.5).map((card) => ({ ...card, pose: { ...card.pose, tilt: 0.6 } }))
    const { actors } = opened(cards, 'hand:2')
    for (const actor of actors) {
      const { place } = actor
      const drawn = new Vector3().setFromMatrixPosition(actorMatrixOf(actor, 1, actor.aside, new Matrix4()))
      const moved = drawn.sub(place.at)
      expect(moved.x).toBeCloseTo(actor.aside)
      expect(moved.dot(new Vector3(0, 1, 0).applyQuaternion(place.turn))).toBeCloseTo(0)
      // It slides out of the fan, away from the viewer.
      expect(moved.z).toBeLessThan(-0.1)
    }
  })
})
