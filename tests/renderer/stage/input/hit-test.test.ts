import { PerspectiveCamera, Ray, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { viewpoint } from '../../../../src/renderer/stage/camera/viewpoints'
import { hitDistance, intersectPlane, pick, pickNear, rayThrough } from '../../../../src/renderer/stage/input/hit-test'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'

const piece = (id: string, kind: Piece['kind'], pose: Piece['pose'], touch?: string): Piece => ({
  id,
  kind,
  face: kind === 'mark' ? 'mark/square' : '49/1',
  pose,
  ...(touch === undefined ? {} : { touch }),
})

function actorsOf(pieces: readonly Piece[]) {
  const animator = createPieceAnimator()
  animator.show(pieces, { speed: 0 })
  return [...animator.actors]
}

function seat(): PerspectiveCamera {
  const view = viewpoint('seat', 1.6)
  const camera = new PerspectiveCamera(view.fov, 1.6, 1, 400)
  camera.position.copy(view.position)
  camera.lookAt(view.target)
  camera.updateMatrixWorld()
  return camera
}

const down = (x: number, z: number) => new Ray(new Vector3(x, 30, z), new Vector3(0, -1, 0))

describe('picking', () => {
  it('meets a card at its top, and misses it beside its edge', () => {
    const [card] = actorsOf([piece('a', 'card', { x: 2, y: 0.1, z: 2 }, 'a')])
    expect(hitDistance(card!, down(2.96, 2))).toBeCloseTo(30 - 0.113, 6)
    expect(hitDistance(card!, down(2.98, 2))).toBeNull()
  })

  it('knows turned and tilted cards', () => {
    const [card] = actorsOf([piece('a', 'card', { x: 0, y: 0, z: 0, turn: Math.PI / 4 }, 'a')])
    expect(hitDistance(card!, down(1.3, 0))).not.toBeNull()
    expect(hitDistance(card!, down(0.95, 0.95))).toBeNull()
  })

  it('meets round things as round: beside a chip or a man, within its square, lies nothing', () => {
    const [man] = actorsOf([{ id: 'm', kind: 'man', face: 'man/red', pose: { x: 0, y: 0.1, z: 0 }, touch: 'm' }])
    expect(hitDistance(man!, down(0.6, 0))).toBeCloseTo(30 - 0.44, 6)
    expect(hitDistance(man!, down(0.5, 0.5))).toBeNull()
    const level = new Ray(new Vector3(-10, 0.2, 0), new Vector3(1, 0, 0))
    expect(hitDistance(man!, level)).toBeCloseTo(10 - 0.65, 6)
    const slanting = (z: number) => new Ray(new Vector3(0, 10, z), new Vector3(0, -1, -1).normalize())
    expect(hitDistance(man!, slanting(9))).not.toBeNull()
    expect(hitDistance(man!, slanting(8.4))).toBeNull()
    expect(hitDistance(man!, slanting(10.7))).toBeNull()
  })

  it('takes the upper of two cards, and never one that cannot be touched', () => {
    const actors = actorsOf([
      piece('low', 'card', { x: 0, y: 0, z: 0 }, 'low'),
      piece('high', 'card', { x: 0.5, y: 0.03, z: 0 }, 'high'),
      piece('lid', 'lid', { x: 0, y: 1, z: 0 }),
    ])
    expect(pick(actors, down(0.5, 0))!.piece.touch).toBe('high')
    expect(pick(actors, down(-0.8, 0))!.piece.touch).toBe('low')
    expect(pick(actors, down(0.5, 0), 'high')!.piece.touch).toBe('low')
    expect(pick(actors, down(5, 5))).toBeNull()
  })

  it('finds every square of the board through the seat camera', () => {
    const camera = seat()
    const marks = Array.from({ length: 49 }, (_, i) =>
      piece(`m${i}`, 'mark', { x: 2 * (i % 7) - 6, y: 0.12, z: 2 * Math.floor(i / 7) - 6 }, `square:${i + 1}`),
    )
    const actors = actorsOf(marks)
    for (const mark of marks) {
      const p = new Vector3(mark.pose.x + 0.6, 0.12, mark.pose.z - 0.6).project(camera)
      expect(pick(actors, rayThrough(camera, p.x, p.y))!.piece.touch).toBe(mark.touch)
    }
  })

  it('forgives a finger that missed by a little, a mouse not', () => {
    const camera = seat()
    const actors = actorsOf([piece('a', 'card', { x: 0, y: 0, z: 0 }, 'a')])
    const p = new Vector3(1.15, 0, 0).project(camera)
    expect(pickNear(actors, camera, p.x, p.y, [0, 0])).toBeNull()
    expect(pickNear(actors, camera, p.x, p.y, [0.04, 0.06])!.piece.touch).toBe('a')
  })

  it('gives a finger between two things the nearer one', () => {
    const camera = seat()
    const actors = actorsOf([
      piece('a', 'card', { x: -1.5, y: 0, z: 0 }, 'a'),
      piece('b', 'card', { x: 1.5, y: 0, z: 0 }, 'b'),
    ])
    const fingertip = [0.1, 0.16] as const
    for (const [x, touch] of [
      [-0.12, 'a'],
      [0.12, 'b'],
    ] as const) {
      const p = new Vector3(x, 0, 0).project(camera)
      expect(pickNear(actors, camera, p.x, p.y, fingertip)!.piece.touch).toBe(touch)
    }
    const between = new Vector3(0.12, 0, 0).project(camera)
    expect(pickNear(actors, camera, between.x, between.y, fingertip, 'b')!.piece.touch).toBe('a')
  })

  it('finds the table beneath a point of the screen', () => {
    const camera = seat()
    const p = new Vector3(3, 1, -4).project(camera)
    expect(intersectPlane(rayThrough(camera, p.x, p.y), 1)!.distanceTo(new Vector3(3, 1, -4))).toBeLessThan(1e-3)
    expect(intersectPlane(new Ray(new Vector3(0, 5, 0), new Vector3(0, 1, 0)), 0)).toBeNull()
  })
})
