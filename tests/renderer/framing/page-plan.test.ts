import { describe, expect, it } from 'vitest'
import { planPage } from '../../../src/renderer/framing/page-plan'
import { shapeOf } from '../../../src/renderer/framing/papers'
import { evaluateLayout } from '../../../src/renderer/framing/table-layout'
import { loadGameFace } from '../../../src/renderer/games'
import { nearSeat, seatsOf } from '../../../src/renderer/games/layout/eye'
import { gameById } from '../../../src/rules/catalogue'
import { measurePage } from '../../bench/framing/measure'
import { remFor } from './pages'
import { galleryPositions } from '../../bench/framing/positions'
import { lastPlyFor, playRandomGame, type Moment } from '../games/contract'
import { everyOther, IS_FULL_DEPTH, selectCases } from '../../scale'

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 3440, height: 1440 },
  { width: 820, height: 780 },
]
/** Factors of the size of the letters: normal ones, and the largest that can be chosen. */
const LETTERS = [1, 2]
/** Number of positions of a random game of which one is laid out. */
const OFTEN = IS_FULL_DEPTH ? 10 : 30
const GAMES = Object.keys(galleryPositions())

/** @param larger factor of the size of the letters */
async function pageAt(game: string, moment: Moment, window: (typeof WINDOWS)[number], larger: number) {
  const face = await loadGameFace(game)
  const seen = moment.seen(0)
  const shape = shapeOf(window)
  const touchable = new Set(moment.able.includes(0) ? moment.moves(0).flatMap((move) => face.touches(move, seen)) : [])
  const lastPly = lastPlyFor(moment, 0)
  const context = {
    touchable,
    picked: [],
    lastPly,
    flickStrength: null,
    isHandCovered: false,
    page: shape,
  }
  const pieces = face.scene(seen, context)
  const rem = remFor(window.width, window.height) * larger
  const table = evaluateLayout(face.tableLayout, seen, shape)
  return { plan: planPage({ pieces, table, seats: seatsOf(seen), nearSeat: nearSeat(seen), window, rem }), pieces }
}

/**
 * Checks pages of a random game. `playRandomGame` passes a state that changes with the next move, so everything that a
 * check needs is read from a moment at once.
 */
async function everyPage(
  game: string,
  seats: number,
  check: (moment: Moment, window: (typeof WINDOWS)[number], larger: number) => Promise<void>,
): Promise<void> {
  const waiting: Promise<void>[] = []
  let at = 0
  await loadGameFace(game)
  playRandomGame(
    game,
    { name: `${seats}`, seats, plies: IS_FULL_DEPTH ? 60 : 31 },
    `page ${game} ${seats}`,
    (moment) => {
      if (at++ % OFTEN !== 0) return
      const frozen = { ...moment, seen: () => seen, moves: () => moves }
      const seen = moment.seen(0)
      const moves = moment.able.includes(0) ? moment.moves(0) : []
      for (const window of selectCases(WINDOWS, 2))
        for (const larger of selectCases(LETTERS)) waiting.push(check(frozen, window, larger))
    },
  )
  await Promise.all(waiting)
}

describe.each(everyOther(GAMES))('a page of %s', (game) => {
  const { min, max } = gameById(game)!.info.seats

  it('keeps every piece and shows all that is played with, at the smallest table and the largest', async () => {
    for (const seats of selectCases([...new Set([max, min])]))
      await everyPage(game, seats, async (moment, window, larger) => {
        const { plan, pieces } = await pageAt(game, moment, window, larger)
        const { strip, verbs } = plan.papers
        const { covered } = measurePage({ pieces: plan.pieces, eye: plan.camera, window, papers: [strip, verbs] })
        expect({ seats, window, larger, covered }).toEqual({ seats, window, larger, covered: [] })
        const there = new Set(plan.pieces.map(({ id }) => id))
        const lost = pieces.filter(({ id, group }) => group !== 'pad' && !there.has(id))
        expect(lost.map(({ id }) => id)).toEqual([])
      })
  })
})
