import { describe, expect, it } from 'vitest'
import { loadGameUi } from '../../../../src/renderer/games'
import { sidewaysScene } from '../../../../src/renderer/games/layout/sideways'
import { viewpoint } from '../../../../src/renderer/stage/camera/viewpoints'
import { fullFrame } from '../../../../src/renderer/stage/camera/full-frame'
import { pointsOf } from '../../../../src/renderer/stage/camera/framing'
import { sceneAt, wander } from '../contract'
import { cornersOf } from '../geometry'

const SCREENS = [{ portrait: false }, { portrait: true }, { portrait: true, held: 'upright' }] as const

describe('the own hand', () => {
  it.each(['forty-nine', 'color-casino', 'cassino-21'])('%s: no card dips into the table', async (id) => {
    const face = await loadGameUi(id)
    wander(id, { name: 'hands', seats: 2, plies: 12 }, 'hands', (moment) => {
      for (const screen of SCREENS) {
        const pieces = sceneAt(face, moment, 0, screen).filter(({ zone }) => zone === 'hand:A')
        for (const piece of pieces) expect(Math.min(...cornersOf(piece).map(({ y }) => y)), piece.id).toBeGreaterThan(0)
      }
    })
  })
})

/** How wide at least a card is on tables without a board, in CSS pixels, on what the papers leave of each phone. */
const PHONES = [
  { phone: '390x844', held: 'upright', width: 390, height: 597, least: 52 },
  { phone: '844x390', held: 'sideways', width: 557, height: 390, least: 50 },
  { phone: '360x640', held: 'upright', width: 360, height: 420, least: 40 },
  { phone: '640x360', held: 'sideways', width: 422, height: 360, least: 40 },
] as const
const WITHOUT_BOARD = [
  'new-york-whist',
  'boston-books',
  'pittsburgh-draw',
  'chicago-casino',
  'color-casino',
  'cassino-21',
  'cassino-25',
]

describe.each(PHONES)('on a phone of $phone cards on bare wood are large', ({ held, width, height, least }) => {
  it.each(WITHOUT_BOARD)('%s', async (id) => {
    const face = await loadGameUi(id)
    const laid: typeof face.scene = (seen, context) =>
      held === 'sideways' ? sidewaysScene(face, seen, context) : face.scene(seen, { ...context, held })
    const screen = { width, height }
    const from = viewpoint('seat', width / height, undefined, height)
    wander(id, { name: 'large', seats: 2, plies: 16 }, 'large', (moment) => {
      const pieces = sceneAt({ ...face, scene: laid }, moment, 0, { portrait: true })
      const { scale } = fullFrame(pointsOf(pieces, from, screen), screen)
      const card = pieces.find(({ kind, zone }) => kind === 'card' && zone?.startsWith('hand:B') === true)
      if (card === undefined) return
      const xs = pointsOf([{ ...card, pose: { ...card.pose, turn: 0 } }], from, screen).map(({ x }) => x)
      expect((Math.max(...xs) - Math.min(...xs)) * scale).toBeGreaterThan(least)
    })
  })
})
