import { describe, expect, it } from 'vitest'
import { planPage } from '../../../src/renderer/framing/page-plan'
import { gameById } from '../../../src/rules/catalogue'
import { SIZES } from '../../bench/framing/floors'
import { measurePage } from '../../bench/framing/measure'
import { galleryPositions, viewAt, type GalleryGame } from '../../bench/framing/positions'
import { pageRequestOf, remFor } from './pages'

/** Factor of the largest text that can be chosen. */
const LARGEST = 2
/** Least height of an open card in play and in the viewer's hand, in CSS pixels, with the largest text. */
const LEAST = { play: 30, hand: 44 } as const

/** Plans and measures a page with the largest text. */
async function pageWithLargestText(game: string, position: GalleryGame, size: (typeof SIZES)[number]) {
  const [width, height] = size.split('x').map(Number) as [number, number]
  const request = await pageRequestOf(game, viewAt(game, position), size, remFor(width, height) * LARGEST)
  const { pieces, camera, papers } = planPage(request)
  const figures = measurePage({ pieces, eye: camera, window: request.window, papers: [papers.strip, papers.verbs] })
  return { request, pieces, figures }
}

describe.each(Object.entries(galleryPositions()))('text twice as large at %s', (game, position) => {
  it.each(SIZES)(
    'covers nothing in a window of %s, and leaves cards that can be told apart and touched',
    async (size) => {
      const { figures } = await pageWithLargestText(game, position, size)
      expect(figures.covered).toEqual([])
      expect(figures.play ?? Infinity).toBeGreaterThanOrEqual(LEAST.play)
      expect(figures.hand ?? Infinity).toBeGreaterThanOrEqual(LEAST.hand)
    },
  )

  it('covers and loses nothing at the largest table', async () => {
    const seats = gameById(game)!.info.seats.max
    for (const size of SIZES) {
      const { request, pieces, figures } = await pageWithLargestText(game, { ...position, seats, moves: [] }, size)
      expect({ size, covered: figures.covered }).toEqual({ size, covered: [] })
      const there = new Set(pieces.map(({ id }) => id))
      const lost = request.pieces.filter(({ id, group }) => group !== 'pad' && !there.has(id))
      expect({ size, lost: lost.map(({ id }) => id) }).toEqual({ size, lost: [] })
    }
  })
})
