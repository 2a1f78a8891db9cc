import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { viewpoint, type Viewpoint } from '../../../../src/renderer/stage/camera/viewpoints'
import { createCameraRig } from '../../../../src/renderer/stage/camera/camera-rig'
import { cameraAt } from '../../../../src/renderer/stage/camera/view-offset'

const BOARD = [
  [-8, 0.1, -8],
  [8, 0.1, -8],
  [-8, 0.1, 8],
  [8, 0.1, 8],
] as const

function project(view: Viewpoint, aspect: number, point: readonly [number, number, number]): Vector3 {
  return new Vector3(...point).project(cameraAt(view, { width: aspect, height: 1 }))
}

const inside = (p: Vector3) => Math.abs(p.x) <= 1 && Math.abs(p.y) <= 1

describe('cameras', () => {
  it.each([390 / 844, 0.6, 0.8, 0.99, 1, 1.2, 4 / 3, 16 / 9, 2.4])(
    'shows the whole board from the seat and from above at aspect %f',
    (aspect) => {
      for (const name of ['seat', 'top'] as const)
        for (const corner of BOARD) expect(inside(project(viewpoint(name, aspect), aspect, corner))).toBe(true)
    },
  )

  it('shows the hand, wherever the layout for that screen puts it', () => {
    for (const aspect of [390 / 844, 0.75, 1, 1.36])
      for (const name of ['seat', 'top'] as const)
        for (const x of [-7.5, 7.5]) expect(inside(project(viewpoint(name, aspect), aspect, [x, 1.4, 15.5]))).toBe(true)
    for (const aspect of [16 / 9, 2.2])
      expect(inside(project(viewpoint('seat', aspect), aspect, [0, 0.5, 12]))).toBe(true)
  })

  it('fills a phone held upright from side to side with the board', () => {
    const aspect = 390 / 844
    const near = project(viewpoint('seat', aspect), aspect, [8, 0.1, 8])
    expect(near.x).toBeGreaterThan(0.9)
  })

  it('shows all squares alike on a phone, as high as wide, and the sides of what stands on them', () => {
    for (const [width, height] of [
      [390, 597],
      [844, 340],
    ] as const) {
      const view = viewpoint('seat', width / height, undefined, height)
      const at = (x: number, y: number, z: number) => {
        const p = project(view, width / height, [x, y, z])
        return { x: (p.x * width) / 2, y: (p.y * height) / 2 }
      }
      const inch = at(1, 0, 0).x - at(0, 0, 0).x
      for (const x of [-7, 0, 5])
        for (const z of [-7, 0, 5]) {
          expect(at(x + 2, 0, z).x - at(x, 0, z).x).toBeCloseTo(2 * inch)
          expect(at(x, 0, z).y - at(x, 0, z + 2).y).toBeCloseTo(2 * inch)
          expect(at(x, 1, z).y - at(x, 0, z).y).toBeGreaterThan(0.3 * inch)
        }
    }
  })

  it('keeps the board upright and unmirrored in every view', () => {
    for (const name of ['seat', 'top', 'lean', 'shelf'] as const)
      for (const aspect of [0.46, 1.78]) {
        const [far, near] = [[0, 0, -1] as const, [0, 0, 1] as const].map((p) =>
          project(viewpoint(name, aspect), aspect, p),
        )
        expect(far!.y).toBeGreaterThan(near!.y)
        const left = project(viewpoint(name, aspect), aspect, [-1, 0, 0])
        expect(left.x).toBeLessThan(project(viewpoint(name, aspect), aspect, [1, 0, 0]).x)
      }
  })

  it('leans in over the point it is asked to, and not off the board', () => {
    const p = project(viewpoint('lean', 1.78, { x: 4, z: -6 }), 1.78, [4, 0, -6])
    expect(Math.hypot(p.x, p.y)).toBeLessThan(0.2)
    expect(Math.abs(viewpoint('lean', 1.78, { x: 400, z: 0 }).target.x)).toBeLessThan(12)
  })

  it('moves smoothly and arrives exactly; turning back half way is no jump', () => {
    const man = createCameraRig(viewpoint('seat', 1.78))
    const top = viewpoint('top', 1.78)
    man.go(top, 1)
    let last = man.camera.position.clone()
    for (let i = 0; i < 30; i++) {
      expect(man.advance(1 / 60)).toBe(true)
      expect(man.camera.position.distanceTo(last)).toBeLessThan(2)
      last = man.camera.position.clone()
    }
    man.go(viewpoint('seat', 1.78), 1)
    man.advance(1 / 60)
    expect(man.camera.position.distanceTo(last)).toBeLessThan(0.5)
    man.go(top, 0.5)
    for (let i = 0; i < 40; i++) man.advance(1 / 60)
    expect(man.camera.position).toEqual(top.position)
    expect(man.isMoving).toBe(false)
  })
})
