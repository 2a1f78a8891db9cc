import { type PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { deckOCardsRouletteFace } from '../../../../src/renderer/games/deck-o-cards-roulette/face'
import { viewpoint, type Viewpoint } from '../../../../src/renderer/stage/camera/viewpoints'
import { cameraAt } from '../../../../src/renderer/stage/camera/view-offset'
import { ambiguousTapAt, narrowSideOf } from '../../../../src/renderer/stage/input/picker'
import { pickNear } from '../../../../src/renderer/stage/input/hit-test'
import type { AnimatedPiece } from '../../../../src/renderer/stage/animation/animated-piece'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'
import { sceneAt, playRandomGame } from '../../games/contract'

/** A phone's canvas, in CSS pixels. */
const PHONE = { width: 390, height: 520 }

const from = (view: Viewpoint): PerspectiveCamera => cameraAt(view, PHONE)
const seat = from(viewpoint('seat', PHONE.width / PHONE.height))
const close = (x: number, z: number) => from(viewpoint('close', PHONE.width / PHONE.height, { x, z }, PHONE.height))

/** Returns the pieces of the roulette's layout as a phone shows it. */
function layout(): AnimatedPiece[] {
  const animator = createPieceAnimator()
  playRandomGame('deck-o-cards-roulette', { name: 'three', seats: 3, plies: 4 }, 'small spots', (moment) => {
    animator.show(sceneAt(deckOCardsRouletteFace, moment, 0, { page: 'tall' }), { speed: 0 })
  })
  return [...animator.actors]
}
const actors = layout()
const markOf = (touch: string) => actors.find(({ piece }) => piece.kind === 'mark' && piece.touch === touch)!
const onScreen = (camera: PerspectiveCamera, actor: AnimatedPiece): [number, number] => {
  const { x, y } = new Vector3().copy(actor.place.at).project(camera)
  return [x, y]
}
const doubtOf = (camera: PerspectiveCamera, touch: string) =>
  ambiguousTapAt(actors, camera, onScreen(camera, markOf(touch)), PHONE, touch)

describe('what a fingertip on a phone may have meant', () => {
  it('among the spots of a rank is one of several; all of them lie about it', () => {
    for (const touch of ['spot:7H', 'call:7', 'spot:7-8', 'spot:2-3-7-8']) {
      expect(narrowSideOf(markOf(touch), seat, PHONE), touch).toBeLessThan(24)
      expect(doubtOf(seat, touch).length, touch).toBeGreaterThan(0)
      expect(doubtOf(seat, touch)).not.toContain(touch)
    }
    expect(doubtOf(seat, 'spot:7H')).toContain('call:7')
  })

  it('is plain on the large marks', () => {
    for (const touch of ['spot:red', 'spot:black']) expect(doubtOf(seat, touch)).toEqual([])
  })

  it('is plain for those who lean over the layout: every spot of the rank is met where its middle is', () => {
    const { x, z } = markOf('call:7').place.at
    const camera = close(x, z)
    const touches = ['spot:7H', 'spot:7S', 'spot:7D', 'spot:7C', 'call:7', 'spot:7-8', 'spot:2-7', 'spot:2-3-7-8']
    const middles = touches.map((touch) => onScreen(camera, markOf(touch)))
    const fingertip: [number, number] = [(22 / PHONE.width) * 2, (22 / PHONE.height) * 2]
    touches.forEach((touch, i) => {
      expect(pickNear(actors, camera, ...middles[i]!, fingertip)?.piece.touch).toBe(touch)
      // The spots are at least a fingertip's width apart, in CSS pixels.
      for (const [across, down] of middles.filter((_, other) => other !== i)) {
        const [dx, dy] = [across - middles[i]![0], down - middles[i]![1]]
        expect(Math.hypot((dx * PHONE.width) / 2, (dy * PHONE.height) / 2)).toBeGreaterThanOrEqual(44)
      }
    })
  })
})
