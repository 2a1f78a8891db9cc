import { expect, test } from 'vitest'
import { gradeOf } from '../../../../src/bots/solvers/grades'
import { botFor } from '../../../../src/bots/all-bots'
import { runSearch } from '../../../../src/bots/solvers/solver'
import type { SolveResult } from '../../../../src/bots/worker/messages'
import { meetsFilter, DEAL_FILTERS } from '../../../../src/renderer/stores/table/deals'
import { gameById } from '../../../../src/rules/catalogue'
import { defaults, LineOfPlay, createSeedSource } from '../../../../src/rules/kit'
import { IS_FULL_DEPTH } from '../../../scale'

/** Returns what the solver finds out about a puzzle as it is dealt. */
function solvedDeal(id: string, seed: string): SolveResult {
  const game = gameById(id)!
  const line = new LineOfPlay(game, defaults(game.info), 1, createSeedSource(seed))
  line.settleChance()
  const { solvable, shortest, effort = null } = runSearch(botFor(line.game).solver!.solve(line.state))
  return { solvable, shortest, effort, moves: [] }
}

test.each([
  ['suite-assembling', 48],
  ['thirteen-puzzle', IS_FULL_DEPTH ? 16 : 6],
] as const)('%s: every wish is met by some of %i deals and refuses others', (id, length) => {
  const deals = Array.from({ length }, (_, i) => solvedDeal(id, `wish ${i}`))
  for (const wish of DEAL_FILTERS) {
    const met = deals.filter((deal) => meetsFilter(id, deal, wish))
    expect(met.length, wish).toBeGreaterThan(0)
    if (wish === 'fallen') expect(met).toHaveLength(deals.length)
    else for (const deal of met) expect(deal.solvable).toBe(true)
  }
  const grades = deals.filter((deal) => deal.solvable).map((deal) => gradeOf(id, deal.effort!))
  expect(new Set(grades).size).toBe(3)
})

test('a deal that cannot be told about suits nobody who wants one that comes out', () => {
  const unknown: SolveResult = { solvable: null, moves: [], shortest: false, effort: null }
  expect(DEAL_FILTERS.filter((wish) => meetsFilter('suite-assembling', unknown, wish))).toEqual(['fallen'])
})
