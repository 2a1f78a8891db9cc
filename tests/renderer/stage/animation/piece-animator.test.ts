import { describe, expect, it } from 'vitest'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { placeOf } from '../../../../src/renderer/stage/model/transform'
import { createPieceAnimator, type PieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'

const card = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'card',
  face: '49/1',
  pose: { x, y: 0, z: 0 },
  ...more,
})
const run = (animator: PieceAnimator, seconds: number) => {
  let moving = false
  for (let t = 0; t < seconds - 1e-9; t += 1 / 60) moving = animator.advance(1 / 60)
  return moving
}
const at = (animator: PieceAnimator, id: string) => animator.find(id)!.place.at.x

describe('the animator', () => {
  it('puts everything in place at once at speed 0, and says that nothing moves', () => {
    const animator = createPieceAnimator()
    animator.show([card('a', 0)], { speed: 0 })
    animator.show([card('a', 9)], { speed: 0 })
    expect(at(animator, 'a')).toBe(9)
    expect(animator.isMoving).toBe(false)
    expect(animator.advance(0.1)).toBe(false)
  })

  it('takes a piece along its path, from the place of it where it stands', () => {
    const path = [0, 4, 8].map((x) => ({ x, y: 0, z: x === 4 ? 4 : 0 }))
    const man = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
      ...card(id, x, { kind: 'man', face: 'man/peg', zone: id, ...more }),
    })
    const farthest = (from: number) => {
      const animator = createPieceAnimator()
      animator.show([man('a', from)], { speed: 0 })
      animator.show([man('b', 12, { from: 'a', path, motion: 'lay' })], { speed: 1 })
      let far = 0
      for (let t = 0; t < 240 && animator.advance(1 / 60); t++) far = Math.max(far, animator.find('b')!.place.at.z)
      expect(at(animator, 'b')).toBe(12)
      expect(animator.isMoving).toBe(false)
      return far
    }
    expect(farthest(0)).toBeGreaterThan(3.9)
    // A piece that is already past the turn, or comes from another place, goes straight on.
    expect(farthest(8)).toBe(0)
    expect(farthest(2)).toBe(0)
  })

  it('moves what moved and lets it lie exactly where it belongs', () => {
    const animator = createPieceAnimator()
    animator.show([card('a', 0), card('b', 1)], { speed: 0 })
    animator.show([card('a', 9), card('b', 1)], { speed: 1 })
    run(animator, 0.2)
    expect(at(animator, 'a')).toBeGreaterThan(0)
    expect(at(animator, 'a')).toBeLessThan(9)
    expect(at(animator, 'b')).toBe(1)
    expect(run(animator, 2)).toBe(false)
    expect(animator.find('a')!.place).toEqual(placeOf(card('a', 9)))
  })

  it('waits a beat of 0.12 s, and half of it at double speed', () => {
    for (const [speed, wait] of [
      [1, 0.6],
      [2, 0.3],
    ] as const) {
      const animator = createPieceAnimator()
      animator.show([card('a', 0)], { speed: 0 })
      animator.show([card('a', 9, { beat: 5 })], { speed })
      run(animator, wait - 0.05)
      expect(at(animator, 'a')).toBe(0)
      run(animator, 0.15)
      expect(at(animator, 'a')).toBeGreaterThan(0)
    }
  })

  it('keeps its speed when it is sent elsewhere in the middle of a flight, and lies exactly there in the end', () => {
    const dt = 1 / 240
    for (const motion of ['slide', 'lay', 'flip', 'hop', 'toss'] as const) {
      const kind = motion === 'hop' ? 'man' : 'card'
      const more = { kind, motion: motion === 'hop' ? 'lay' : motion } as const
      const animator = createPieceAnimator()
      animator.show([card('a', 0, more)], { speed: 0 })
      animator.show([card('a', 9, more)], { speed: 1 })
      const step = () => {
        const before = animator.find('a')!.place.at.clone()
        const moving = animator.advance(dt)
        return { moving, by: animator.find('a')!.place.at.clone().sub(before).divideScalar(dt) }
      }
      for (let t = 0; t < 0.2; t += dt) step()
      const fast = step().by
      expect(fast.length(), motion).toBeGreaterThan(3)
      animator.show([card('a', -4, { ...more, pose: { x: -4, y: 0, z: 6 } })], { speed: 1 })
      const first = step().by
      expect(first.distanceTo(fast), motion).toBeLessThan(fast.length() * 0.25)
      let lowest = 0
      for (let moving = true; moving;) {
        moving = step().moving
        lowest = Math.min(lowest, animator.find('a')!.place.at.y)
      }
      expect(lowest, motion).toBeGreaterThanOrEqual(-1e-9)
      expect(animator.find('a')!.place).toEqual(placeOf(card('a', -4, { ...more, pose: { x: -4, y: 0, z: 6 } })))
    }
  })

  it('takes over from where things are when a new list comes in the middle of a movement', () => {
    const animator = createPieceAnimator()
    animator.show([card('a', 0)], { speed: 0 })
    animator.show([card('a', 20)], { speed: 1 })
    run(animator, 0.25)
    const here = at(animator, 'a')
    animator.show([card('a', 0)], { speed: 1 })
    expect(at(animator, 'a')).toBe(here)
    run(animator, 2)
    expect(at(animator, 'a')).toBe(0)
  })

  it('skips to the end', () => {
    const animator = createPieceAnimator()
    animator.show([card('a', 0), card('b', 0)], { speed: 0 })
    animator.show([card('a', 9, { beat: 30 }), card('b', 4)], { speed: 1 })
    animator.skip()
    expect([at(animator, 'a'), at(animator, 'b')]).toEqual([9, 4])
    expect(animator.isMoving).toBe(false)
  })

  it('turns a back over into the card it becomes, which shows its face from the start of the turn', () => {
    const animator = createPieceAnimator()
    animator.show([card('stock:0', 0, { face: '49/back', down: true, zone: 'stock' })], { speed: 0 })
    animator.show([card('card:17', 8, { face: '49/17', from: 'stock', zone: 'hand:A' })], { speed: 1 })
    const actor = animator.find('card:17')!
    expect(actor.face).toBe('49/17')
    expect(actor.place.down).toBe(1)
    run(animator, 2)
    expect(actor.place.down).toBe(0)
  })

  it('keeps the face of a card that is turned down until it lies, then forgets it', () => {
    const animator = createPieceAnimator()
    animator.show([card('card:17', 0, { face: '49/17', zone: 'hand:A' })], { speed: 0 })
    animator.show([card('back:A:0', 0, { face: '49/back', down: true, from: 'hand:A', zone: 'hand:A' })], { speed: 1 })
    const actor = animator.find('back:A:0')!
    expect(actor.face).toBe('49/17')
    run(animator, 2)
    expect(actor.face).toBe('49/back')
    expect([...animator.actors]).toHaveLength(1)
  })

  it('lays a card whose face is a back on its face, even if the scene did not say so', () => {
    const animator = createPieceAnimator()
    animator.show([card('a', 0, { face: '49/back' })], { speed: 0 })
    expect(animator.find('a')!.place.down).toBe(1)
  })

  it('lets what vanished go with whoever followed it, and then it is gone', () => {
    const animator = createPieceAnimator()
    const backs = ['b0', 'b1'].map((id, i) => card(id, i, { face: '49/back', down: true, zone: 'hand:B' }))
    animator.show(backs, { speed: 0 })
    animator.show([card('card:5', 12, { from: 'hand:B' })], { speed: 1 })
    run(animator, 0.1)
    expect([...animator.actors].map((actor) => actor.piece.id)).toEqual(['card:5', 'b0'])
    run(animator, 2)
    expect([...animator.actors].map((actor) => actor.piece.id)).toEqual(['card:5'])
  })

  it('answers to being pointed at and stops answering, at rest both times', () => {
    const animator = createPieceAnimator()
    animator.show([card('a', 0, { touch: 'hand:1' })], { speed: 0 })
    animator.highlight('hand:1', 1)
    expect(animator.advance(1 / 60)).toBe(true)
    expect(run(animator, 2)).toBe(false)
    expect(animator.find('a')!.highlight).toBe(1)
    animator.highlight(null, 1)
    expect(run(animator, 2)).toBe(false)
    expect(animator.find('a')!.highlight).toBe(0)
  })

  it('leaves a held card alone, and sends it home when it is released', () => {
    const animator = createPieceAnimator()
    animator.show([card('a', 0)], { speed: 0 })
    const actor = animator.find('a')!
    actor.isHeld = true
    actor.place.at.set(5, 1, 5)
    animator.show([card('a', 0)], { speed: 1 })
    run(animator, 1)
    expect(actor.place.at.x).toBe(5)
    animator.release(actor, 1)
    run(animator, 2)
    expect(actor.place.at.x).toBe(0)
  })
})

describe('a page that moves to another window', () => {
  it('glides to its places in the time that the camera takes, at one scale after the other, and nobody hears it', () => {
    const heard: unknown[] = []
    const animator = createPieceAnimator({ contact: (contact) => heard.push(contact) })
    animator.show([card('a', 0), card('b', 4)], { speed: 0 })
    const moved = card('a', 9, { pose: { x: 9, y: 2, z: 3, scale: 2 } })
    animator.show([moved, card('b', 4)], { speed: 1, glide: 1 })
    const scales: number[] = []
    for (let t = 0; t < 0.95; t += 1 / 60) {
      animator.advance(1 / 60)
      scales.push(animator.find('a')!.place.scale)
      expect(animator.find('a')!.place.at.y).toBeLessThanOrEqual(2)
    }
    expect(scales).toEqual(scales.toSorted((one, other) => one - other))
    expect(run(animator, 0.2)).toBe(false)
    expect(animator.find('a')!.place).toEqual(placeOf(moved))
    expect(heard).toEqual([])
    // A piece that is played next moves in its own way again, and is heard.
    animator.show([card('a', 0), card('b', 4)], { speed: 1 })
    run(animator, 2)
    expect(heard.length).toBeGreaterThan(0)
  })
})
