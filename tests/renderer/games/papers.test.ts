import { describe, expect, it } from 'vitest'
import { loadGameFace } from '../../../src/renderer/games'
import { MAX_NARROW_ASPECT } from '../../../src/renderer/stage/model/aspect'
import { viewpoint } from '../../../src/renderer/stage/camera/viewpoints'
import { frameAfter, hidingCost, pointsOf } from '../../../src/renderer/stage/camera/framing'
import { type CanvasSize, type Frame, type Rect } from '../../../src/renderer/stage/model/frame'
import { games } from '../../../src/rules/catalogue'
import { runCount } from '../../scale'
import { sceneAt, playRandomGame } from './contract'

/** A small screen, and a tablet, on which games are laid out as on a high screen. */
const SCREENS: readonly CanvasSize[] = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
]

/** Returns the papers of a game on a small screen, each as large as it can become. */
function papersFor(seats: number, { width, height }: CanvasSize): Rect[] {
  const right = { left: width - 334, right: width - 14 }
  const shared = [
    { left: 274, top: 14, right: width - 346, bottom: 77 },
    { ...right, top: height - 322, bottom: height - 68 },
    { ...right, top: height - 58, bottom: height - 14 },
  ]
  if (seats === 1) return [...shared, { left: 14, top: 14, right: 262, bottom: 118 }]
  const chairs = 34 + 52 * seats
  return [
    ...shared,
    { left: 14, top: 14, right: 262, bottom: chairs },
    { left: 14, top: chairs + 12, right: 262, bottom: Math.min(height - 14, chairs + 204) },
    { ...right, top: 14, bottom: 14 + 0.38 * height },
  ]
}

const tables = SCREENS.flatMap((screen) =>
  games.flatMap(({ info: { id, seats } }) =>
    [...new Set([seats.min, Math.min(4, seats.max)])].map((count) => ({ id, count, screen, width: screen.width })),
  ),
)

describe('the papers lie beside the game', () => {
  it.each(tables)(
    '$width wide, $id for $count: all that can be touched is seen whole',
    async ({ id, count, screen }) => {
      const face = await loadGameFace(id)
      const papers = papersFor(count, screen)
      const portrait = screen.width / screen.height < MAX_NARROW_ASPECT
      for (const name of ['seat', 'top'] as const) {
        const from = viewpoint(name, screen.width / screen.height)
        let frame: Frame | null = null
        let swayed = 0
        playRandomGame(id, { name: 'papers', seats: count, plies: runCount(60, 20) }, 'papers', (moment) => {
          if (moment.line.plyCount % 4 !== 0 && !moment.line.isOver) return
          const eye = moment.able[0] ?? 0
          const pieces = sceneAt(face, moment, eye, { portrait })
          const next = frameAfter(frame, pointsOf(pieces, from, screen), papers, screen)
          if (frame && next !== frame) swayed++
          frame = next
          const touchable = pointsOf(
            pieces.filter(({ touch, kind }) => touch !== undefined && kind !== 'pad'),
            from,
            screen,
          )
          expect(hidingCost(frame, touchable, papers, screen), `${name}, ply ${moment.line.plyCount}`).toBe(0)
        })
        // The picture moves when a new thing lies under a paper, not with every card.
        expect(swayed, name).toBeLessThan(6)
      }
    },
  )
})
