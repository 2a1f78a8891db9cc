import { expect, test } from 'vitest'
import { GAMES_WITH_CUTS, loadCuts } from '../../../src/renderer/services/exhibit-cuts'
import { GAME_IDS } from '../../../src/rules/manifest'

test('the page finds the cuts of a game, and none of a game that has none', async () => {
  expect(GAME_IDS).toEqual(expect.arrayContaining([...GAMES_WITH_CUTS]))
  const cuts = await loadCuts('forty-nine')
  expect(cuts.length).toBeGreaterThan(4)
  expect(cuts[0]!.record.game).toBe('forty-nine')
  expect(GAMES_WITH_CUTS.has('forty-nine')).toBe(true)
  expect(await loadCuts('chess')).toEqual([])
})
