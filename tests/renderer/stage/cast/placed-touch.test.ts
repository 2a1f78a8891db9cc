import { PerspectiveCamera } from 'three'
import { expect, it } from 'vitest'
import { viewpoint } from '../../../../src/renderer/stage/camera/viewpoints'
import { touchPositionOf } from '../../../../src/renderer/stage/input/hit-test'
import { pick, rayThrough } from '../../../../src/renderer/stage/input/hit-test'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'

const SCREEN = { width: 1280, height: 720 }

function seat(): PerspectiveCamera {
  const view = viewpoint('seat', 16 / 9)
  const camera = new PerspectiveCamera(view.fov, 16 / 9, 1, 400)
  camera.position.copy(view.position)
  camera.lookAt(0, 0, 0)
  camera.updateMatrixWorld()
  return camera
}

const card = (touch: string, x: number, y: number): Piece => ({
  id: touch,
  kind: 'card',
  face: '49/1',
  pose: { x, y, z: 0 },
  touch,
})

function actorsOf(pieces: readonly Piece[]) {
  const animator = createPieceAnimator()
  animator.show(pieces, { speed: 0 })
  return [...animator.actors]
}

it('points at the part of a card that the next ones in its fan leave open', () => {
  const camera = seat()
  const touches = ['a', 'b', 'c', 'd']
  const actors = actorsOf(touches.map((touch, i) => card(touch, i * 0.4, i * 0.02)))
  const met = touches.map((touch) => {
    const { x, y } = touchPositionOf(actors, touch, camera, SCREEN)!
    return pick(actors, rayThrough(camera, (x / SCREEN.width) * 2 - 1, 1 - (y / SCREEN.height) * 2))?.piece.touch
  })
  expect(met).toEqual(touches)
})

it('points at the middle of what nothing covers, or what is covered wholly, and at nothing outside the picture', () => {
  const camera = seat()
  const alone = touchPositionOf(actorsOf([card('a', 0, 0)]), 'a', camera, SCREEN)
  expect(alone!.x).toBeCloseTo(SCREEN.width / 2, 0)
  expect(touchPositionOf(actorsOf([card('a', 0, 0), card('b', 0, 0.002)]), 'a', camera, SCREEN)).toEqual(alone)
  expect(touchPositionOf(actorsOf([card('a', 200, 0)]), 'a', camera, SCREEN)).toBeNull()
  expect(touchPositionOf(actorsOf([card('a', 0, 0)]), 'b', camera, SCREEN)).toBeNull()
})
