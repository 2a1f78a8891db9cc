import { describe, expect, it } from 'vitest'
import type { Piece, Spin } from '../../../../src/renderer/stage/model/pieces'
import { placeOf } from '../../../../src/renderer/stage/model/transform'
import { createPieceAnimator, type PieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'

const arrow = (turn: number, spin: Spin, more: Partial<Piece> = {}): Piece => ({
  id: 'arrow',
  kind: 'arrow',
  face: 'deco/arrow',
  pose: { x: 0, y: 1, z: -8, turn },
  spin,
  ...more,
})
const OLD = arrow(0.3, { number: 4, strength: 0 })
const NEW = arrow(2.1, { number: 5, strength: 0.6 })

function flicked(calls = {}, speed = 1, before = OLD, after = NEW): PieceAnimator {
  const animator = createPieceAnimator(calls)
  animator.show([before], { speed: 0 })
  animator.show([after], { speed })
  return animator
}
const run = (animator: PieceAnimator, seconds: number, step: number) => {
  for (let i = 0; i < Math.round(seconds / step); i++) animator.advance(step)
}
const heading = (animator: PieceAnimator) => {
  const { turn } = animator.find('arrow')!.place
  return 2 * Math.atan2(turn.y, turn.w)
}

describe('an arrow on the stage', () => {
  it.each([
    ['30 Hz', 1 / 30],
    ['60 Hz', 1 / 60],
    ['144 Hz', 1 / 144],
    ['frames of a second', 1],
  ])('comes to rest at its pose at %s', (_, step) => {
    const animator = flicked()
    expect(animator.isSpinning).toBe(true)
    run(animator, 9, step)
    expect(animator.find('arrow')!.place).toEqual(placeOf(NEW))
    expect(animator.isSpinning).toBe(false)
    expect(animator.isMoving).toBe(false)
  })

  it('is where it would be anyway after a stall of five seconds', () => {
    const [smooth, stalled] = [flicked(), flicked()]
    run(smooth, 5.5, 1 / 100)
    run(stalled, 0.5, 1 / 100)
    stalled.advance(5)
    expect(heading(stalled)).toBeCloseTo(heading(smooth), 9)
    run(stalled, 4, 1 / 60)
    expect(stalled.find('arrow')!.place).toEqual(placeOf(NEW))
  })

  it('turns with the clock as seen from above, fast at first', () => {
    const animator = flicked()
    const before = heading(animator)
    animator.advance(0.01)
    expect(heading(animator)).toBeLessThan(before - 0.05)
  })

  it('rests at once where movement is reduced, when it is skipped, and for whoever comes late', () => {
    expect(flicked({}, 0).find('arrow')!.place).toEqual(placeOf(NEW))
    const skipped = flicked()
    run(skipped, 1, 1 / 60)
    skipped.skip()
    expect(skipped.find('arrow')!.place).toEqual(placeOf(NEW))
    expect(skipped.isMoving).toBe(false)
    const late = createPieceAnimator()
    late.show([NEW], { speed: 1 })
    expect(late.isSpinning).toBe(false)
    expect(late.find('arrow')!.place.turn).toEqual(placeOf(NEW).turn)
  })

  it('turns on when a list comes that says nothing new of it, and stops for one that takes the spin back', () => {
    const animator = flicked()
    run(animator, 1, 1 / 60)
    animator.show([{ ...NEW, glow: 0.4 }], { speed: 1 })
    expect(animator.isSpinning).toBe(true)
    const alone = flicked()
    run(alone, 1, 1 / 60)
    run(animator, 2, 1 / 60)
    run(alone, 2, 1 / 60)
    expect(heading(animator)).toBeCloseTo(heading(alone), 9)
    animator.show([OLD], { speed: 1 })
    expect(animator.isSpinning).toBe(false)
    run(animator, 1, 1 / 60)
    expect(animator.find('arrow')!.place).toEqual(placeOf(OLD))
  })

  it('waits for its beat, and shows the same spin in half the time at double speed', () => {
    const waiting = flicked({}, 1, OLD, { ...NEW, beat: 5 })
    run(waiting, 0.5, 0.1)
    expect(heading(waiting)).toBeCloseTo(0.3, 9)
    run(waiting, 0.5, 0.1)
    expect(heading(waiting)).not.toBeCloseTo(0.3, 2)
    const [normal, fast] = [flicked(), flicked({}, 2)]
    run(normal, 3, 1 / 50)
    run(fast, 1.5, 1 / 100)
    expect(heading(fast)).toBeCloseTo(heading(normal), 6)
  })

  it('ticks from sector to sector, fewer times a second at the end, and never after its rest', () => {
    const heard: number[] = []
    let now = 0
    const animator = flicked({ tick: () => heard.push(now) })
    for (; now < 12; now += 1 / 60) animator.advance(1 / 60)
    const second = (from: number) => heard.filter((at) => at >= from && at < from + 1).length
    expect(second(0)).toBeGreaterThan(12)
    expect(second(0)).toBeLessThanOrEqual(20)
    const last = heard.at(-1)!
    expect(second(last - 0.99)).toBeLessThan(second(0) - 3)
    expect(last).toBeLessThan(9)
  })
})
