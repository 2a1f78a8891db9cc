import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { viewpoint, type Viewpoint } from '../../../../src/renderer/stage/camera/viewpoints'
import { createCameraRig } from '../../../../src/renderer/stage/camera/camera-rig'
import { cameraAt } from '../../../../src/renderer/stage/camera/room-frame'

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
    'shows the whole board of an open box at aspect %f',
    (aspect) => {
      for (const corner of BOARD) expect(inside(project(viewpoint('seat', aspect), aspect, corner))).toBe(true)
    },
  )

  it('keeps the board upright and unmirrored in every view', () => {
    for (const name of ['seat', 'shelf', 'gathering'] as const)
      for (const aspect of [0.46, 1.78]) {
        const [far, near] = [[0, 0, -1] as const, [0, 0, 1] as const].map((p) =>
          project(viewpoint(name, aspect), aspect, p),
        )
        expect(far!.y).toBeGreaterThan(near!.y)
        const left = project(viewpoint(name, aspect), aspect, [-1, 0, 0])
        expect(left.x).toBeLessThan(project(viewpoint(name, aspect), aspect, [1, 0, 0]).x)
      }
  })

  it('moves smoothly and arrives exactly; turning back half way is no jump', () => {
    const man = createCameraRig(viewpoint('seat', 1.78))
    const shelf = viewpoint('shelf', 1.78)
    man.go(shelf, 1)
    let last = man.camera.position.clone()
    for (let i = 0; i < 30; i++) {
      expect(man.advance(1 / 60)).toBe(true)
      expect(man.camera.position.distanceTo(last)).toBeLessThan(2)
      last = man.camera.position.clone()
    }
    man.go(viewpoint('seat', 1.78), 1)
    man.advance(1 / 60)
    expect(man.camera.position.distanceTo(last)).toBeLessThan(0.5)
    man.go(shelf, 0.5)
    for (let i = 0; i < 40; i++) man.advance(1 / 60)
    expect(man.camera.position).toEqual(shelf.position)
    expect(man.isMoving).toBe(false)
  })
})
