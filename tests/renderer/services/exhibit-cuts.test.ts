import { expect, test } from 'vitest'
import { GAMES_WITH_CUTS, loadCuts } from '../../../src/renderer/services/exhibit-cuts'
import { GAME_IDS } from '../../../src/rules/manifest'

test('the page finds the cuts of a game, and none of a game that has none', async () => {
  expect([...GAMES_WITH_CUTS].sort()).toEqual([...GAME_IDS].sort())
  const cuts = await loadCuts('forty-nine')
  expect(cuts.length).toBeGreaterThanOrEqual(50)
  expect(cuts[0]!.record.game).toBe('forty-nine')
  expect(await loadCuts('chess')).toEqual([])
})
