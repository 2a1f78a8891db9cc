import { expect, test } from 'vitest'
import { framePage } from '../../../src/renderer/framing/page-plan'
import { shapeOf } from '../../../src/renderer/framing/papers'
import { evaluateLayout } from '../../../src/renderer/framing/table-layout'
import { loadGameFace } from '../../../src/renderer/games'
import { isShowing, TAKE_UP, type Table } from '../../../src/renderer/games/pittsburgh-draw/table'
import { seatsOf } from '../../../src/renderer/games/layout/eye'
import { gameById } from '../../../src/rules/catalogue'
import type { GameView } from '../../../src/rules/kit'
import { galleryPositions } from '../../bench/framing/positions'
import { runCount, selectCases } from '../../scale'
import { playRandomGame } from '../games/contract'
import { remFor } from './pages'

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 3440, height: 1440 },
]

/** Whether hands lie revealed, between one deal and the next: the only thing that a camera may move for. */
const isBetweenDeals = (game: string, seen: GameView, picked: readonly string[]): boolean =>
  game === 'pittsburgh-draw' && isShowing(seen as Table, picked)

test.each(Object.keys(galleryPositions()))('the camera stands still through all deals of %s', async (game) => {
  const face = await loadGameFace(game)
  const { min, max } = gameById(game)!.info.seats
  for (const seats of new Set([max, min])) {
    const cameras = new Map<string, Set<string>>()
    let [positions, shown] = [0, 0]
    playRandomGame(game, { name: `${seats}`, seats, plies: runCount(300, 60) }, `still ${game} ${seats}`, (moment) => {
      const seen = moment.seen(0)
      positions++
      // The viewer's cards wait beside revealed hands until they are picked up.
      for (const picked of [[], [TAKE_UP]]) {
        const isShown = isBetweenDeals(game, seen, picked)
        if (isShown) shown++
        for (const window of selectCases(WINDOWS, 3)) {
          const shape = shapeOf(window)
          const table = evaluateLayout(face.tableLayout, seen, shape, false, picked)
          const rem = remFor(window.width, window.height)
          const { camera, papers } = framePage({ table, seats: seatsOf(seen), window, rem })
          const place = `${window.width} × ${window.height}${isShown ? ', between deals' : ''}`
          cameras.set(place, (cameras.get(place) ?? new Set()).add(JSON.stringify({ camera, papers })))
        }
      }
    })
    expect(positions).toBeGreaterThan(1)
    if (game === 'pittsburgh-draw') expect(shown).toBeGreaterThan(1)
    expect([...cameras].filter(([, all]) => all.size > 1).map(([place]) => place)).toEqual([])
  }
})
