import { describe, expect, it } from 'vitest'
import { boxScene, type BoxPhase } from '../../../../src/renderer/games/boxes/scene'
import { frameInRoom, cameraAt } from '../../../../src/renderer/stage/camera/room-frame'
import { viewpoint } from '../../../../src/renderer/stage/camera/viewpoints'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { sizeOf } from '../../../../src/renderer/stage/model/sizes'
import { Vector3 } from 'three'
import type { BoxId } from '../../../../src/rules/manifest'

const sceneOf = (box: BoxId, phase: BoxPhase, portrait: boolean) =>
  boxScene(box, { phase, touchable: new Set(), wasOpened: phase !== 'closed', portrait })

/** Windows, and the room between the papers of the shelf: beside a list of games, and above the labels of a phone. */
const ROOMS = [
  { name: 'seat', box: 'forty-nine-outfit', width: 1280, height: 720, room: { top: 0, right: 832, bottom: 720 } },
  { name: 'seat', box: 'deck-o-cards', width: 1280, height: 720, room: { top: 0, right: 832, bottom: 720 } },
  { name: 'seat', box: 'forty-nine-outfit', width: 844, height: 390, room: { top: 0, right: 500, bottom: 390 } },
  { name: 'shelf', box: 'pack', width: 1280, height: 720, room: { top: 167, right: 1280, bottom: 549 } },
  { name: 'shelf', box: 'pack', width: 390, height: 844, room: { top: 160, right: 390, bottom: 470 } },
  { name: 'shelf', box: 'pack', width: 844, height: 390, room: { top: 60, right: 844, bottom: 260 } },
] as const

describe('in the room between the papers', () => {
  it.each(ROOMS)('nothing of a %s is covered or leaves the window: %j', ({ name, box, width, height, room }) => {
    const screen = { width, height }
    const from = viewpoint(name, width / height)
    const pieces = sceneOf(box, name === 'shelf' ? 'closed' : 'open', width < height)
    const { scale, x, y } = frameInRoom(pieces, from, { left: 0, ...room }, screen)
    expect(scale).toBeGreaterThan(0.5)
    expect(scale).toBeLessThanOrEqual(1.7)
    const camera = cameraAt(from, screen)
    const isMeant = ({ kind }: Piece) => (name === 'shelf' ? kind === 'lid' : ['board', 'sheet', 'dial'].includes(kind))
    for (const { kind, face, pose } of pieces.filter(isMeant)) {
      const { w, d, h } = sizeOf(kind, face)
      const { turn = 0, scale: size = 1 } = pose
      for (const [across, along, up] of [-1, 1].flatMap((a) =>
        [-1, 1].flatMap((b) => [0, 1].map((c) => [a, b, c] as const)),
      )) {
        const [dx, dz] = [(across * w * size) / 2, (along * d * size) / 2]
        const at = new Vector3(
          pose.x + dx * Math.cos(turn) + dz * Math.sin(turn),
          pose.y + up * h * size,
          pose.z - dx * Math.sin(turn) + dz * Math.cos(turn),
        ).project(camera)
        const [left, top] = [width / 2 + (scale * at.x * width) / 2 + x, height / 2 - (scale * at.y * height) / 2 + y]
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(room.right)
        expect(top).toBeGreaterThanOrEqual(room.top)
        expect(top).toBeLessThanOrEqual(room.bottom)
      }
    }
  })

  it('boxes are as large as the room between the keys lets them be', () => {
    const screen = { width: 1280, height: 720 }
    const room = { left: 117, top: 167, right: 1280, bottom: 600 }
    const from = viewpoint('shelf', 1280 / 720)
    expect(frameInRoom(sceneOf('pack', 'closed', false), from, room, screen).scale).toBeGreaterThan(1)
  })
})
