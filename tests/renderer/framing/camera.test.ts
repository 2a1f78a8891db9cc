import fc from 'fast-check'
import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { boxOf, heightOf, widthOf } from '../../../src/renderer/framing/box'
import {
  fitCamera,
  focalOf,
  pitchFor,
  projectPoint,
  projectedBounds,
  tablePointAt,
  type Lens,
  type Point,
} from '../../../src/renderer/framing/camera'
import { setViewOffset } from '../../../src/renderer/stage/camera/room-frame'
import { runCount, SEED } from '../../scale'

const depth = { numRuns: runCount(500, 50), seed: SEED }
const size = { width: 1280, height: 720 }
const inches = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true })
const point = fc.tuple(inches(-20, 20), inches(0, 3), inches(-20, 20))
const points = fc
  .array(point, { minLength: 2, maxLength: 30 })
  .filter((all) => Math.max(...all.map(([x]) => x)) - Math.min(...all.map(([x]) => x)) > 1)
const box = fc
  .tuple(inches(0, 500), inches(0, 300), inches(200, 700), inches(200, 400))
  .map(([left, top, width, height]) => boxOf(left, top, left + width, top + height))
const lens: fc.Arbitrary<Lens> = fc
  .tuple(inches(1, 1.55), inches(20, 40), inches(0, 1280), inches(0, 900))
  .map(([pitch, fov, cx, cy]) => ({ pitch, focal: focalOf(fov, 720), cx, cy }))
const parts = fc.record({ x: inches(0, 1), y: inches(0, 1) })

describe('the camera that is solved', () => {
  it('shows all points inside the box, and two of them touch opposite sides', () => {
    fc.assert(
      fc.property(points, box, lens, parts, (all, into, with_, align) => {
        const is = projectedBounds(fitCamera(all, into, with_, align), all)
        const room = [is.left - into.left, into.right - is.right, is.top - into.top, into.bottom - is.bottom] as const
        for (const gap of room) expect(gap).toBeGreaterThan(-1e-6)
        const across = Math.max(room[0], room[1])
        const down = Math.max(room[2], room[3])
        expect(Math.min(across, down)).toBeLessThan(1e-6)
      }),
      depth,
    )
  })

  it('leaves the room to spare where it was asked to', () => {
    const wide: Point[] = [
      [-8, 0, -8],
      [8, 0, 8],
    ]
    const with_ = { pitch: Math.PI / 2, focal: 1000, cx: 640, cy: 360 }
    const into = boxOf(0, 0, 1280, 720)
    const left = projectedBounds(fitCamera(wide, into, with_, { x: 0, y: 0.5 }), wide)
    const right = projectedBounds(fitCamera(wide, into, with_, { x: 1, y: 0.5 }), wide)
    expect(left.left).toBeCloseTo(0)
    expect(right.right).toBeCloseTo(1280)
    expect(widthOf(left)).toBeCloseTo(720)
  })

  it('sees what a camera of the scene sees', () => {
    fc.assert(
      fc.property(points, box, lens, (all, into, with_) => {
        const eye = fitCamera(all, into, with_)
        const camera = new PerspectiveCamera((2 * Math.atan(360 / eye.focal) * 180) / Math.PI, 1280 / 720, 1, 400)
        camera.position.set(...eye.position)
        camera.up.set(0, Math.cos(eye.pitch), -Math.sin(eye.pitch))
        const ahead = new Vector3(0, -Math.sin(eye.pitch), -Math.cos(eye.pitch))
        camera.lookAt(camera.position.clone().add(ahead))
        setViewOffset(camera, size, { scale: 1, x: eye.cx - 640, y: eye.cy - 360 })
        camera.updateMatrixWorld()
        for (const one of all) {
          const at = new Vector3(...one).project(camera)
          const { x, y } = projectPoint(eye, one)
          expect(((at.x + 1) / 2) * 1280).toBeCloseTo(x, 4)
          expect(((1 - at.y) / 2) * 720).toBeCloseTo(y, 4)
        }
      }),
      depth,
    )
  })

  it('finds the point of the table under a place of the window again', () => {
    fc.assert(
      fc.property(points, box, lens, (all, into, with_) => {
        const eye = fitCamera(all, into, with_)
        for (const [x, y, z] of all) {
          const at = projectPoint(eye, [x, y, z])
          const spot = tablePointAt(eye, at.x, at.y, y)
          expect(spot.x).toBeCloseTo(x, 6)
          expect(spot.z).toBeCloseTo(z, 6)
        }
      }),
      depth,
    )
  })

  it('looks so steeply that a field is as wide for its height as the box, between two limits', () => {
    const into = boxOf(0, 0, 900, 720)
    expect(Math.sin(pitchFor({ width: 16, depth: 14 }, into, 1, 1.5))).toBeCloseTo((720 * 16) / (900 * 14))
    expect(pitchFor({ width: 16, depth: 40 }, into, 1, 1.5)).toBeCloseTo(1)
    expect(pitchFor({ width: 40, depth: 16 }, into, 1, 1.5)).toBeCloseTo(1.5)
    expect(heightOf(into)).toBe(720)
  })
})
