import { describe, expect, it } from 'vitest'
import { bringFace } from '../../../src/renderer/games'
import { viewpoint } from '../../../src/renderer/stage/camera'
import { type Frame, frameAfter, hiddenIn, pointsOf, type Rect } from '../../../src/renderer/stage/framing'
import { games } from '../../../src/rules/catalogue'
import { sceneAt, wander } from './contract'

const SCREEN = { width: 1280, height: 720 }

/** The papers of a game on a small screen, as they stand when all are as large as they grow. */
function papersFor(seats: number): Rect[] {
  const right = { left: 946, right: 1266 }
  const shared = [
    { left: 274, top: 14, right: 934, bottom: 77 },
    { ...right, top: 398, bottom: 652 },
    { ...right, top: 662, bottom: 706 },
  ]
  if (seats === 1) return [...shared, { left: 14, top: 14, right: 262, bottom: 118 }]
  const chairs = 34 + 52 * seats
  return [
    ...shared,
    { left: 14, top: 14, right: 262, bottom: chairs },
    { left: 14, top: chairs + 12, right: 262, bottom: Math.min(706, chairs + 204) },
    { ...right, top: 14, bottom: 288 },
  ]
}

const tables = games.flatMap(({ info: { id, seats } }) =>
  [...new Set([seats.min, Math.min(4, seats.max)])].map((count) => ({ id, count })),
)

describe('at 1280 × 720 the papers lie beside the game', () => {
  it.each(tables)('$id for $count: all that can be touched is seen whole', async ({ id, count }) => {
    const face = await bringFace(id)
    const papers = papersFor(count)
    for (const name of ['seat', 'top'] as const) {
      const from = viewpoint(name, SCREEN.width / SCREEN.height)
      let frame: Frame | null = null
      let swayed = 0
      wander(id, { name: 'papers', seats: count, plies: 60 }, 'papers', (moment) => {
        if (moment.line.ply % 4 !== 0 && !moment.line.over) return
        const eye = moment.able[0] ?? 0
        const pieces = sceneAt(face, moment, eye)
        const next = frameAfter(frame, pointsOf(pieces, from, SCREEN), papers, SCREEN)
        if (frame && next !== frame) swayed++
        frame = next
        const touchable = pointsOf(
          pieces.filter(({ touch, kind }) => touch !== undefined && kind !== 'pad'),
          from,
          SCREEN,
        )
        expect(hiddenIn(frame, touchable, papers, SCREEN), `${name}, ply ${moment.line.ply}`).toBe(0)
      })
      // The picture moves when something new comes to lie under a paper, not with every card.
      expect(swayed, name).toBeLessThan(6)
    }
  })
})
