import { PerspectiveCamera } from 'three'
import { expect, it } from 'vitest'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'
import { placeLabels } from '../../../../src/renderer/stage/cast/labels'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'

const SIZE = { width: 1000, height: 1000 }
const camera = new PerspectiveCamera(60, 1, 1, 100)
camera.position.set(0, 40, 0)
camera.lookAt(0, 0, 0)
camera.updateMatrixWorld()

it('the label of a pile stays on it while a card flies there', () => {
  const animator = createPieceAnimator()
  const label = { text: 'You: 10 cards', tone: 'plain' } as const
  const card = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
    id,
    kind: 'card',
    face: '49/1',
    pose: { x, y: 0, z: 0 },
    ...more,
  })
  animator.show([card('won', 8, { label }), card('laid', -8)], { speed: 0 })
  const before = placeLabels(animator.actors, camera, SIZE)
  animator.show([card('won', 8), card('laid', 8, { label })], { speed: 1 })
  for (let i = 0; i < 60; i++) {
    const [placed, ...more] = placeLabels(animator.actors, camera, SIZE)
    expect(more).toEqual([])
    expect(placed).toMatchObject({ text: label.text, x: before[0]!.x, y: before[0]!.y })
    animator.advance(0.02)
  }
  expect(animator.isMoving).toBe(false)
})
