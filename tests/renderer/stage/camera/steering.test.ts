import fc from 'fast-check'
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createCameraRig } from '../../../../src/renderer/stage/camera/camera-rig'
import { MAX_MAGNIFICATION } from '../../../../src/renderer/stage/camera/magnification'
import { createSteering } from '../../../../src/renderer/stage/camera/steering'
import { MAX_TURN } from '../../../../src/renderer/stage/camera/turning'
import { viewpoint } from '../../../../src/renderer/stage/camera/viewpoints'
import { runCount, SEED } from '../../../scale'

const CANVAS = { width: 1280, height: 720 }
const FOCUS = { x: 460, y: 360 }
const FRAME = 1 / 60
const WHOLE = { canvas: CANVAS, focus: FOCUS, reach: null }

/** Returns steering at a table, with the seconds after which it comes to rest. */
function steered(isInstant = false, room: Parameters<ReturnType<typeof createSteering>['setRoom']>[0] = WHOLE) {
  const steering = createSteering(() => isInstant)
  steering.setRoom(room)
  /** Advances until everything is at rest, calling `at` after every frame; returns the number of frames. */
  const settle = (at: () => void = () => undefined): number => {
    for (let frames = 1; ; frames++) {
      const isMoving = steering.advance(FRAME)
      at()
      if (!isMoving) return frames
      if (frames > 600) throw new Error('it does not come to rest')
    }
  }
  return { steering, settle }
}

describe('turning the view', () => {
  it('follows the pointer, ever less, by a few degrees at most', () => {
    const { steering } = steered()
    let last = 0
    for (let pulled = 0; pulled < 3000; pulled += 100) {
      steering.drag(100, 50)
      expect(-steering.turn).toBeGreaterThanOrEqual(last)
      last = -steering.turn
    }
    expect(last).toBeLessThanOrEqual(MAX_TURN.turn)
    expect(last).toBeGreaterThan(MAX_TURN.turn * 0.99)
    expect(steering.tilt).toBeLessThanOrEqual(MAX_TURN.tilt)
    expect((MAX_TURN.turn * 180) / Math.PI).toBeLessThan(10)
  })

  it('springs back once it is let go, without passing the plain view, and then rests', () => {
    const { steering, settle } = steered()
    steering.drag(-200, 80)
    expect(settle()).toBe(1)
    const held = steering.turn
    expect(held).toBeGreaterThan(0)
    steering.release()
    const frames = settle(() => {
      expect(steering.turn).toBeGreaterThanOrEqual(0)
      expect(steering.turn).toBeLessThanOrEqual(held)
    })
    expect(frames).toBeGreaterThan(20)
    expect([steering.turn, steering.tilt]).toEqual([0, 0])
    expect(steering.advance(FRAME)).toBe(false)
  })

  it('glides there and back by keys, and is there at once where motion is reduced', () => {
    const gliding = steered()
    gliding.steering.step(1, 0)
    expect(gliding.settle()).toBeGreaterThan(20)
    expect(gliding.steering.turn).toBe(-MAX_TURN.turn)
    const still = steered(true)
    still.steering.step(0, 1)
    expect(still.settle()).toBe(1)
    expect(still.steering.tilt).toBe(MAX_TURN.tilt)
    still.steering.release()
    expect(still.settle()).toBe(1)
    expect(still.steering.tilt).toBe(0)
  })

  it('does nothing where there is no page', () => {
    const { steering, settle } = steered(false, null)
    steering.drag(100, 100)
    steering.step(1, 1)
    expect(steering.magnify(2, undefined, true)).toBe(false)
    steering.pan(10, 10)
    settle()
    expect([steering.turn, steering.magnified]).toEqual([0, { scale: 1, x: 0, y: 0 }])
  })
})

