import { describe, expect, it } from 'vitest'
import { projectedBounds } from '../../../src/renderer/framing/camera'
import { boxOf, heightOf, widthOf } from '../../../src/renderer/framing/box'
import { outlinePointsOf } from '../../../src/renderer/framing/outline'
import { isLow } from '../../../src/renderer/framing/papers'
import { endingScene } from '../../../src/renderer/games/layout/ending'
import { games } from '../../../src/rules/catalogue'
import { SIZES } from '../../bench/framing/floors'
import { measurePage } from '../../bench/framing/measure'
import { viewAt, galleryPositions } from '../../bench/framing/positions'
import { endPageOf, pageOf } from './pages'

describe.each(games.map(({ info }) => info.id))('the page of %s at the end', (game) => {
  const position = viewAt(game, galleryPositions()[game]!)

  it.each(SIZES)('covers nothing in a window of %s, and shows the pad and the card', async (size) => {
    const { plan, drawn, window } = await endPageOf(game, position, size)
    const { pieces, camera, papers } = plan
    const isTall = papers.layout === 'tall'
    const isPhone = isTall || isLow(window)
    // On a phone the paper with the next steps lies below the table, or takes the column below the strip.
    const endPaper = isTall
      ? boxOf(0, window.height * 0.74, window.width, window.height)
      : boxOf(papers.strip.left, papers.strip.bottom, window.width, window.height)
    const covering = [papers.strip, ...(isPhone ? [endPaper] : [])]
    expect(measurePage({ pieces, eye: camera, window, papers: covering }).covered).toEqual([])
    const told = pieces.filter(({ group }) => group === 'score' || group === 'ending')
    expect(told.map(({ kind }) => kind).sort()).toEqual(['pad', 'tent'])
    const boxes = told.map((piece) => projectedBounds(camera, outlinePointsOf([piece])))
    for (const box of boxes) {
      expect(Math.min(box.left, box.top, window.width - box.right, window.height - box.bottom)).toBeGreaterThan(0)
      expect(widthOf(box)).toBeGreaterThan(isPhone ? 80 : 100)
      expect(covering.filter((it) => overlap(it, box))).toEqual([])
      const field = pieces
        .filter(({ group, kind }) => group === undefined && kind !== 'mark')
        .map((piece) => projectedBounds(camera, outlinePointsOf([piece])))
      expect(field.filter((it) => overlap(it, box))).toEqual([])
    }
    const pad = projectedBounds(camera, outlinePointsOf(told.filter(({ kind }) => kind === 'pad')))
    expect(heightOf(pad)).toBeGreaterThan(window.height * (isPhone ? 0.165 : 0.18))
    // There are no hands any more: their cards are one pile.
    expect(
      endingScene(drawn, ['A']).filter(({ group }) => group === 'hand' || group?.startsWith('fan:') === true),
    ).toEqual([])
  })
})

it.each(['cassino-21', 'boston-books', 'color-casino'])(
  'the pad of %s lies where cards were, once none are left',
  async (game) => {
    const position = viewAt(game, galleryPositions()[game]!)
    const { plan, window } = await endPageOf(
      game,
      position,
      '1280x720',
      ({ group, kind }) => group !== undefined || kind === 'mark',
    )
    const { pieces, camera, papers } = plan
    const pad = projectedBounds(camera, outlinePointsOf(pieces.filter(({ kind }) => kind === 'pad')))
    expect(heightOf(pad)).toBeGreaterThan(window.height * 0.4)
    expect(pad.right).toBeLessThan(papers.strip.left)
    expect(measurePage({ pieces, eye: camera, window, papers: [papers.strip] }).covered).toEqual([])
  },
)

it.each(games.map(({ info }) => info.id))('the board of %s is as large at the end as in the game', async (game) => {
  const position = viewAt(game, galleryPositions()[game]!)
  for (const size of ['1280x720', '1920x1080', '3440x1440'] as const) {
    const [inPlay, atEnd] = [await pageOf(game, position, size), (await endPageOf(game, position, size)).plan]
    const heights = [inPlay, atEnd].map(({ pieces, camera }) => {
      const board = pieces.filter(({ kind }) => kind === 'board' || kind === 'sheet')
      return board.length === 0 ? 0 : heightOf(projectedBounds(camera, outlinePointsOf(board)))
    })
    expect(heights[1], size).toBeGreaterThanOrEqual(heights[0]! - 1)
  }
})

type Box = ReturnType<typeof projectedBounds>
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
