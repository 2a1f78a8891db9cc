import { type PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { planPage } from '../../../../src/renderer/framing/page-plan'
import { pageViewsOf } from '../../../../src/renderer/framing/stage-view'
import { createCameraRig } from '../../../../src/renderer/stage/camera/camera-rig'
import type { FramedView } from '../../../../src/renderer/stage/camera/page-views'
import { ambiguousTapAt, narrowSideOf } from '../../../../src/renderer/stage/input/picker'
import { pickNear } from '../../../../src/renderer/stage/input/hit-test'
import type { AnimatedPiece } from '../../../../src/renderer/stage/animation/animated-piece'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'
import { lastOf, type GameView } from '../../../../src/rules/kit'
import { pageRequestOf } from '../../framing/pages'
import { playRandomGame } from '../../games/contract'

/** A phone's window, in CSS pixels. */
const PHONE = { width: 390, height: 844 }

/** The pieces of the roulette's page as a phone shows it, and its views. */
const { actors, views } = await layout()

async function layout() {
  const animator = createPieceAnimator()
  const seen: GameView[] = []
  playRandomGame('deck-o-cards-roulette', { name: 'three', seats: 3, plies: 4 }, 'small spots', (moment) =>
    seen.push(moment.seen(0)),
  )
  const request = await pageRequestOf('deck-o-cards-roulette', lastOf(seen), '390x844')
  const { pieces, camera } = planPage(request)
  animator.show(pieces, { speed: 0 })
  const free = { left: 0, top: 0, right: PHONE.width, bottom: PHONE.height }
  const views = pageViewsOf({
    table: 'roulette',
    eye: camera,
    above: camera,
    canvas: PHONE,
    free,
    beyondHand: free,
    extent: request.table.extent,
    rem: request.rem,
  })
  return { actors: [...animator.actors], views }
}

function from({ viewpoint, frame }: FramedView): PerspectiveCamera {
  const rig = createCameraRig(viewpoint)
  rig.resize(PHONE.width, PHONE.height)
  rig.go(viewpoint, 0, frame)
  return rig.camera
}
const seat = from(views.view('seat', { x: 0, z: 0 }))
const close = (x: number, z: number) => from(views.view('close', { x, z }))

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