describe('a magnified picture', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 0, max: 720 }) })

  it('keeps the point under the pointer where it is, all the way there', () => {
    const factor = fc.double({ min: 1.05, max: MAX_MAGNIFICATION, noNaN: true })
    fc.assert(
      fc.property(point, factor, (at, by) => {
        const { steering, settle } = steered()
        steering.magnify(by, at, false)
        settle(() => {
          const { scale, x, y } = steering.magnified
          expect(at.x * scale + x).toBeCloseTo(at.x, 6)
          expect(at.y * scale + y).toBeCloseTo(at.y, 6)
        })
        expect(steering.magnified.scale).toBeCloseTo(by, 9)
      }),
      { numRuns: runCount(100, 20), seed: SEED },
    )
  })

  it('never shows what lies beyond the plain picture, however it is magnified and moved', () => {
    const step = fc.record({
      at: point,
      by: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
      right: fc.integer({ min: -900, max: 900 }),
      down: fc.integer({ min: -900, max: 900 }),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        const { steering } = steered()
        for (const { at, by, right, down } of steps) {
          steering.magnify(by, at, true)
          steering.pan(right, down)
          const { scale, x, y } = steering.magnified
          expect(scale).toBeGreaterThanOrEqual(1)
          expect(scale).toBeLessThanOrEqual(MAX_MAGNIFICATION)
          expect(Math.max(x, y)).toBeLessThanOrEqual(1e-9)
          expect(Math.min(x + 1280 * scale - 1280, y + 720 * scale - 720)).toBeGreaterThanOrEqual(-1e-9)
        }
        for (let i = 0; i < 9; i++) steering.magnify(0.5, FOCUS, true)
        expect(steering.magnified).toEqual({ scale: 1, x: 0, y: 0 })
        expect([steering.isMagnified, steering.isNear]).toEqual([false, false])
      }),
      { numRuns: runCount(100, 20), seed: SEED },
    )
  })

  it('of a near view can be moved until the edge of the field is in the middle, and no further', () => {
    const reach = { left: -600, top: -300, right: 1500, bottom: 900 }
    const { steering } = steered(false, { canvas: CANVAS, focus: FOCUS, reach })
    expect([steering.isNear, steering.isMagnified]).toEqual([true, false])
    steering.pan(5000, -5000)
    expect([FOCUS.x - steering.magnified.x, FOCUS.y - steering.magnified.y]).toEqual([reach.left, reach.bottom])
    steering.reset()
    steering.advance(10)
    expect(steering.magnified).toEqual({ scale: 1, x: 0, y: 0 })
  })
})

describe('the camera', () => {
  const seat = viewpoint('seat', CANVAS.width / CANVAS.height)
  const pivot = { x: 1, z: -2 }
  const frame = { scale: 1, x: -180, y: 30 }

  function rigAt() {
    const rig = createCameraRig(seat)
    rig.resize(CANVAS.width, CANVAS.height)
    rig.go(seat, 0, frame, pivot)
    rig.steering.setRoom(WHOLE)
    const seen = (x: number, z: number) => {
      const at = new Vector3(x, 0, z).project(rig.camera)
      return { x: ((at.x + 1) / 2) * CANVAS.width, y: ((1 - at.y) / 2) * CANVAS.height }
    }
    return { rig, seen }
  }

  it('turns about the middle of the field, which stays where it is; what is near follows the pointer', () => {
    const { rig, seen } = rigAt()
    const before = { pivot: seen(pivot.x, pivot.z), near: seen(1, 8) }
    rig.steering.drag(200, 100)
    expect(rig.advance(FRAME)).toBe(false)
    expect(seen(pivot.x, pivot.z).x).toBeCloseTo(before.pivot.x, 6)
    expect(seen(pivot.x, pivot.z).y).toBeCloseTo(before.pivot.y, 6)
    expect(seen(1, 8).x).toBeGreaterThan(before.near.x + 10)
    expect(rig.camera.position.y).toBeGreaterThan(seat.position.y)
    rig.steering.release()
    while (rig.advance(FRAME)) continue
    expect(rig.camera.position.distanceTo(seat.position)).toBeLessThan(1e-9)
  })

  it('magnifies the picture exactly, with a lens that is as sharp', () => {
    const { rig, seen } = rigAt()
    const before = seen(4, -5)
    rig.steering.magnify(2, { x: 300, y: 200 }, true)
    rig.advance(FRAME)
    expect(seen(4, -5).x).toBeCloseTo(300 + 2 * (before.x - 300), 6)
    expect(seen(4, -5).y).toBeCloseTo(200 + 2 * (before.y - 200), 6)
    expect(rig.lens.aperture).toBeCloseTo(seat.aperture / 2, 9)
  })

  it('looks at the same point through the turned lens, so that an averaged picture is not straightened', () => {
    const { rig } = rigAt()
    rig.steering.drag(-300, 0)
    rig.advance(FRAME)
    const { quaternion } = rig.camera.clone()
    rig.camera.lookAt(rig.lens.target)
    expect(rig.camera.quaternion.angleTo(quaternion)).toBeLessThan(1e-6)
  })
})
