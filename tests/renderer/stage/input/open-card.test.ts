import { PerspectiveCamera } from 'three'
import { expect, it } from 'vitest'
import { createNameCard } from '../../../../src/renderer/framing/name-card'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'
import { openCardAt } from '../../../../src/renderer/stage/input/picker'
import { leafLengthOf, SIZE } from '../../../../src/renderer/stage/model/sizes'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'

const SCREEN = { width: 400, height: 400 }
const MIDDLE = { x: 200, y: 200 }

/** Returns the card that is read in the middle of a picture of these pieces, seen from a seat. */
function readIn(pieces: readonly Piece[]) {
  const camera = new PerspectiveCamera(30, 1)
  camera.position.set(0, 20, 12)
  camera.lookAt(0, 0, 0)
  camera.updateMatrixWorld()
  const animator = createPieceAnimator()
  animator.show(pieces, { speed: 0 })
  return openCardAt(animator.actors, camera, SCREEN, MIDDLE)
}

const card: Piece = { id: 'a', kind: 'card', face: '49/1', pose: { x: 0, y: 0, z: 0 } }

it('a card that lies open can be read, and one that names a seat; nothing else', () => {
  expect(readIn([card])).toMatchObject({ id: 'a', face: '49/1', ratio: 1 })
  expect(readIn([{ ...card, face: '49/back', down: true }])).toBeNull()
  const ratio = SIZE.tent.w / leafLengthOf(SIZE.tent)
  expect(readIn([createNameCard('B')])).toMatchObject({ face: 'tent/name-B', ratio })
  expect(readIn([{ ...createNameCard('B'), id: 'tent:end', face: 'tent/end', zone: 'table' }])).toBeNull()
})
