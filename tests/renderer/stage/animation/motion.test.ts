import fc from 'fast-check'
import { Matrix4, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import {
  interpolateMotion,
  easeHand,
  motionOf,
  secondsOf,
  type Motion,
} from '../../../../src/renderer/stage/animation/motion'
import type { Piece, Pose } from '../../../../src/renderer/stage/model/pieces'
import { copyPlace, hash01, matrixOf, placeOf } from '../../../../src/renderer/stage/model/transform'

const MOTIONS: readonly Motion[] = ['slide', 'lay', 'flip', 'toss', 'hop']
const card = (pose: Pose, more: Partial<Piece> = {}): Piece => ({ id: 'c', kind: 'card', face: '49/1', pose, ...more })

const inches = (max: number) => fc.double({ min: -max, max, noNaN: true })
const pose = fc.record({ x: inches(30), y: inches(3).map(Math.abs), z: inches(20), turn: inches(3), tilt: inches(1) })

describe('movement', () => {
  it('ends exactly where the piece belongs, and starts exactly where it was', () => {
    fc.assert(
      fc.property(pose, pose, fc.constantFrom(...MOTIONS), fc.boolean(), (a, b, motion, turns) => {
        const from = placeOf(card(a, turns ? { down: true } : {}))
        const to = placeOf(card(b, { glow: 0.5 }))
        const now = copyPlace(from)
        interpolateMotion(motion, from, to, 0, now)
        expect(now.at.distanceTo(from.at)).toBeLessThan(1e-9)
        expect(Math.abs(now.turn.dot(from.turn))).toBeGreaterThan(1 - 1e-9)
        expect(now.down).toBe(from.down)
        interpolateMotion(motion, from, to, 1, now)
        expect(now).toEqual(to)
      }),
    )
  })

  it('never jumps: half a thousandth of the way moves a piece by little', () => {
    fc.assert(
      fc.property(
        pose,
        pose,
        fc.constantFrom(...MOTIONS),
        fc.double({ min: 0.001, max: 0.998, noNaN: true }),
        (a, b, motion, t) => {
          const [from, to] = [placeOf(card(a)), placeOf(card(b))]
          const [one, two] = [copyPlace(from), copyPlace(from)]
          interpolateMotion(motion, from, to, t, one)
          interpolateMotion(motion, from, to, t + 0.0005, two)
          expect(one.at.distanceTo(two.at)).toBeLessThan(0.02 + from.at.distanceTo(to.at) * 0.006)
        },
      ),
    )
  })

  it('lifts a laid card over what lies between, and lets it land without sinking into the table', () => {
    const from = placeOf(card({ x: 0, y: 0.2, z: 10 }))
    const to = placeOf(card({ x: 0, y: 0.1, z: -6 }))
    const now = copyPlace(from)
    let highest = 0
    for (let t = 0; t <= 1; t += 0.01) {
      interpolateMotion('lay', from, to, t, now)
      highest = Math.max(highest, now.at.y)
      expect(now.at.y).toBeGreaterThanOrEqual(0.1 - 1e-9)
    }
    expect(highest).toBeGreaterThan(1)
  })

  it('chooses the movement by what changes', () => {
    const here = placeOf(card({ x: 0, y: 0, z: 0 }))
    const far = placeOf(card({ x: 9, y: 0, z: 0 }))
    const over = placeOf(card({ x: 9, y: 0, z: 0 }, { down: true }))
    expect(motionOf(card({ x: 0, y: 0, z: 0 }), here, far)).toBe('lay')
    expect(motionOf(card({ x: 0, y: 0, z: 0 }), here, over)).toBe('flip')
    expect(motionOf({ ...card({ x: 0, y: 0, z: 0 }), kind: 'chip' }, here, far)).toBe('toss')
    expect(motionOf(card({ x: 0, y: 0, z: 0 }, { motion: 'slide' }), here, far)).toBe('slide')
  })

  it('turns over no card within the table, wherever its scene slides it', () => {
    const trick = placeOf(card({ x: 0, y: 0.05, z: 0, scale: 1.6 }))
    const won = card({ x: 12, y: 0.2, z: 2 }, { motion: 'slide', down: true })
    const to = placeOf(won)
    const now = copyPlace(trick)
    for (let t = 0; t <= 1; t += 0.01) {
      interpolateMotion(motionOf(won, trick, to), trick, to, t, now, 3.2)
      const lowestEdge = now.at.y - now.scale * Math.sin(Math.PI * now.down)
      expect(lowestEdge).toBeGreaterThan(0)
    }
  })

  it('pushes a man to the next square, hops him where his scene lays him, over whatever stands between', () => {
    const man = (x: number, more: Partial<Piece> = {}): Piece => ({ ...card({ x, y: 0.1, z: 0 }, more), kind: 'man' })
    const [from, next, over] = [placeOf(man(0)), placeOf(man(2)), placeOf(man(4))]
    expect(motionOf(man(2), from, next)).toBe('slide')
    expect(motionOf(man(4), from, over)).toBe('hop')
    expect(motionOf(man(4, { motion: 'slide' }), from, over)).toBe('slide')
    expect(motionOf(man(2, { motion: 'lay' }), from, next)).toBe('hop')
    const now = copyPlace(from)
    for (let t = 0; t <= 1; t += 0.01) {
      interpolateMotion('hop', from, over, t, now)
      if (Math.abs(now.at.x - 2) < 1.3) expect(now.at.y).toBeGreaterThan(0.1 + 0.34)
      expect(now.at.y).toBeGreaterThanOrEqual(0.1 - 1e-9)
    }
  })

  it('takes longer for further, and never long enough to bore', () => {
    const here = placeOf(card({ x: 0, y: 0, z: 0 }))
    const times = [2, 10, 40].map((x) =>
      secondsOf(card({ x, y: 0, z: 0 }), 'lay', here, placeOf(card({ x, y: 0, z: 0 }))),
    )
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times[2]).toBeLessThan(1)
  })

  it('eases from 0 to 1 without going back', () => {
    expect(easeHand(0)).toBe(0)
    expect(easeHand(1)).toBe(1)
    for (let t = 0; t < 1; t += 0.02) expect(easeHand(t + 0.02)).toBeGreaterThan(easeHand(t))
  })
})

