import { describe, expect, it } from 'vitest'
import { arrangedForPicture, focusOf } from '../../../src/renderer/exhibit/first-move'
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
    const [xs, zs] = [
      field.flatMap(({ x, w }) => [x - w / 2, x + w / 2]),
      field.flatMap(({ z, d }) => [z - d / 2, z + d / 2]),
    ]
    expect(Math.min(...xs)).toBeGreaterThan(focus.x)
    expect(Math.max(...xs)).toBeLessThan(focus.x + focus.w)
    expect(Math.min(...zs)).toBeGreaterThan(focus.z)
    expect(Math.max(...zs)).toBeLessThan(focus.z + focus.d)
    // A square board fills a picture from top to bottom.
    expect(focus.d).toBeLessThan(20)
  })

  it.each(['new-york-whist', 'chicago-casino', 'cassino-21'])(
    '%s, which has no board: shows the hand below the middle, and cuts nothing off',
    async (game) => {
      const face = await loadGameFace(game)
      const { pieces } = pageFromAbove(face, viewAt(game, galleryPositions()[game]!))
      const shown = arrangedForPicture(pieces, new Set())
      const isInHand = ({ touch }: { readonly touch?: string }) => touch?.startsWith('hand:') === true
      expect(shown.filter(isInHand).length).toBeGreaterThan(1)
      expect(shown.filter(({ kind }) => kind !== 'card')).toEqual([])
      const focus = focusOf(shown)
      for (const { x, z, w, d } of topViewOf(shown)) {
        expect(Math.abs(x - focus.x - focus.w / 2) + w / 2).toBeLessThan(focus.w / 2 + 0.5)
        expect(Math.abs(z - focus.z - focus.d / 2) + d / 2).toBeLessThan(focus.d / 2 + 0.5)
      }
    },
  )
})
