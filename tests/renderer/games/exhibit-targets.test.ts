import { describe, expect, test } from 'vitest'
import { GAME_IDS } from '../../../src/rules/manifest'
import { everyOther, runCount, selectCases } from '../../scale'
import { answeringParts, areCloseByNature, litOutlines } from './exhibit-figures'
import { exhibitTables, SCREENS } from './exhibit-tables'
import { gapsOn } from './target-gaps'

/** Number of the cuts of a game that are measured, and the longest time for them on a busy machine, in milliseconds. */
const [CUTS, ALL] = [8, 300_000]
/** Least size of what can be touched, the error of its measurement, and the least gap, in millimetres. */
const [LEAST_MM, ERROR_MM, LEAST_GAP_MM] = [15, 1, 3]

describe.each(selectCases(SCREENS))('on a screen of $name', (screen) => {
  test.each(everyOther(GAME_IDS))(
    'each lit thing of %s on the table in depth is 15 mm large, 3 mm from others',
    async (game) => {
      const tables = await exhibitTables(game, screen, runCount(CUTS, 1))
      const sizes = tables.flatMap((table) => answeringParts(table, screen))
      expect(sizes.length).toBeGreaterThan(0)
      expect(sizes.filter(({ mm }) => mm < LEAST_MM - ERROR_MM)).toEqual([])
      const apart = tables
        .flatMap(({ plan, touchable }) => gapsOn(plan, touchable, screen))
        .filter((gap) => !areCloseByNature(gap))
      expect(apart.filter(({ px }) => px * screen.pitch < LEAST_GAP_MM)).toEqual([])
      // The page's own buttons lie beside the table, at least as far from its edge.
      const [x, y] = [screen.width / 2, screen.height / 2]
      const beyond = tables
        .flatMap((table) => litOutlines(table, screen))
        .filter(({ outline }) => outline.some(([across, up]) => Math.abs(across) > x || Math.abs(up) > y))
      expect(beyond).toEqual([])
    },
    ALL,
  )
})
