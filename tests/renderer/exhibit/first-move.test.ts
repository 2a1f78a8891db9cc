import { describe, expect, it } from 'vitest'
import { arrangedForPicture, focusOf } from '../../../src/renderer/exhibit/first-move'
import { heightOf, shrink } from '../../../src/renderer/framing/box'
import { groupsOf } from '../../../src/renderer/framing/table-layout'
import { pageFromAbove, topViewOf } from '../../../src/renderer/pictures/top-view'
import { loadGameFace } from '../../../src/renderer/games'
import { GAME_IDS } from '../../../src/rules/manifest'
import { galleryPositions, viewAt } from '../../bench/framing/positions'
import { IDLE_CONTEXT } from '../games/contract'

describe('the part of the table on a game’s picture', () => {
  it.each(GAME_IDS)('%s: is the whole field and little more', async (game) => {
    const face = await loadGameFace(game)
    const pieces = face.scene(viewAt(game, galleryPositions()[game]!), IDLE_CONTEXT)
    const focus = focusOf(pieces)
    const field = topViewOf(groupsOf(pieces).field)
    const [xs, ys] = [
      field.flatMap(({ x, w }) => [x - w / 2, x + w / 2]),
      field.flatMap(({ y, h }) => [y - h / 2, y + h / 2]),
    ]
    expect(Math.min(...xs)).toBeGreaterThan(focus.left)
    expect(Math.max(...xs)).toBeLessThan(focus.right)
    expect(Math.min(...ys)).toBeGreaterThan(focus.top)
    expect(Math.max(...ys)).toBeLessThan(focus.bottom)
    // A square board fills a picture from top to bottom.
    expect(heightOf(focus)).toBeLessThan(20)
  })

  it.each(['new-york-whist', 'chicago-casino', 'cassino-21'])(
    '%s, which has no board: shows the hand below the middle, and cuts nothing off',
    async (game) => {
      const { pieces } = pageFromAbove(await loadGameFace(game), viewAt(game, galleryPositions()[game]!))
      const shown = arrangedForPicture(pieces, new Set())
      const isInHand = ({ touch }: { readonly touch?: string }) => touch?.startsWith('hand:') === true
      expect(shown.filter(isInHand).length).toBeGreaterThan(1)
      expect(shown.filter(({ kind }) => kind !== 'card')).toEqual([])
      const focus = focusOf(shown)
      const { left, top, right, bottom } = shrink(focus, -0.5)
      for (const { x, y, w, h } of topViewOf(shown)) {
        expect(x - w / 2).toBeGreaterThan(left)
        expect(x + w / 2).toBeLessThan(right)
        expect(y - h / 2).toBeGreaterThan(top)
        expect(y + h / 2).toBeLessThan(bottom)
      }
    },
  )
})