describe('places', () => {
  it('turns about y first, then tilts, then rolls', () => {
    const place = placeOf(card({ x: 1, y: 2, z: 3, turn: Math.PI / 2, tilt: 0.5 }))
    const up = new Vector3(0, 1, 0).applyQuaternion(place.turn)
    // The card is tilted toward the direction that +z became: +x.
    expect(up.x).toBeCloseTo(Math.sin(0.5))
    expect(up.y).toBeCloseTo(Math.cos(0.5))
    expect(up.z).toBeCloseTo(0)
  })

  it('lays a card on its face where its pose says: same middle, underside up', () => {
    const h = 0.013
    const matrix = matrixOf(placeOf(card({ x: 3, y: 0.5, z: -2, turn: 0.3 }, { down: true })), h, new Matrix4())
    const top = new Vector3(0, h, 0).applyMatrix4(matrix)
    const bottom = new Vector3(0, 0, 0).applyMatrix4(matrix)
    expect([top.x, top.y, top.z]).toEqual([3, 0.5, -2].map((n) => expect.closeTo(n, 9) as unknown))
    expect(bottom.y).toBeCloseTo(0.5 + h, 9)
  })

  it('gives each thing small faults of its own that never change', () => {
    const faults = Array.from({ length: 200 }, (_, i) => hash01(`card:${i}`))
    expect(new Set(faults).size).toBe(200)
    expect(hash01('card:17')).toBe(faults[17])
    expect(Math.min(...faults)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...faults)).toBeLessThan(1)
    expect(faults.reduce((a, b) => a + b) / 200).toBeCloseTo(0.5, 1)
  })
})
