import { describe, expect, it } from 'vitest'
import { loadGameUi } from '../../../src/renderer/games'
import { sidewaysScene } from '../../../src/renderer/games/layout/sideways'
import { viewpoint } from '../../../src/renderer/stage/camera/viewpoints'
import { fullAfter } from '../../../src/renderer/stage/camera/full-frame'
import { hiddenIn, pointsOf, type Seen } from '../../../src/renderer/stage/camera/framing'
import { type Screen } from '../../../src/renderer/stage/model/frame'
import { type Frame } from '../../../src/renderer/stage/model/frame'
import { games } from '../../../src/rules/catalogue'
import { sceneAt, wander } from './contract'

/** The tables of phones: what is left beside the papers of one held sideways, and between those of one held upright. */
const PHONES: readonly (Screen & { readonly held: 'upright' | 'sideways' })[] = [
  { held: 'sideways', width: 557, height: 390 },
  { held: 'upright', width: 390, height: 549 },
]

const tables = PHONES.flatMap((screen) =>
  games.flatMap(({ info: { id, seats } }) =>
    [...new Set([seats.min, Math.min(4, seats.max)])].map((count) => ({ id, count, screen, held: screen.held })),
  ),
)

/** How much of the canvas's width and of its height lies between the outermost points. */
function filled(points: readonly Seen[], { scale }: Frame, { width, height }: Screen): readonly [number, number] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const span = (all: number[], whole: number) => ((Math.max(...all) - Math.min(...all)) * scale) / whole
  return [span(xs, width), span(ys, height)]
}

describe('on a phone the game fills the table', () => {
  it.each(tables)('$held, $id for $count', async ({ id, count, screen, held }) => {
    const face = await loadGameUi(id)
    const asHeld: typeof face.scene = (seen, context) => sidewaysScene(face, seen, context)
    for (const name of ['seat', 'top'] as const) {
      const from = viewpoint(name, screen.width / screen.height)
      let frame: Frame | null = null
      let swayed = 0
      const parts: number[] = []
      wander(id, { name: 'phone', seats: count, plies: 60 }, 'phone', (moment) => {
        if (moment.line.ply % 4 !== 0 && !moment.line.over) return
        const laid = held === 'sideways' ? { ...face, scene: asHeld } : face
        const points = pointsOf(sceneAt(laid, moment, moment.able[0] ?? 0, { portrait: true, held }), from, screen)
        const next = fullAfter(frame, points, screen)
        if (frame && next !== frame) swayed++
        frame = next
        expect(hiddenIn(frame, points, [], screen), `${name}, ply ${moment.line.ply}`).toBe(0)
        parts.push(Math.max(...filled(points, frame, screen)))
      })
      expect(Math.min(...parts), name).toBeGreaterThan(0.7)
      // The picture moves when something new comes to lie outside it (another row of the hand), not with every card.
      expect(swayed, name).toBeLessThan(8)
    }
  })
})
