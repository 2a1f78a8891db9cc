import { expect, it } from 'vitest'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'
import { BEAT_SECONDS } from '../../../../src/renderer/stage/options'
import type { Piece, Pose } from '../../../../src/renderer/stage/model/pieces'

const FRAME = 1 / 60
/** Seconds until the camera stands still. */
const COMING = 0.95
const BOX: Pose = { x: -12, y: 0, z: 6, turn: 0 }
const PAGE: Pose = { x: 12, y: 0, z: 0, turn: 0.4, scale: 1.5 }

const back = (id: string, pose: Pose): Piece => ({ id, kind: 'card', face: '49/back', pose, down: true, zone: 'stock' })
const dealt = (id: string, beat: number): Piece => ({
  id,
  kind: 'card',
  face: `49/${id}`,
  pose: { x: 8 + beat, y: 1, z: 9, turn: 0, tilt: 0.3 },
  zone: 'hand:A',
  group: 'hand',
  from: 'stock',
  beat,
})

/**
 * Begins a deal from a pack of three in the box: two of its cards are dealt on a page to which the camera is still
 * moving.
 */
function begun(left: readonly Piece[]) {
  const animator = createPieceAnimator()
  animator.show([back('stock:0', BOX), back('stock:1', BOX), back('stock:2', BOX)], { speed: 0 })
  animator.show([...left, dealt('7', 0), dealt('9', 2)], { speed: 1, arrivalSeconds: COMING })
  const at = (id: string) => animator.find(id)!.place.at
  const run = (seconds: number) => {
    for (let t = 0; t < seconds - FRAME / 2; t += FRAME) animator.advance(FRAME)
  }
  return { animator, at, run }
}

it('carries a pack to its place with all that is to be dealt, and deals from there once the camera stands', () => {
  const { animator, at, run } = begun([back('stock:0', PAGE)])
  run(COMING / 2)
  // The whole pack is together on its way.
  for (const id of ['7', '9'])
    expect(Math.hypot(at(id).x - at('stock:0').x, at(id).z - at('stock:0').z)).toBeLessThan(0.1)
  run(COMING / 2)
  for (const id of ['7', '9']) {
    expect(at(id).x).toBeCloseTo(PAGE.x, 1)
    expect(animator.find(id)!.place.scale).toBeCloseTo(1.5, 1)
  }
  // The first card is dealt before the second, which waits on the pack.
  run(2 * BEAT_SECONDS - 2 * FRAME)
  expect(at('7').distanceTo(at('stock:0'))).toBeGreaterThan(0.5)
  expect(at('9').x).toBeCloseTo(PAGE.x, 1)
  run(2)
  expect(animator.isMoving).toBe(false)
  expect(at('9').x).toBe(10)
})

it('never lets a card jump, though its list is shown anew meanwhile', () => {
  const { animator, at } = begun([back('stock:0', PAGE)])
  let arrivalSeconds = COMING
  let before = at('9').clone()
  for (let i = 0; animator.isMoving && i < 600; i++) {
    animator.advance(FRAME)
    arrivalSeconds = Math.max(0, arrivalSeconds - FRAME)
    if (i % 10 === 0) animator.show([back('stock:0', PAGE), dealt('7', 0), dealt('9', 2)], { speed: 1, arrivalSeconds })
    expect(at('9').distanceTo(before)).toBeLessThan(1.6)
    before = at('9').clone()
  }
  expect(animator.isMoving).toBe(false)
})

it('deals a pack of which nothing is left from the middle of the table', () => {
  const { at, run } = begun([])
  run(COMING)
  expect(Math.hypot(at('9').x, at('9').z)).toBeLessThan(0.5)
})

it('leaves a pack where it lies while the camera stands', () => {
  const animator = createPieceAnimator()
  animator.show([back('stock:0', BOX), back('stock:1', BOX)], { speed: 0 })
  animator.show([back('stock:0', BOX), dealt('9', 2)], { speed: 1 })
  animator.advance(BEAT_SECONDS)
  expect(animator.find('9')!.place.at.x).toBe(BOX.x)
  animator.advance(BEAT_SECONDS * 1.5)
  expect(animator.find('9')!.place.at.x).toBeGreaterThan(BOX.x)
})
