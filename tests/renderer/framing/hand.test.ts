import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxOf } from '../../../src/renderer/framing/box'
import { fitCamera, focalOf, projectPoint } from '../../../src/renderer/framing/camera'
import { FINGER_WIDTH, layHand } from '../../../src/renderer/framing/hand'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
import { runCount, SEED } from '../../scale'

const MOST = 140
const HELD = { lift: 0, finger: FINGER_WIDTH }
const hand = (count: number, raised: number): Piece[] =>
  [...Array(count).keys()].map((i) => ({
    id: `card:${i + 1}`,
    kind: 'card',
    face: `49/${i + 1}`,
    pose: { x: 0, y: 0, z: 0, turn: 0 },
    ...(i === raised && { raised: true }),
  }))

describe('a hand that leans towards the eye', () => {
  it('keeps a chosen card under those that lie on it: it is pulled up within its own plane', () => {
    const count = fc.integer({ min: 1, max: 25 })
    const pitch = fc.double({ min: 0.8, max: 1.5, noNaN: true })
    const box = boxOf(20, 560, 880, 700)
    fc.assert(
      fc.property(count, fc.nat(24), pitch, (cards, any, pitch) => {
        const chosen = any % cards
        const wide = [
          [-8, 0, -8],
          [8, 0, 8],
        ] as const
        const camera = fitCamera(wide, boxOf(0, 0, 1280, 540), { pitch, focal: focalOf(30, 720), cx: 640, cy: 360 })
        const place = (raised: number) => layHand({ ...HELD, camera }, hand(cards, raised), box, MOST)[chosen]!.pose
        const down = place(-1)
        const up = place(chosen)
        // The plane of a hand follows from the tilt of a card in its middle, because that card is not turned in the
        // plane.
        const lean = layHand({ ...HELD, camera }, hand(1, -1), box, MOST)[0]!.pose.tilt!
        const normal = { x: 0, y: Math.cos(lean), z: Math.sin(lean) }
        const step = { x: up.x - down.x, y: up.y - down.y, z: up.z - down.z }
        expect(step.x * normal.x + step.y * normal.y + step.z * normal.z).toBeCloseTo(0, 9)
        const risen = projectPoint(camera, [down.x, down.y, down.z]).y - projectPoint(camera, [up.x, up.y, up.z]).y
        expect(risen).toBeGreaterThan(5)
      }),
      { numRuns: runCount(200, 30), seed: SEED },
    )
  })
})
