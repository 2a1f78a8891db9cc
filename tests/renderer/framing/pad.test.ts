import { expect, test } from 'vitest'
import { heightOf, widthOf } from '../../../src/renderer/framing/box'
import { projectedBounds } from '../../../src/renderer/framing/camera'
import { outlinePointsOf } from '../../../src/renderer/framing/outline'
import { galleryPositions, viewAt } from '../../bench/framing/positions'
import { pageOf, type WindowName } from './pages'

/** Least width and height at which the pad's writing can be read, in CSS pixels. */
const READ = 280

/** Returns the box of the pad on a page of a fresh deal, and those of all that lies there; the pad's is null without one. */
async function padAt(game: string, size: WindowName) {
  const seen = viewAt(game, { ...galleryPositions()[game]!, moves: [] })
  const { pieces, camera } = await pageOf(game, seen, size)
  const boxOfPiece = (piece: (typeof pieces)[number]) => projectedBounds(camera, outlinePointsOf([piece]))
  const pad = pieces.find(({ kind }) => kind === 'pad')
  const others = pieces.filter(({ kind }) => kind !== 'pad' && kind !== 'mark')
  return { pad: pad === undefined ? null : boxOfPiece(pad), others: others.map(boxOfPiece) }
}

const CARD_TABLES = ['new-york-whist', 'boston-books', 'pittsburgh-draw']

test.each(CARD_TABLES.flatMap((game) => (['3440x1440', '2560x1080'] as const).map((size) => [game, size] as const)))(
  'the pad of %s lies beside the trick in a window of %s, to be read, and clear of all else',
  async (game, size) => {
    const { pad, others } = await padAt(game, size)
    expect(Math.min(widthOf(pad!), heightOf(pad!))).toBeGreaterThan(READ)
    for (const { left, top, right, bottom } of others)
      expect(right <= pad!.left || pad!.right <= left || bottom <= pad!.top || pad!.bottom <= top).toBe(true)
  },
)

test.each([...CARD_TABLES, 'cassino-21'])('no pad lies on the table of %s where there is no room', async (game) => {
  expect((await padAt(game, '1280x720')).pad).toBeNull()
})
